import type { Effect } from '../core/effect.ts';
import type { Spot } from '../core/question.ts';
import type { Color } from '../state/mana.ts';
import type { Foe, Modifier, Name, Unit } from '../state/state.ts';
import { inForce } from './cards/banners.ts';
import type { Game } from './game.ts';
import type { Menu } from './menu.ts';
import type { Query } from './query.ts';

/*
 * What a modifier does besides bending numbers (those are hooks in the catalogue): it may let its owner do something while
 * it lasts, and it may answer to what happens. Both are entries in static tables by the modifier's name.
 */

/** Something that happened and that lasting effects may answer to. */
export type Happening =
  | { readonly event: 'recruited'; readonly unit: Name }
  | { readonly event: 'blocked'; readonly foe: Foe; readonly cards: readonly Name[] }
  /** An attack of another player was reduced to nothing, with these cards among others (PVP-EFX-06). */
  | { readonly event: 'stood'; readonly cards: readonly Name[] }
  | { readonly event: 'defeated'; readonly foe: Foe; readonly cards: readonly Name[] }
  /** One mana was used as a colour. */
  | { readonly event: 'mana-used'; readonly color: Color }
  | { readonly event: 'played'; readonly card: Name; readonly as: 'basic' | 'powered' | 'sideways' }
  /** An Attack or Block value was played; `unit` when a Unit gave it. */
  | {
      readonly event: 'value';
      readonly kind: 'attack' | 'block';
      readonly from: Name;
      /** Points of the turn were turned into it. */
      readonly converted: boolean;
    }
  | { readonly event: 'wounded'; readonly n: number }
  /** Healing points were spent: on a Wound in hand, or on a Unit. */
  | { readonly event: 'healed'; readonly points: number; readonly unit: Name | null }
  /** Unspent points have just been lost to it. */
  | { readonly event: 'combat-begins' }
  /** A Unit gives an Attack or a Block for the first time in the turn. */
  | { readonly event: 'fights-first' }
  /** A Unit was activated; `fights` for an Attack or a Block. */
  | { readonly event: 'unit-used'; readonly unit: Unit; readonly fights: boolean }
  /** The own turn begins; what lasts until then is about to end (TRN-05). */
  | { readonly event: 'turn-begins' }
  | { readonly event: 'round-ends' }
  /** The Hand limit for a draw up to it has been worked out. */
  | { readonly event: 'draws-up' }
  /** Before the clean-up of the End of Turn. */
  | { readonly event: 'turn-ends' };

/** Something a lasting effect offers. */
export interface Offered {
  readonly key: string;
  readonly effect: Effect;
  readonly at?: Spot;
}

const offers = new Map<Name, (q: Query, m: Modifier) => readonly Offered[]>();
const reactions = new Map<Name, (g: Game, m: Modifier, h: Happening) => void>();

/** While a modifier of this name lasts, its owner may do these things. */
export function offerWhile(mod: Name, what: (q: Query, m: Modifier) => readonly Offered[]): void {
  if (offers.has(mod)) throw new Error(`two offers of '${mod}'`);
  offers.set(mod, what);
}

/** While a modifier of this name lasts, this is done when something happens. It queues effects, or drops the modifier. */
export function reactTo(mod: Name, how: (g: Game, m: Modifier, h: Happening) => void): void {
  if (reactions.has(mod)) throw new Error(`two reactions of '${mod}'`);
  reactions.set(mod, how);
}

/** Tells the lasting effects, everybody's, what happened; `g.seat` is who it happened to. */
export function happened(g: Game, h: Happening): void {
  for (const m of inForce(g.s)) reactions.get(m.mod)?.(g, m, h);
}

/** Whether some own lasting effect lets something be done. */
export const offersAnything = (q: Query): boolean => inForce(q.s).some(m => m.seat === q.seat && offers.has(m.mod));

/** Offers what the own lasting effects allow. */
export function offerLasting(q: Query, menu: Menu): void {
  // Two of a kind offer the same things, each of them once.
  const offered = new Set<string>();
  for (const m of inForce(q.s)) {
    if (m.seat !== q.seat) continue;
    for (const { key, effect, at } of offers.get(m.mod)?.(q, m) ?? []) {
      if (!offered.has(key)) menu.offer(q.from(m.from), key, effect, at);
      offered.add(key);
    }
  }
}
