import type { News, Seat } from '@deedbook/engine';
import { isSameJson, type Json } from './patch.ts';

/* A seat's history in wire format. Most of it names the seat that answered, so that seat is written once. */

/**
 * What a seat heard because of one answer. Answers of others that it heard nothing of are not counted, so `at` reveals
 * nothing about them: it is the index in this seat's own history.
 */
export interface WireMoment {
  readonly seat: Seat | null;
  readonly news: readonly News[];
  readonly fence: boolean;
}

/** The name of the news and the rest of it; a dot before the name means the seat that answered. */
type PackedNews = string | readonly [name: string, rest: object];
/** A moment: who answered, 1 if undo cannot pass it, and the news. */
export type PackedMoment = readonly [seat: Seat | null, ...fenceAndNews: (1 | PackedNews)[]];

/**
 * How the history changed: the first `keep` moments stay, others are added after them. With 1 at the end, undo can no
 * longer pass the last one kept.
 */
export type PastChange = readonly [keep: number, add: readonly PackedMoment[], close?: 1 | undefined];

const OWN = '.';

function packNews({ news, ...rest }: News, seat: Seat | null): PackedNews {
  const { seat: about, ...others } = rest as { seat?: Seat };
  const isOwn = about !== undefined && about === seat;
  const name = isOwn ? OWN + news : news;
  const more = isOwn ? others : rest;
  return Object.keys(more).length === 0 ? name : [name, more];
}

function unpackNews(packed: PackedNews, seat: Seat | null): News {
  const [name, rest] = typeof packed === 'string' ? [packed, {}] : packed;
  return (name.startsWith(OWN) ? { news: name.slice(OWN.length), seat, ...rest } : { news: name, ...rest }) as News;
}

export const packMoment = ({ seat, fence, news }: WireMoment): PackedMoment => [
  seat,
  ...(fence ? [1 as const] : []),
  ...news.map(one => packNews(one, seat)),
];

const unpackMoment = ([seat, ...rest]: PackedMoment): WireMoment => ({
  seat,
  fence: rest[0] === 1,
  news: rest.filter(one => one !== 1).map(one => unpackNews(one, seat)),
});

/** The history after a change. */
export function pastAfter(past: readonly WireMoment[], [keep, add, close]: PastChange): readonly WireMoment[] {
  const kept = past.slice(0, keep);
  const last = kept.at(-1);
  if (close === 1 && last) kept[keep - 1] = { ...last, fence: true };
  return [...kept, ...add.map(unpackMoment)];
}

/**
 * How one history became the other. Moments are the same objects as long as they are unchanged. Null if nothing
 * changed.
 */
export function pastChange(before: readonly WireMoment[], after: readonly WireMoment[]): PastChange | null {
  let keep = Math.min(before.length, after.length);
  // Changes are at the end, but an earlier moment may have been closed meanwhile.
  while (keep > 0 && !isSamePrefix(before, after, keep)) keep--;
  const isClosed = closes(before[keep], after[keep]);
  if (isClosed) keep++;
  const add = after.slice(keep).map(packMoment);
  if (add.length === 0 && keep === before.length && !isClosed) return null;
  return isClosed ? [keep, add, 1] : [keep, add];
}

const closes = (before: WireMoment | undefined, after: WireMoment | undefined): boolean =>
  before !== undefined &&
  after?.fence === true &&
  !before.fence &&
  before.seat === after.seat &&
  isSameJson(before.news as unknown as Json, after.news as unknown as Json);

/** Moments change only after the last closed one, so only those need comparing. */
function isSamePrefix(before: readonly WireMoment[], after: readonly WireMoment[], length: number): boolean {
  for (let i = length - 1; i >= 0; i--) {
    if (before[i] !== after[i]) return false;
    if (before[i]?.fence) return true;
  }
  return true;
}
