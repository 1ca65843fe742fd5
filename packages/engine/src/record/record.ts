import * as z from 'zod/mini';
import { CONTENT_SETS } from '../rules/catalogue.ts';
import { whyNotSetUp } from '../rules/setup.ts';
import { MODES } from '../state/state.ts';
import { firstIssue, parseJson, RecordError, setupError } from './error.ts';
import { RECORD_FORMAT, setupOf } from './write.ts';

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
  replenishSpawningGrounds: z.optional(z.boolean()),
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

/** Reads a record and checks its shape, not yet its answers. */
export function readRecord(text: string): GameRecord {
  const json = parseJson(text);
  if (typeof json === 'object' && json !== null && 'format' in json && json.format !== RECORD_FORMAT) {
    throw new RecordError(
      'format',
      `this is '${String(json.format)}', not a game record ('${RECORD_FORMAT}')`,
      'format',
    );
  }
  const read = recordShape.safeParse(json);
  if (!read.success) throw firstIssue(read.error);
  const wrong = whyNotSetUp(setupOf(read.data));
  if (wrong !== null) throw setupError(wrong);
  return read.data;
}
