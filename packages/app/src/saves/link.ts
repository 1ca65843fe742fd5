import { type GameRecord, packRecord, RecordError, readRecord, unpackRecord } from '@deedbook/engine';
import { linkTo } from '../platform/route.ts';

/** A two-byte checksum: a truncated link would otherwise be a shorter game. */
function sumOf(bytes: Uint8Array): [number, number] {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 251;
    b = (b + a) % 251;
  }
  return [a, b];
}

/** Bytes and their checksum in characters allowed in an address. */
export const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from([...bytes, ...sumOf(bytes)], byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The bytes in such letters, which may come from anywhere. */
export function fromLetters(letters: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  } catch {
    throw new RecordError('link', 'this link is damaged: copy it whole');
  }
  const game = bytes.subarray(0, -2);
  if (String(sumOf(game)) !== String([...bytes.subarray(-2)])) {
    throw new RecordError('link', 'this link has lost some of its letters: copy it whole');
  }
  return game;
}

/** A link that contains a whole game. */
export const shareLink = (record: string): string =>
  `${location.origin}${location.pathname}${linkTo('replay')}?g=${toLetters(packRecord(readRecord(record)))}`;

/** The game of such a link. */
export const recordIn = (letters: string): GameRecord => unpackRecord(fromLetters(letters));
