import { buildScene, type Scene, Session } from '@deedbook/engine';
import { seatOf } from './expectations.ts';
import type { Case } from './read.ts';

/** A case as a position to play in the app: the scene, and the answers given in it. */
export interface Example {
  readonly id: string;
  readonly rules: readonly string[];
  readonly people: readonly number[];
  readonly line: readonly string[];
  readonly scene: Scene;
}

/** What the app needs of a case. The answers end where the case undoes something. */
export function exampleOf({ id, rules, given, steps }: Case): Example {
  const game = new Session(buildScene(given));
  const line: string[] = [];
  const acts = steps.flatMap(({ when }) => when).filter(({ kind }) => kind === 'answer');
  for (const { who, key } of acts) {
    if (key === 'undo' || key === 'redo') break;
    const seat = who === null ? game.asked[0] : seatOf(game.state, who);
    if (seat === undefined || seat === null || game.answer(seat, key) !== null) break;
    line.push(`${seat} ${key}`);
  }
  const people = new Set(line.map(answer => Number(answer[0])));
  if (people.size === 0) people.add(game.asked[0] ?? 0);
  return { id, rules, people: [...people], line, scene: given };
}

/** The file of examples: one on each line, so that a change shows where it is. */
export const writeExamples = (cases: readonly Case[]): string =>
  `[\n${cases.map(each => JSON.stringify(exampleOf(each))).join(',\n')}\n]\n`;
