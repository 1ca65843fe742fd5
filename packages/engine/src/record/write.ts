import { type GameSetup, whyNotSetUp } from '../rules/setup/setup.ts';
import { type Answer, Session } from '../session.ts';
import type { State } from '../state/state.ts';
import { misfit, orStuck, RecordError, setupError } from './error.ts';
import type { GameRecord } from './record.ts';
import { ENGINE_VERSION } from './version.ts';

/*
 * Writes games and replays records known to be valid. Reading untrusted files needs the schemas, which are large; they
 * are kept separate so that a page can do without them.
 */

export const RECORD_FORMAT = 'deedbook-record/1';
export const POSITION_FORMAT = 'deedbook-position/1';

export const setupOf = ({ scenario, seats, seed, options }: GameRecord): GameSetup => ({
  scenario,
  heroes: seats.map(seat => seat.hero),
  seed,
  options,
  ...(seats.some(({ name }) => name) && { names: seats.map(({ name = '' }) => name) }),
});

/** A seat in a record. */
export const seatOf = (hero: string, name = ''): GameRecord['seats'][number] =>
  name === '' ? { hero } : { hero, name };

const answerOf = (line: string): Answer => ({ seat: Number(line[0]), key: line.slice(2) });

/** The record of a game that was started from its setup. */
export function recordOf(session: Session): GameRecord {
  const { setup } = session;
  if (!setup) throw new RecordError('unrecorded', 'this game began from a position: it has no record from the start');
  return {
    format: RECORD_FORMAT,
    engine: ENGINE_VERSION,
    scenario: setup.scenario,
    options: { ...setup.options },
    seats: setup.heroes.map((hero, seat) => seatOf(hero, setup.names?.[seat])),
    seed: setup.seed,
    answers: session.log.map(({ seat, key }) => `${seat} ${key}`),
  };
}

export const writeRecord = (record: GameRecord): string => `${JSON.stringify(record, null, 1)}\n`;

/** The whole position as a file; it can be read and continued even in the middle of a decision. */
export const writePosition = (state: State): string =>
  `${JSON.stringify({ format: POSITION_FORMAT, engine: ENGINE_VERSION, state })}\n`;

/**
 * Continues a saved game, record and position together, without replaying it; null if another version saved it. The
 * session can recall what led to the position later.
 */
export function resume(
  record: GameRecord,
  position: { readonly engine: string; readonly state: State },
): Session | null {
  if (record.engine !== ENGINE_VERSION || position.engine !== ENGINE_VERSION) return null;
  return Session.resume(setupOf(record), record.answers.map(answerOf), position.state);
}

/** Replays a record. One from another engine version works as long as each of its answers is still accepted. */
export function replay(record: GameRecord, options: { upTo?: number } = {}): Session {
  const setup = setupOf(record);
  const wrong = whyNotSetUp(setup);
  if (wrong !== null) throw setupError(wrong);
  const session = new Session(setup);
  const count = Math.min(record.answers.length, options.upTo ?? Number.POSITIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    const { seat, key } = answerOf(record.answers[i] as string);
    const refusal = orStuck(`answers[${i}]`, () => session.answer(seat, key));
    if (refusal) {
      const message = `'${key}' of seat ${seat} is refused by ${refusal.rule}`;
      throw misfit('answer', record.engine, message, `answers[${i}]`, `${i + 1}: ${key}`);
    }
  }
  return session;
}
