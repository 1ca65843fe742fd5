import { RecordError } from '@deedbook/engine';
import type { Puzzle } from './puzzle.ts';
import { LONGEST_PUZZLE, readPuzzle } from './read.ts';

/*
 * A puzzle as letters for a link: its JSON, deflated (the format has a checksum, so a shortened link is noticed), in
 * characters allowed in an address.
 */

/** Packs a puzzle for a link. */
export async function packPuzzle(puzzle: Puzzle): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(puzzle)), new CompressionStream('deflate'));
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The puzzle in a link. Throws a RecordError that says what is wrong. */
export async function unpackPuzzle(letters: string): Promise<Puzzle> {
  let json: string;
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, letter => letter.charCodeAt(0));
    json = new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate'), LONGEST_PUZZLE),
    );
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError('link', 'this link is damaged: copy it whole');
  }
  return readPuzzle(json);
}

/** Bytes after a transformation, at most this many: a few bytes of a hostile link could unpack to gigabytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RecordError('long', 'this link is too long to be a position');
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
