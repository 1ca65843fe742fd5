import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, recordOf, Session, writePosition, writeRecord } from '@deedbook/engine';
import type { GameFailure, Planned } from './game.ts';

/** What is saved about a failure. */
export interface SavedFailure {
  readonly game: number;
  readonly players: number;
  readonly seed: string;
  readonly decision: number;
  /** The answer it failed at, as in a record: `seat key`. */
  readonly answer: string;
  readonly what: string;
  /** The record up to and including that answer. */
  readonly record: string;
  /** The position before it, if there is one. */
  readonly position: string | null;
}

/** Writes the record of a failed game, and the position before the decision that failed. */
export function saveFailure(folder: string, { number, setup }: Planned, failure: GameFailure): SavedFailure {
  const { answers, position, message } = failure;
  const players = setup.heroes.length;
  const name = `${setup.scenario}-${players}p-${setup.seed}`.replaceAll(/[^\w.-]+/g, '_');
  mkdirSync(folder, { recursive: true });
  const record = join(folder, `${name}.json`);
  writeFileSync(record, writeRecord(recordWith(setup, answers)));
  const file = position && join(folder, `${name}.position.json`);
  if (file) writeFileSync(file, writePosition(position));
  const last = answers.at(-1);
  return {
    game: number,
    players,
    seed: setup.seed,
    decision: answers.length,
    answer: last ? `${last.seat} ${last.key}` : '',
    what: message,
    record,
    position: file,
  };
}

const recordWith = (setup: Planned['setup'], answers: GameFailure['answers']): GameRecord => ({
  ...recordOf(new Session(setup)),
  answers: answers.map(({ seat, key }) => `${seat} ${key}`),
});

/** One line for the output of the run. */
export const tellFailure = ({ game, players, decision, answer, what, record }: SavedFailure): string =>
  `game ${game} (${players} ${players === 1 ? 'player' : 'players'}), decision ${decision} '${answer}': ${what}; saved as ${record}`;
