import type { Seat } from '../core/effect.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { optionWords, readOption } from '../rules/setup/options.ts';
import { newGame } from '../rules/setup/setup.ts';
import { MOST_ANSWERS } from '../session.ts';
import { misfit, orStuck, RecordError } from './error.ts';
import { placeAt, placeBytes, uncheckedPlaceAt } from './places.ts';
import { checkedRecord, type GameRecord } from './record.ts';
import { ENGINE_VERSION } from './version.ts';
import { RECORD_FORMAT, seatOf, setupOf } from './write.ts';

/*
 * The compact form of a record, for links and storage: a line of text with the set-up, then for each answer its place
 * among everything that could have been answered, nearly always in one byte. It has to be played to be read. Another
 * engine version may offer other answers in these places, so two bits of each byte check the words of all answers so
 * far: where the versions part, reading stops there or a few answers later.
 */

const MARK = 'D3';
/** The form before: a place takes a whole byte, and nothing checks what stands there. */
const UNCHECKED = 'D2';
const LINE_END = 10;
/** A running check of what has been answered. */
const checkOf = (check: number, line: string): number =>
  [...line].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) as number), 16_777_619), check) >>> 0;
const CHECK_START = 2_166_136_261;
/** The two bits of it that a byte has room for. */
const checkBits = (check: number): number => (check >>> 24) & 0b1100_0000;

/** Everything that could be answered now, in a fixed order: who is asked first, then standing options by seat. */
function answersOpen(table: MageKnight): { seat: Seat; key: string }[] {
  const asked = table.advance().map(question => question.seat);
  const others = table.state.players.map((_, seat) => seat).filter(seat => !asked.includes(seat));
  return [...asked, ...others].flatMap(seat =>
    (table.questionFor(seat)?.options ?? []).map(option => ({ seat, key: option.choice.key })),
  );
}

/** Writes a record in its compact form: this engine version plays it, whichever one recorded it. */
export function packRecord(record: GameRecord): Uint8Array {
  const { scenario, seats, seed, answers, options } = checkedRecord(record);
  const header = [
    MARK,
    ENGINE_VERSION,
    scenario,
    optionWords(options).join(';'),
    seats.map(({ hero, name = '' }) => (name === '' ? hero : `${hero}=${encodeURIComponent(name)}`)).join(','),
    seed,
  ];
  const bytes = [...`${header.join('|')}\n`].map(sign => sign.charCodeAt(0));
  const table = new MageKnight(newGame(setupOf(record)));
  let check = CHECK_START;
  for (const [i, line] of answers.entries()) {
    const place = answersOpen(table).findIndex(({ seat, key }) => line === `${seat} ${key}`);
    if (place < 0) {
      const message = `'${line}' is not an answer that could be given`;
      throw misfit('answer', record.engine, message, `answers[${i}]`, `${i + 1}: ${line.slice(2)}`);
    }
    check = checkOf(check, line);
    bytes.push(...placeBytes(place, checkBits(check)));
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

/** The longest line with a set-up: eight names of 200 characters from far away take most of it. */
const LONGEST_HEADER = 20_000;

/** The set-up that a compact record begins with, in which form the answers follow, and where they begin. */
function headerOf(bytes: Uint8Array) {
  const end = bytes.subarray(0, LONGEST_HEADER).indexOf(LINE_END);
  const header = Array.from(bytes.subarray(0, Math.max(0, end)), byte => String.fromCharCode(byte)).join('');
  const [mark, engine, scenario, options, heroes, ...seed] = header.split('|');
  if ((mark !== MARK && mark !== UNCHECKED) || engine === undefined || scenario === undefined || heroes === undefined) {
    throw new RecordError('link', 'this is not a compact record');
  }
  const setup = {
    format: RECORD_FORMAT,
    engine,
    scenario,
    options: optionsIn(options ?? ''),
    seats: heroes.split(',').map(seatIn),
    seed: seed.join('|'),
    answers: [],
  } as const;
  return { setup: checkedRecord(setup), read: mark === MARK ? placeAt : uncheckedPlaceAt, start: end + 1 };
}

/** Reads a compact record by playing it; one of another engine version as long as its answers are found. */
export function unpackRecord(bytes: Uint8Array): GameRecord {
  if (bytes.length > LONGEST_HEADER + MOST_ANSWERS) throw new RecordError('long', 'the link is too long');
  const { setup, read, start } = headerOf(bytes);
  const answers: string[] = [];
  const table = new MageKnight(newGame(setupOf(setup)));
  let check = CHECK_START;
  for (let at = start; at < bytes.length; ) {
    const { place, bits, next } = read(bytes, at);
    const answer = orStuck(`byte ${at}`, () => answersOpen(table)[place]);
    const line = answer ? `${answer.seat} ${answer.key}` : '';
    check = checkOf(check, line);
    if (!answer || (bits ?? checkBits(check)) !== checkBits(check)) {
      const message = answer ? `'${line}' is not what was answered` : `there is no answer ${place} at this point`;
      throw misfit('link', setup.engine, message, `byte ${at}`, `${answers.length + 1}`);
    }
    orStuck(`byte ${at}`, () => table.answer(answer.seat, answer.key));
    answers.push(line);
    at = next;
  }
  return { ...setup, answers };
}
