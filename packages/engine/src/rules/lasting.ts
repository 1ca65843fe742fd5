import type { Effect, Seat } from '../core/effect.ts';
import type { Term } from '../core/numbers.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Choice } from '../protocol/choice.ts';
import type { Foe, Loss } from '../state/combat.ts';
import type { Color } from '../state/mana.ts';
import type { Modifier } from '../state/modifiers.ts';
import type { Name } from '../state/names.ts';
import type { Unit } from '../state/player.ts';
import type { State } from '../state/state.ts';
import { activeModifiers } from './cards/banners.ts';
import type { Payment } from './cards/mana.ts';
import { type Element, MODIFIERS, type Resistance } from './catalogue.ts';
import type { Reach } from './fight/values.ts';
import type { Game } from './game.ts';
import type { Menu } from './menu.ts';
import type { Query, Seen } from './query.ts';

/*
 * A lasting effect is one entry of MODIFIERS: the numbers it changes, what it lets its owner do, what it reacts to.
 * Rules check what the entries declare and never look for an effect by name.
 */

/** An event that lasting effects can react to. */
export type Happening =
  | { readonly event: 'recruited'; readonly unit: Name }
  /**
   * An attack was blocked, with these cards among others; `foe` is null if it was another player's attack (PVP-EFX-06).
   */
  | { readonly event: 'blocked'; readonly foe: Foe | null; readonly cards: readonly Name[] }
  | { readonly event: 'defeated'; readonly foe: Foe; readonly cards: readonly Name[] }
  /** One mana was used as a color. */
  | { readonly event: 'mana-used'; readonly color: Color }
  | { readonly event: 'played'; readonly card: Name; readonly as: 'basic' | 'powered' | 'sideways' }
  /** An Attack or Block value was played; `unit` if a Unit gave it. */
  | {
      readonly event: 'value';
      readonly kind: 'attack' | 'block';
      readonly from: Name;
      /** It was converted from Move or Influence points. */
      readonly converted: boolean;
    }
  | { readonly event: 'wounded'; readonly n: number }
  /** Healing points were spent, on a Wound in hand or on a Unit. */
  | { readonly event: 'healed'; readonly points: number; readonly unit: Name | null }
  /** A combat starts; unspent points were just lost. */
  | { readonly event: 'combat-begins' }
  /** A Unit gives an Attack or Block for the first time this turn. */
  | { readonly event: 'fights-first' }
  /** A Unit was activated; `fights` if for an Attack or Block. */
  | { readonly event: 'unit-used'; readonly unit: Unit; readonly fights: boolean }
  /** The owner's turn begins; effects that last until then are about to end (TRN-05). */
  | { readonly event: 'turn-begins' }
  | { readonly event: 'round-ends' }
  /** The player draws up to the Hand limit, which was just computed. */
  | { readonly event: 'draws-up' }
  /** The turn ends, before its clean-up. */
  | { readonly event: 'turn-ends' };

/** What to do on each event: queue effects, or drop the modifier. */
type Reactions = {
  readonly [E in Happening['event']]?: (g: Game, m: Modifier, h: Happening & { readonly event: E }) => void;
};

/** An option that a lasting effect offers. */
export interface Offered {
  readonly choice: Choice;
  readonly effect: Effect;
}

/** What a number applies to, so that a hook can tell whether it is concerned. */
export interface Concern {
  readonly seat: Seat;
  readonly terrain?: Name;
  readonly card?: Name;
  readonly points?: string;
  /** It was converted from Move or Influence points. */
  readonly converted?: boolean;
  readonly foe?: Foe;
  readonly unit?: Unit;
}

/** The numbers lasting effects can change. */
export type Modifiable =
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
type NumberHooks = { readonly [what in Modifiable]?: (m: Modifier, about: Concern, s: Readonly<State>) => Term | null };

/** What is true for the owner while the effect lasts. */
interface Holds {
  /** Spaces at distance 2 count as adjacent for moving and exploring, and moving does not provoke. */
  readonly bendsSpace?: true;
  /** The hero can no longer move, for this reason. */
  readonly staysPut?: Refusal;
  /** Tokens are revealed as if it were day. */
  readonly daylight?: true;
  /** The player draws no cards at the End of Turn. */
  readonly drawsNoHand?: true;
  /** The player cannot take dice from the Source. */
  readonly bansDice?: true;
  /** Mana of this modifier's color can be used at any time of day, or is unlimited. */
  readonly usableMana?: true;
  readonly endlessMana?: true;
  /** Every Attack has this reach, or this element. */
  readonly attackReach?: Reach;
  readonly attackElement?: Element;
  /** Physical Attacks count double in the Attack phase. */
  readonly doublesPhysical?: true;
  /** No damage is assigned to the owner's Units. */
  readonly sparesUnits?: true;
  /** This modifier's Unit has its own extra Command token. */
  readonly bindsUnit?: true;
  /** The player is out of the game. */
  readonly outOfGame?: true;
}

/** Everything a lasting effect does. An empty entry is just a marker used by its own card. */
export interface Lasting extends NumberHooks, Holds {
  /** The resistances it gives to a Unit, and what it takes away. */
  readonly unitResists?: (m: Modifier, about: Concern) => readonly Resistance[];
  readonly unitLoses?: (m: Modifier, unit: Unit) => Loss | null;
  /** Ways to pay mana that the rules do not normally allow. */
  readonly allowsPayment?: (payment: Payment) => boolean;
  /** What the owner may do while it lasts. */
  readonly offers?: (q: Query, m: Modifier) => readonly Offered[];
  /** What to do on each event; `g.seat` is the player it happened to. */
  readonly on?: Reactions;
  readonly onAnyone?: Reactions;
  /** The possible values, if the number is known only to the owner's side until the game is over. */
  readonly secret?: (m: Modifier, s: Readonly<State>) => readonly number[];
}

/** What a lasting effect of this seat declares, if any does; with `on`, only effects on that one thing. */
export function lasting<What extends keyof Holds>(
  s: Pick<Seen, 'modifiers' | 'players'>,
  seat: Seat | null,
  what: What,
  on?: string,
): Holds[What] | undefined {
  for (const m of activeModifiers(s)) {
    if (m.seat !== seat || (on !== undefined && m.on !== on)) continue;
    const declared: Holds[What] | undefined = MODIFIERS.get(m.mod)[what];
    if (declared !== undefined) return declared;
  }
  return undefined;
}

/** Reports an event to everyone's lasting effects; `g.seat` is the player it happened to. */
export function happened(g: Game, h: Happening): void {
  for (const m of activeModifiers(g.s)) {
    const { on, onAnyone } = MODIFIERS.get(m.mod);
    if (m.seat === g.seat) answer(on, g, m, h);
    answer(onAnyone, g, m, h);
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

/** Whether one of the player's lasting effects offers something. */
export const offersAnything = (q: Query): boolean =>
  activeModifiers(q.s).some(m => m.seat === q.seat && MODIFIERS.get(m.mod).offers !== undefined);

/** Offers what the player's lasting effects allow. */
export function offerLasting(q: Query, menu: Menu): void {
  if (!offersAnything(q)) return;
  // Two identical effects offer each option only once.
  const offered = new Set<string>();
  for (const m of activeModifiers(q.s)) {
    if (m.seat !== q.seat) continue;
    for (const { choice, effect } of MODIFIERS.get(m.mod).offers?.(q, m) ?? []) {
      if (!offered.has(choice.key)) menu.offer(q.from(m.from), choice, effect);
      offered.add(choice.key);
    }
  }
}
