import type { Effect, Seat } from '../core/effect.ts';
import type { Told } from '../core/news.ts';
import type { About } from '../core/refusal.ts';
import type { Combat, Phase, Value } from './combat.ts';
import type { Hex } from './hex.ts';
import type { BasicColor, Color } from './mana.ts';
import type { TokenColor } from './map.ts';
import type { Name } from './names.ts';
import type { Time } from './state.ts';
import type { Reward } from './turn.ts';

/** Points a player collects and spends during a turn. */
export type Points = 'move' | 'influence' | 'heal';

/** How many defenders a participant in a cooperative assault faces. */
export interface Share {
  readonly seat: Seat;
  readonly n: number;
}

/** The type of a field of news; the second kind may be omitted. */
interface A<T> {
  readonly always: T;
}
interface Maybe<T> {
  readonly sometimes: T;
}

/** Only the types of fields matter, so they all share one value. */
const field: unknown = null;
const seat = field as A<Seat>;
const maybeSeat = field as A<Seat | null>;
const name = field as A<Name>;
const names = field as A<readonly Name[]>;
const number = field as A<number>;
const flag = field as A<boolean>;
const hex = field as A<Hex>;
const color = field as A<Color>;
const colors = field as A<readonly Color[]>;
const basicColor = field as A<BasicColor>;
const tokenColor = field as A<TokenColor>;

/**
 * Every kind of news with its fields. `seat` is the player it happened to. A seat that may not know a name gets HIDDEN
 * instead. The news types, the words of the log and what cases can expect all derive from this table.
 */
export const NEWS = {
  'round-began': { round: number, time: field as A<Time> },
  'source-rolled': { dice: colors },
  'tactic-taken': { seat, tactic: name },
  'tactic-used': { seat, tactic: name },
  'turn-began': { seat },
  'turn-ended': { seat },
  'turn-forfeited': { seat },
  'turn-missed': { seat },
  'end-of-round-announced': { seat },
  'round-ended': { round: number },
  'end-in-sight': { scenario: name },
  'tactic-left': { tactic: name },
  'stock-shown': { seat, cards: names, units: names },
  'hero-picked': { seat, hero: name },
  'hero-bid': { seat, hero: name, n: number },
  'hero-won': { seat, hero: name, n: number },
  'upgrades-shown': { cards: names },
  'action-upgraded': { seat, card: name },
  'card-drafted': { seat, card: name },
  'drafted-card-used': { seat, card: name },
  'rampage-die': { hex, color },
  'darkness-dice': { dice: colors },
  'glade-marked': { seat, hex },
  'site-hidden': { seat, hex, site: name },
  'portal-closed': {},
  'returner-named': { seat },
  eliminated: { seat },
  'game-over': {},
  'placed-on-portal': { seat },
  'left-the-map': { seat },
  'card-played': { seat, card: name, as: field as A<'basic' | 'powered' | 'sideways'> },
  'mana-paid': { seat, color, from: field as A<'die' | 'token' | 'crystal' | 'tactic' | 'endless'>, as: color },
  'points-gained': {
    seat,
    points: field as A<Points>,
    n: number,
    /** The card, Skill or Unit that gave them, or another source, such as the player's Shields in a city. */
    from: name,
  },
  'mana-gained': { seat, color, n: number },
  'crystal-gained': { seat, color: basicColor },
  'crystal-broken': { seat, color: basicColor },
  /** An optional reward was declined, `n` times. */
  'reward-declined': { seat, reward: field as A<Reward>, n: number },
  'crystal-lost': { seat, color: basicColor },
  'die-taken': { seat, color },
  'die-set': { seat, from: color, to: color },
  'dice-rerolled': { seat, from: colors, to: colors },
  'cards-drawn': { seat, cards: names },
  /** The deck ran out before all cards were drawn, not because of any card. */
  'cards-not-drawn': { seat, n: number },
  'cards-discarded': { seat, cards: names },
  'cards-shuffled-in': { seat, n: number },
  'card-found': { seat, card: name },
  /** Put on top of the player's deck, unless `to` says otherwise. */
  'card-gained': { seat, card: name, to: field as Maybe<'hand' | 'discard'> },
  'card-thrown-away': { seat, card: name },
  'card-kept': { seat, card: name, where: field as A<'top' | 'bottom'> },
  'card-set-aside': { seat },
  'wounds-taken': { seat, n: number },
  'wound-thrown-away': { seat, by: field as A<'healing' | 'glade' | 'banner'> },
  walked: { seat, path: field as A<readonly Hex[]>, cost: number },
  explored: { seat: maybeSeat, tile: name, a: number, b: number },
  'token-placed': { hex, color: tokenColor, name },
  'token-turned-up': { hex, color: tokenColor, name },
  withdrew: { seat, hex, wounds: number },
  rested: { seat, cards: names, kind: field as A<'standard' | 'slow-recovery'> },
  'fame-gained': { seat, n: number },
  'reputation-changed': { seat, n: number },
  'level-reached': { seat, level: number },
  'skill-gained': { seat, skill: name },
  'banner-attached': { seat, banner: name, unit: name },
  /** Part of the effect of a card, Unit or Skill cannot happen. */
  'part-lost': { seat, card: name, effect: field as A<Effect>, rule: field as A<string>, about: field as A<About> },
  'skill-used': { seat, skill: name },
  'skills-shown': { seat, skills: names },
  'offer-changed': { offer: field as A<'units' | 'advanced-actions' | 'spells' | 'monastery'>, cards: names },
  'dummy-turned': { cards: names },
  'fight-begins': { seat, hex, enemies: names, why: field as A<Combat['why']> },
  'enemy-joined': { seat, enemy: name },
  'phase-began': { seat, phase: field as A<Phase> },
  summoned: { seat, summoner: name, enemy: name },
  'value-added': {
    seat,
    kind: field as A<Value['kind']>,
    element: field as A<Value['element']>,
    n: number,
    card: name,
  },
  'attack-blocked': { seat, enemy: name },
  'enemy-held': { seat, enemy: name },
  'enemy-weakened': { seat, enemy: name, n: number },
  'enemy-exposed': { seat, enemy: name },
  'enemy-defeated': { seat, enemy: name },
  'fight-ended': { seat, won: flag },
  poisoned: { seat, n: number },
  paralysed: { seat },
  'knocked-out': { seat },
  'unit-used': { seat, unit: name },
  'unit-gained': { seat, unit: name },
  'unit-disbanded': { seat, unit: name },
  'unit-damaged': { seat, unit: name, wounded: flag },
  'unit-destroyed': { seat, unit: name },
  'unit-healed': { seat, unit: name },
  'unit-spent': { seat, unit: name },
  'cards-put-back': { seat, cards: names, end: field as A<'top' | 'bottom'> },
  'cards-picked': { seat, cards: names },
  'hand-shown': { seat, cards: names },
  'crystal-melted': { seat, color: basicColor },
  'unit-readied': { seat, unit: name },
  'interaction-began': { seat, site: name, modifier: number },
  'healing-bought': { seat, cost: number },
  plundered: { seat },
  'dare-set': { seat },
  'dare-shown': { seat, color: name },
  'duel-begins': { seat, defender: seat, hex },
  participates: { seat, full: flag },
  'melee-began': {},
  'duel-attacked': { seat, n: number },
  'duel-passed': { seat },
  'duel-blocked': { seat, n: number, damage: number },
  'artifact-stolen': { seat, from: seat, card: name },
  'driven-off': { seat, hex },
  /** `winner` is null if the combat is drawn. */
  'duel-ended': { seat, defender: seat, winner: maybeSeat },
  /** Effects on a Unit of the other player; `seat` owns the Unit. */
  'unit-weakened': { seat, unit: name, n: number },
  'unit-exposed': { seat, unit: name },
  'unit-held': { seat, unit: name },
  conquered: { seat, hex, site: name },
  'city-revealed': { hex, city: name, level: number },
  'city-joined': { hex, city: name },
  'city-conquered': { seat, hex, city: name, leader: maybeSeat },
  'assault-proposed': { seat, hex, shares: field as A<readonly Share[]> },
  'assault-declined': { seat },
  'defenders-dealt': { seat, enemies: names },
  'stayed-out': { seat },
  'assault-failed': { hex },
  'artifact-bought': { seat, cost: number },
  'die-rolled': { seat, color },
  'attack-cancelled': { seat, enemy: name },
  'reward-rolled': { seat, color },
  'artifacts-shown': { seat, cards: names },
  'dummy-gained': { card: field as A<Name | null>, crystal: field as A<BasicColor | null> },
} as const;

type Kinds = typeof NEWS;
export type NewsKind = keyof Kinds;

/** News of one kind. */
export type NewsOf<K extends NewsKind> = K extends NewsKind
  ? { readonly news: K } & {
      readonly [F in keyof Kinds[K] as Kinds[K][F] extends A<unknown> ? F : never]: Kinds[K][F] extends A<infer T>
        ? T
        : never;
    } & {
      readonly [F in keyof Kinds[K] as Kinds[K][F] extends Maybe<unknown> ? F : never]?: Kinds[K][F] extends Maybe<
        infer T
      >
        ? T
        : never;
    }
  : never;

/** What happened, for the log and for animations. */
export type News = NewsOf<NewsKind>;

export type ToldNews = Told<News>;
