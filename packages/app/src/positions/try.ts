import { Session } from '@deedbook/engine';
import { type Puzzle, stateOf } from '@deedbook/positions';
import type { Text } from '@deedbook/text';
import { create } from 'zustand';
import { openLocalGame } from '../game/local-game.ts';
import type { Plan } from '../seats/plan.ts';
import { keepTried, triedOf } from './tried.ts';

/** The id of the table at which positions are tried. */
export const TRY = 'try';

/** A position at the table: what it is called in this browser, what it is about, and the game played from it. */
export interface Trial {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly session: Session;
  readonly plan: Plan;
}

export const useTrial = create<{ readonly trial: Trial | null }>(() => ({ trial: null }));

const linesOf = ({ log }: Session): string[] => log.map(({ seat, key }) => `${seat} ${key}`);

/** Opens a position at the table, where it was left. It is not saved among the games. */
export function openTrial(name: string, puzzle: Puzzle, text: Text): void {
  const session = new Session(stateOf(puzzle));
  for (const line of triedOf(name)) {
    // The rules or the position may have changed since: it goes on from the last answer that fits.
    if (session.answer(Number(line[0]), line.slice(2)) !== null) break;
  }
  const people = puzzle.people ?? [0];
  const plan = session.state.players.map((_, seat) => (people.includes(seat) ? 'person' : 'greedy')) satisfies Plan;
  useTrial.setState({ trial: { name, puzzle, session, plan } });
  openLocalGame(TRY, session, plan, text, { onAnswer: () => keepTried(name, linesOf(session)) });
}

/** Starts the same position over. */
export function restartTrial(text: Text): void {
  const { trial } = useTrial.getState();
  if (trial === null) return;
  keepTried(trial.name, []);
  openTrial(trial.name, trial.puzzle, text);
}

/** The next answer of the example; null where it is complete, undefined where the player has left it. */
export function nextOf({ puzzle, session }: Trial): string | null | undefined {
  const { line = [] } = puzzle;
  const given = linesOf(session);
  if (given.some((answer, i) => i < line.length && answer !== line[i])) return undefined;
  return line[given.length] ?? null;
}
