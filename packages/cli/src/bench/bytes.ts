import { deflateRawSync } from 'node:zlib';
import {
  cloneState,
  type GameRecord,
  packRecord,
  replay,
  type State,
  unpackRecord,
  viewOf,
  writeRecord,
} from '@deedbook/engine';
import { type DecidedGame, playDecided } from './games.ts';
import { mean, type Task } from './measure.ts';

/* Sizes of positions and records. They are exact: no clock, no noise. */

const lengthOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

export interface StateSize {
  readonly when: string;
  readonly players: number;
  readonly json: number;
  readonly packed: number;
  readonly view: number;
}

const MOMENTS = { early: 0.1, middle: 0.5, late: 0.9 } as const;

/** E5: the average size of an early, middle and late position in the stored games for this number of players. */
export function stateSizes(games: readonly DecidedGame[], players: number): StateSize[] {
  const moments = games.filter(game => game.setup.heroes.length === players).map(momentsOf);
  return Object.keys(MOMENTS).map((when, i) => {
    const states = moments.map(all => all[i] as State);
    return {
      when,
      players,
      json: mean(states.map(lengthOf)),
      packed: mean(states.map(state => deflateRawSync(JSON.stringify(state), { level: 9 }).length)),
      view: mean(states.map(state => lengthOf(viewOf(state, 0)))),
    };
  });
}

function momentsOf(game: DecidedGame): State[] {
  const wanted = Object.values(MOMENTS).map(part => Math.floor(game.answers.length * part));
  const found: State[] = [];
  playDecided(game, (state, answered) => {
    if (wanted.includes(answered)) found.push(cloneState(state));
  });
  return found;
}

export interface RecordSize {
  readonly answers: number;
  readonly readable: number;
  readonly compact: number;
  /** The header line with the setup; the rest of the compact form is the answers. */
  readonly header: number;
}

/** E6: the average size of some records in both forms. */
export function recordSizes(records: readonly GameRecord[]): RecordSize {
  const packed = records.map(packRecord);
  return {
    answers: mean(records.map(record => record.answers.length)),
    readable: mean(records.map(record => Buffer.byteLength(writeRecord(record)))),
    compact: mean(packed.map(bytes => bytes.length)),
    header: mean(packed.map(bytes => bytes.indexOf(0x0a) + 1)),
  };
}

/** E7: replaying records; a unit is a decision. */
export function recordTasks(records: readonly GameRecord[]): Task[] {
  const packed = records.map(packRecord);
  const goingAround = (name: string, play: (i: number) => unknown): Task => {
    let next = 0;
    return {
      name,
      run: () => {
        const i = next++ % records.length;
        play(i);
        return records[i]?.answers.length as number;
      },
    };
  };
  return [
    goingAround('replay', i => replay(records[i] as GameRecord)),
    goingAround('unpack', i => unpackRecord(packed[i] as Uint8Array)),
  ];
}
