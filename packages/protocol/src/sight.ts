import {
  type Act,
  type Asked,
  type Choice,
  choice,
  type Moment,
  readKey,
  type ScoreSheet,
  type Seat,
  type SeatState,
  type ToldNews,
  type View,
} from '@deedbook/engine';
import type { WireMoment } from './moments.ts';
import type { Orders } from './orders.ts';
import { isSameJson, type Json } from './patch.ts';
import type { TableFacts } from './tables.ts';

/*
 * What one seat sees, in wire format: the engine's view and question, without what a client can derive. The server
 * builds it only with the engine's view code.
 */

/**
 * A choice in wire format: the kind of act, its key, what the key does not say, and its place if unusual. Just the key
 * if its first word is the act and it says everything.
 */
export type WireChoice =
  | string
  | readonly [act: string, key: string, more?: Json, at?: readonly [kind: string, id: string] | 0];

/** The key that takes a choice. */
export const keyOf = (choice: WireChoice): string => (typeof choice === 'string' ? choice : choice[1]);

export interface WireAsked {
  /** The id of this question, to be sent back with the answer. */
  readonly id: string;
  readonly prompt: string;
  readonly about: Json;
  readonly standing: boolean;
  readonly choices: readonly WireChoice[];
}

/** The game as one seat sees it. A watcher's has no question. */
export interface Sight {
  readonly seat: Seat | null;
  readonly view: View;
  readonly asked: WireAsked | null;
  readonly deciding: readonly Seat[];
  readonly undo: number;
  readonly redo: number;
  readonly scores: readonly ScoreSheet[] | null;
}

/** What only one player is shown, besides the game. */
export interface Own {
  readonly seat: Seat;
  readonly orders: Orders;
  readonly plan: readonly string[];
}

/** Everything a connection knows: sent whole once, then as patches. */
export interface TableDoc {
  readonly table: TableFacts;
  readonly own: Own | null;
  readonly sight: Sight | null;
}

/** Recently packed choices, by key: most of them come up again in the next question. */
const packed = new Map<string, { readonly of: Choice; readonly wire: WireChoice }>();
const MOST_PACKED = 5_000;

const isSameChoice = (a: Choice, b: Choice): boolean => {
  if (a.at?.kind !== b.at?.kind || a.at?.id !== b.at?.id) return false;
  return isSameJson(a.act as unknown as Json, b.act as unknown as Json);
};

/** The same choice gives the same object, so that it need not be compared part by part. */
export function packChoice(of: Choice): WireChoice {
  const known = packed.get(of.key);
  if (known && isSameChoice(known.of, of)) return known.wire;
  const wire = pack(of);
  if (packed.size >= MOST_PACKED) packed.clear();
  packed.set(of.key, { of, wire });
  return wire;
}

const firstWord = (key: string): string => key.split(' ', 1)[0] as string;

function pack({ key, act, at }: Choice): WireChoice {
  const named = readKey(act.act, key) as Record<string, Json> | null;
  const more: Record<string, Json> = {};
  let hasMore = false;
  for (const [field, value] of Object.entries(act)) {
    if (field === 'act' || (named !== null && field in named && isSameJson(named[field] as Json, value as Json)))
      continue;
    more[field] = value as Json;
    hasMore = true;
  }
  const usual = choice(act).at;
  const isUsual = at?.kind === usual?.kind && at?.id === usual?.id;
  if (!isUsual) return [act.act, key, hasMore ? more : null, at === undefined ? 0 : [at.kind, at.id]];
  if (hasMore) return [act.act, key, more];
  return firstWord(key) === act.act ? key : [act.act, key];
}

export function unpackChoice(wire: WireChoice): Choice {
  const [name, key, more = null, at] = typeof wire === 'string' ? [firstWord(wire), wire] : wire;
  const act = { act: name, ...readKey(name as Act['act'], key), ...(more as object | null) } as Act;
  if (at === undefined) return { ...choice(act), key };
  return at === 0 ? { key, act } : { key, at: { kind: at[0], id: at[1] } as NonNullable<Choice['at']>, act };
}

export const packAsked = (asked: Asked, id: string): WireAsked => ({
  id,
  prompt: asked.prompt,
  about: asked.about as unknown as Json,
  standing: asked.standing,
  choices: asked.choices.map(packChoice),
});

/** A seat's history in the form of the table client. */
export const momentsOf = (past: readonly WireMoment[]): Moment[] =>
  past.map(({ seat, news, fence }, i) => ({ at: Math.max(0, i - 1), seat, news, fence }));

/** What the seat sees, in the form of the table client; `past` is everything it has heard so far. */
export function seatState(sight: Sight, past: readonly WireMoment[], isWhole: boolean): SeatState {
  const answers = Math.max(0, past.length - 1);
  const { asked, view, deciding, undo, redo, scores } = sight;
  const seat = sight.seat ?? 0;
  return {
    seat,
    view,
    asked: asked && ({ ...asked, seat, answers, choices: asked.choices.map(unpackChoice) } as unknown as Asked),
    deciding,
    told: past.flatMap(({ news }) => news.map((one): ToldNews => ({ to: null, news: one }))),
    answers,
    undoable: { undo, redo },
    isWhole,
    scores,
  };
}
