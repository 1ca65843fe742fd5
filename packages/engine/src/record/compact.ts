import type { Seat } from '../core/effect.ts';
import { type GameOptions, optionWords, readOption } from '../rules/options.ts';
import { newGame } from '../rules/setup.ts';
import { MageKnight } from '../rules/table.ts';
import { RecordError } from './error.ts';
import { type GameRecord, readRecord } from './record.ts';
import { ENGINE_VERSION } from './version.ts';
import { RECORD_FORMAT, seatOf, setupOf, writeRecord } from './write.ts';

/*
 * The compact form of a record, for links and storage: a line of text with the set-up, then for each answer its place
 * among everything that could have been answered, nearly always one byte. It can only be read by the engine version that
 * wrote it, since it has to be played to be read.
 */

const MARK = 'D2';
const LINE_END = 10;
/** Places from this one on take three bytes: this one, then the place in two. */
const LONG = 255;

/** Everything that could be answered now, in a fixed order: who is asked first, then standing options by seat. */
function answersOpen(table: MageKnight): { seat: Seat; key: string }[] {
  const asked = table.advance().map(question => question.seat);
  const others = table.state.players.map((_, seat) => seat).filter(seat => !asked.includes(seat));
  return [...asked, ...others].flatMap(seat =>
    (table.questionFor(seat)?.options ?? []).map(option => ({ seat, key: option.key })),
  );
}

/** Writes a record in its compact form. The record must be playable by this engine version. */
export function packRecord(record: GameRecord): Uint8Array {
  const header = [
    MARK,
    record.engine,
    record.scenario,
    optionWords(record.options as GameOptions).join(';'),
    record.seats.map(({ hero, name = '' }) => (name === '' ? hero : `${hero}=${encodeURIComponent(name)}`)).join(','),
    record.seed,
  ];
  const bytes = [...`${header.join('|')}\n`].map(sign => sign.charCodeAt(0));
  const table = new MageKnight(newGame(setupOf(record)));
  for (const [i, line] of record.answers.entries()) {
    const place = answersOpen(table).findIndex(({ seat, key }) => line === `${seat} ${key}`);
    if (place < 0) throw new RecordError('answer', `'${line}' is not an answer that could be given`, `answers[${i}]`);
    if (place < LONG) bytes.push(place);
    else bytes.push(LONG, place >> 8, place & 255);
    table.answer(Number(line[0]), line.slice(2));
  }
  return Uint8Array.from(bytes);
}

function optionsIn(header: string): GameRecord['options'] {
  const options = {};
  for (const words of header === '' ? [] : header.split(';')) {
    const option = readOption(words);
    if (typeof option === 'string') throw new RecordError('shape', option, 'options');
    Object.assign(options, option);
  }
  return options;
}

/** A seat of the header: a hero, and a name where there is one, in letters that need no alphabet. */
function seatIn(words: string): GameRecord['seats'][number] {
  const [hero = '', name = ''] = words.split('=');
  try {
    return seatOf(hero, decodeURIComponent(name));
  } catch {
    throw new RecordError('link', 'the name of a player is damaged', 'seats');
  }
}

/** Reads a compact record by playing it. */
export function unpackRecord(bytes: Uint8Array): GameRecord {
  const end = bytes.indexOf(LINE_END);
  const [mark, engine, scenario, options, heroes, ...seed] = String.fromCharCode(
    ...bytes.slice(0, Math.max(0, end)),
  ).split('|');
  if (mark !== MARK || engine === undefined || scenario === undefined || heroes === undefined) {
    throw new RecordError('link', 'this is not a compact record');
  }
  if (engine !== ENGINE_VERSION) {
    throw new RecordError(
      'version',
      `this game was recorded with engine ${engine}; this is engine ${ENGINE_VERSION}`,
      'engine',
    );
  }
  const record: GameRecord = {
    format: RECORD_FORMAT,
    engine,
    scenario,
    options: optionsIn(options ?? ''),
    seats: heroes.split(',').map(seatIn),
    seed: seed.join('|'),
    answers: [],
  };
  readRecord(writeRecord(record));
  const table = new MageKnight(newGame(setupOf(record)));
  for (let at = end + 1; at < bytes.length; at++) {
    let place = bytes[at] as number;
    if (place === LONG) {
      place = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      at += 2;
    }
    const answer = answersOpen(table)[place];
    if (!answer) throw new RecordError('link', `there is no answer ${place} at this point`, `byte ${at}`);
    table.answer(answer.seat, answer.key);
    record.answers.push(`${answer.seat} ${answer.key}`);
  }
  return record;
}
