import { type GameRecord, packRecord, RecordError, readRecord, unpackRecord } from '@deedbook/engine';
import { linkTo } from '../app/route.ts';

/** A link that carries a whole game: its packed record, in letters that an address may have. */
export function shareLink(record: string): string {
  const bytes = packRecord(readRecord(record));
  const letters = btoa(String.fromCharCode(...bytes))
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
    throw new RecordError('this link is damaged: copy it whole', 'link');
  }
  return unpackRecord(bytes);
}
