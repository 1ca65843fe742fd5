import type { Effect, Seat } from '../core/effect.ts';
import type { Term } from '../core/numbers.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Choice } from '../protocol/choice.ts';
import type { Foe, Loss } from '../state/combat.ts';
import type { Hex } from '../state/hex.ts';
import type { Color } from '../state/mana.ts';
import type { Modifier } from '../state/modifiers.ts';
import type { Name } from '../state/names.ts';
import type { Unit } from '../state/player.ts';
import type { State } from '../state/state.ts';
import { inForce } from './cards/banners.ts';
import type { Payment } from './cards/mana.ts';
import { type Element, MODIFIERS, type Resistance } from './catalogue.ts';
import type { Reach } from './fight/values.ts';
import type { Game } from './game.ts';
import type { Menu } from './menu.ts';
import type { Query, Seen } from './query.ts';

/*
 * A lasting effect is one entry of MODIFIERS: the numbers it changes, what it lets its owner do, what it reacts to. Rules
 * ask what the entries declare and never look for an effect by its name.
 */

/** Something that happened, which lasting effects may react to. */
export type Happening =
  | { readonly event: 'recruited'; readonly unit: Name }
  /** With these cards among others; no foe: the attack of another player was reduced to nothing (PVP-EFX-06). */
  | { readonly event: 'blocked'; readonly foe: Foe | null; readonly cards: readonly Name[] }
  | { readonly event: 'defeated'; readonly foe: Foe; readonly cards: readonly Name[] }
  /** One mana was used as a color. */
  | { readonly event: 'mana-used'; readonly color: Color }
  | { readonly event: 'played'; readonly card: Name; readonly as: 'basic' | 'powered' | 'sideways' }
  /** An Attack or Block value was played; `unit` when a Unit gave it. */
  | {
      readonly event: 'value';
      readonly kind: 'attack' | 'block';
      readonly from: Name;
      /** It was converted from points of the turn. */
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
  /** The owner's turn begins; what lasts until then is about to end (TRN-05). */
  | { readonly event: 'turn-begins' }
  | { readonly event: 'round-ends' }
  /** The Hand limit for a draw up to it has been worked out. */
  | { readonly event: 'draws-up' }
  /** Before the clean-up of the End of Turn. */
  | { readonly event: 'turn-ends' };

/** What to do when something happens: queue effects, or drop the modifier. */
type Reactions = {
  readonly [E in Happening['event']]?: (g: Game, m: Modifier, h: Happening & { readonly event: E }) => void;
};

/** Something a lasting effect offers. */
export interface Offered {
  readonly choice: Choice;
  readonly effect: Effect;
}

/** What a number is about, so that a hook can tell whether it applies. */
export interface Concern {
  readonly seat: Seat;
  readonly hex?: Hex;
  readonly terrain?: Name;
  readonly card?: Name;
  readonly points?: string;
  /** It was converted from points of the turn. */
  readonly converted?: boolean;
  readonly foe?: Foe;
  readonly unit?: Unit;
}

/** The numbers that lasting effects can change. */
export type Bent =
  | 'moveCost'
  | 'exploreCost'
  | 'handLimit'
  | 'diceAllowed'
  | 'gain'
  | 'sideways'
  | 'enemyArmor'
  | 'enemyAttack'
  | 'unitArmor'
  | 'heroArmor'
  | 'recruitCost';

/** How a number changes. A hook never asks; it returns a term, or null if it does not apply. */
type Bends = { readonly [what in Bent]?: (m: Modifier, about: Concern, s: Readonly<State>) => Term | null };

/** What holds for the owner while the effect lasts. */
interface Holds {
  /** Spaces at distance 2 count as adjacent for moving and exploring, and moving provokes no one. */
  readonly bendsSpace?: true;
  /** The hero cannot move any more, for this reason. */
  readonly staysPut?: Refusal;
  /** Tokens are turned up as by day. */
  readonly daylight?: true;
  /** No cards are drawn at the End of Turn. */
  readonly drawsNoHand?: true;
  /** No die may be taken from the Source. */
  readonly bansDice?: true;
  /** Mana of the color it is about can be used whatever the time, or is there without end. */
  readonly usableMana?: true;
  readonly endlessMana?: true;
  /** Every Attack has this reach, or this element. */
  readonly attackReach?: Reach;
  readonly attackElement?: Element;
  /** Physical Attacks count double in the Attack phase. */
  readonly doublesPhysical?: true;
  /** No damage is assigned to the owner's Units. */
  readonly sparesUnits?: true;
  /** The Unit it is about is under a Command token of its own. */
  readonly bindsUnit?: true;
  /** The player has left the game. */
  readonly outOfGame?: true;
}

/** Everything a lasting effect does. An empty entry is only a marker for its own card. */
export interface Lasting extends Bends, Holds {
  /** The resistances it lends to a Unit, and what it takes from one. */
  readonly unitResists?: (m: Modifier, about: Concern) => readonly Resistance[];
  readonly unitLoses?: (m: Modifier, unit: Unit) => Loss | null;
  /** Its owner may also pay mana in these ways, which the rules do not allow otherwise. */
  readonly allowsPayment?: (payment: Payment) => boolean;
  /** What its owner may do while it lasts. */
  readonly offers?: (q: Query, m: Modifier) => readonly Offered[];
  /** What to do when something happens to its owner, or to anyone; `g.seat` is who it happened to. */
  readonly on?: Reactions;
  readonly onAnybody?: Reactions;
  /** Its number is known only to the side of its owner until the game is over: one of these. */
  readonly secret?: (m: Modifier, s: Readonly<State>) => readonly number[];
}

/** What a lasting effect of this seat declares, if one does; with `on`, only those about this one thing. */
export function lasting<What extends keyof Holds>(
  s: Pick<Seen, 'modifiers' | 'players'>,
  seat: Seat | null,
  what: What,
  on?: string,
): Holds[What] | undefined {
  for (const m of inForce(s)) {
    if (m.seat !== seat || (on !== undefined && m.on !== on)) continue;
    const declared: Holds[What] | undefined = MODIFIERS.get(m.mod)[what];
    if (declared !== undefined) return declared;
  }
  return undefined;
}

/** Tells everyone's lasting effects what happened; `g.seat` is who it happened to. */
export function happened(g: Game, h: Happening): void {
  for (const m of inForce(g.s)) {
    const { on, onAnybody } = MODIFIERS.get(m.mod);
    if (m.seat === g.seat) answer(on, g, m, h);
    answer(onAnybody, g, m, h);
  }
}

function answer<E extends Happening['event']>(
  reactions: Reactions | undefined,
  g: Game,
  m: Modifier,
  h: Happening & { readonly event: E },
): void {
  reactions?.[h.event]?.(g, m, h);
}

/** Whether one of the player's lasting effects allows something. */
export const offersAnything = (q: Query): boolean =>
  inForce(q.s).some(m => m.seat === q.seat && MODIFIERS.get(m.mod).offers !== undefined);

/** Offers what the player's lasting effects allow. */
export function offerLasting(q: Query, menu: Menu): void {
  if (!offersAnything(q)) return;
  // Two of a kind offer the same things, each of them once.
  const offered = new Set<string>();
  for (const m of inForce(q.s)) {
    if (m.seat !== q.seat) continue;
    for (const { choice, effect } of MODIFIERS.get(m.mod).offers?.(q, m) ?? []) {
      if (!offered.has(choice.key)) menu.offer(q.from(m.from), choice, effect);
      offered.add(choice.key);
    }
  }
}
