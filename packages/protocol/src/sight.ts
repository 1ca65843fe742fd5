import {
  type Act,
  type Asked,
  type Choice,
  choice,
  type Moment,
  type News,
  readKey,
  type ScoreSheet,
  type Seat,
  type SeatState,
  type ToldNews,
  type View,
} from '@deedbook/engine';
import type { Orders } from './orders.ts';
import type { Json } from './patch.ts';
import type { TableFacts } from './tables.ts';

/*
 * What one seat sees, in wire format: the engine's view and question, without what a client can derive. The server
 * builds it only with the engine's view code.
 */

/** A choice in wire format: the kind of act, its key, what the key does not say, and its place if unusual. */
export type WireChoice = readonly [act: string, key: string, more?: Json, at?: readonly [kind: string, id: string] | 0];

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

/**
 * What a seat heard because of one answer. Answers of others that it heard nothing of are not counted, so `at` reveals
 * nothing about them: it is the index in this seat's own history.
 */
export interface WireMoment {
  readonly seat: Seat | null;
  readonly news: readonly News[];
  readonly fence: boolean;
}

const sameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export function packChoice({ key, act, at }: Choice): WireChoice {
  const named = readKey(act.act, key) as Record<string, unknown> | null;
  const more: Record<string, Json> = {};
  let hasMore = false;
  for (const [field, value] of Object.entries(act)) {
    if (field === 'act' || (named !== null && field in named && sameJson(named[field], value))) continue;
    more[field] = value as Json;
    hasMore = true;
  }
  const usual = choice(act).at;
  const isUsual = at?.kind === usual?.kind && at?.id === usual?.id;
  if (!isUsual) return [act.act, key, hasMore ? more : null, at === undefined ? 0 : [at.kind, at.id]];
  return hasMore ? [act.act, key, more] : [act.act, key];
}

export function unpackChoice([name, key, more = null, at]: WireChoice): Choice {
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
