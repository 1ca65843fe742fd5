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
 * The compact form of a record, for links and storage: a line of text with the setup, then for each answer its index
 * among all possible answers, nearly always one byte. Reading it means replaying the game. Another engine version may
 * have other answers at these indexes, so two bits of each byte hold a checksum of all answers so far: reading stops
 * where the versions diverge, or a few answers later.
 */

const MARK = 'D3';
/** The previous format: an index takes a whole byte, without a checksum. */
const UNCHECKED = 'D2';
const LINE_END = 10;
/** A running checksum of the answers. */
const checkOf = (check: number, line: string): number =>
  [...line].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) as number), 16_777_619), check) >>> 0;
const CHECK_START = 2_166_136_261;
/** The two bits of it that fit in a byte. */
const checkBits = (check: number): number => (check >>> 24) & 0b1100_0000;

/** Every possible answer, in a fixed order: the seats asked first, then standing options by seat. */
function answersOpen(table: MageKnight): { seat: Seat; key: string }[] {
  const asked = table.advance().map(question => question.seat);
  const others = table.state.players.map((_, seat) => seat).filter(seat => !asked.includes(seat));
  return [...asked, ...others].flatMap(seat =>
    (table.questionFor(seat)?.options ?? []).map(option => ({ seat, key: option.choice.key })),
  );
}

/** Packs a record. It is replayed by this engine version, whichever one recorded it. */
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

/** A seat in the header: a hero, and the player's name if there is one, in percent-encoding. */
function seatIn(words: string): GameRecord['seats'][number] {
  const [hero = '', name = ''] = words.split('=');
  try {
    return seatOf(hero, decodeURIComponent(name));
  } catch {
    throw new RecordError('link', 'the name of a player is damaged', 'seats');
  }
}

/** The longest header: eight names of 200 non-Latin characters make up most of it. */
const LONGEST_HEADER = 20_000;

/** The setup at the start of a compact record, the format of the answers, and where they begin. */
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

/**
 * Reads a compact record by replaying it. One from another engine version works as long as its answers are still
 * possible.
 */
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
