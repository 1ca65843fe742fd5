import * as z from 'zod/mini';
import { CONTENT_SETS } from '../rules/catalogue.ts';
import type { GameOptions } from '../rules/options.ts';
import { type GameSetup, whyNotSetUp } from '../rules/setup.ts';
import { type Answer, Session } from '../session.ts';
import { MODES } from '../state/state.ts';
import { firstIssue, parseJson, RecordError } from './error.ts';
import { ENGINE_VERSION } from './version.ts';

export const RECORD_FORMAT = 'deedbook-record/1';

const short = z.string().check(z.maxLength(200));

const numbers = z.array(z.int()).check(z.maxLength(8));

/** What was chosen, each as it was given; whatever is left out is as the scenario proposes. */
const options = z.strictObject({
  mode: z.optional(z.enum(MODES)),
  mapShape: z.optional(short),
  tileCounts: z.optional(numbers),
  teams: z.optional(numbers),
  pvp: z.optional(z.boolean()),
  startLevel: z.optional(z.int()),
  cityLevels: z.optional(numbers),
  cooperativeAssault: z.optional(z.boolean()),
  sets: z.optional(z.array(z.enum(CONTENT_SETS))),
  variants: z.optional(z.array(short).check(z.maxLength(50))),
});

/** A game as a file: how it was set up and every answer, each as `seat key`. */
const recordShape = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  engine: short,
  scenario: short,
  options,
  seats: z.array(z.strictObject({ hero: short, name: z.optional(short) })).check(z.minLength(1), z.maxLength(8)),
  seed: short,
  answers: z.array(z.string().check(z.regex(/^\d \S.{0,199}$/, "an answer is 'seat key', such as '0 play march'"))),
});

export type GameRecord = z.infer<typeof recordShape>;

export const setupOf = ({ scenario, seats, seed, options }: GameRecord): GameSetup => ({
  scenario,
  heroes: seats.map(seat => seat.hero),
  seed,
  options: options as GameOptions,
});

const answerOf = (line: string): Answer => ({ seat: Number(line[0]), key: line.slice(2) });

/** The record of a game that was begun from its set-up. */
export function recordOf(session: Session): GameRecord {
  const { setup } = session;
  if (!setup) throw new RecordError('this game began from a position: it has no record from the start');
  return {
    format: RECORD_FORMAT,
    engine: ENGINE_VERSION,
    scenario: setup.scenario,
    options: { ...setup.options } as GameRecord['options'],
    seats: setup.heroes.map(hero => ({ hero })),
    seed: setup.seed,
    answers: session.log.map(({ seat, key }) => `${seat} ${key}`),
  };
}

export const writeRecord = (record: GameRecord): string => `${JSON.stringify(record, null, 1)}\n`;

/** Reads a record and checks its shape, not yet its answers. */
export function readRecord(text: string): GameRecord {
  const json = parseJson(text);
  if (typeof json === 'object' && json !== null && 'format' in json && json.format !== RECORD_FORMAT) {
    throw new RecordError(`this is '${String(json.format)}', not a game record ('${RECORD_FORMAT}')`, 'format');
  }
  const read = recordShape.safeParse(json);
  if (!read.success) throw firstIssue(read.error);
  const wrong = whyNotSetUp(setupOf(read.data));
  if (wrong !== null) throw new RecordError(wrong);
  return read.data;
}

/** Plays a record again. A record of another engine version is refused unless `anyVersion` allows the attempt. */
export function replay(record: GameRecord, options: { anyVersion?: boolean; upTo?: number } = {}): Session {
  if (record.engine !== ENGINE_VERSION && options.anyVersion !== true) {
    throw new RecordError(
      `this game was recorded with engine ${record.engine}; this is engine ${ENGINE_VERSION}`,
      'engine',
    );
  }
  const session = new Session(setupOf(record));
  const count = Math.min(record.answers.length, options.upTo ?? Number.POSITIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    const { seat, key } = answerOf(record.answers[i] as string);
    const refusal = session.answer(seat, key);
    if (refusal) throw new RecordError(`'${key}' of seat ${seat} is refused by ${refusal.rule}`, `answers[${i}]`);
  }
  return session;
}
