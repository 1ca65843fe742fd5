import { type Fits, fields, isObject, list, oneOf, optional, someOf, text, textThat } from '../core/shape.ts';
import { PLAYER_NAME, whyNotSetUp } from '../rules/setup/setup.ts';
import { MOST_ANSWERS } from '../session.ts';
import { ID, MOST_SEATS, OPTION_FIELDS } from '../state/options.ts';
import { flawError, parseJson, RecordError, setupError } from './error.ts';
import { RECORD_FORMAT, setupOf } from './write.ts';

/** A game as a file: its setup and every answer, each as `seat key`. */
const recordShape = fields({
  format: oneOf([RECORD_FORMAT]),
  engine: ID,
  scenario: ID,
  options: someOf(OPTION_FIELDS),
  seats: list(fields({ hero: ID, name: optional(PLAYER_NAME) }), MOST_SEATS, 1),
  seed: text(64),
  answers: list(
    textThat(line => /^\d \S.{0,199}$/.test(line), "an answer is 'seat key', such as '0 play march'"),
    MOST_ANSWERS,
  ),
});

export type GameRecord = Fits<typeof recordShape>;

/** Reads a record and checks its shape, but not yet its answers. */
export function readRecord(file: string): GameRecord {
  const json = parseJson(file);
  if (isObject(json) && 'format' in json && json.format !== RECORD_FORMAT) {
    throw new RecordError(
      'format',
      `this is '${String(json.format)}', not a game record ('${RECORD_FORMAT}')`,
      'format',
    );
  }
  return checkedRecord(json);
}

/** A record with a valid shape and setup. */
export function checkedRecord(json: unknown): GameRecord {
  const flaw = recordShape(json);
  if (flaw) throw flawError(flaw);
  const record = json as GameRecord;
  const wrong = whyNotSetUp(setupOf(record));
  if (wrong !== null) throw setupError(wrong);
  return record;
}
