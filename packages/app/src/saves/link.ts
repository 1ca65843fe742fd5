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

/** A link that contains a whole game: its packed record, in characters allowed in an address. */
export function shareLink(record: string): string {
  const bytes = packRecord(readRecord(record));
  const letters = btoa(Array.from([...bytes, ...sumOf(bytes)], byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${location.origin}${location.pathname}${linkTo('replay')}?g=${letters}`;
}

/** The game of such a link. */
export function recordIn(letters: string): GameRecord {
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
  return unpackRecord(game);
}
