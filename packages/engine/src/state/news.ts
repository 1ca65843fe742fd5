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

/** Points a turn collects and spends. */
export type Points = 'move' | 'influence' | 'heal';

/** How many defenders a participant of a cooperative assault faces. */
export interface Share {
  readonly seat: Seat;
  readonly n: number;
}

/**
 * What happened, for the log and for animations. `seat` is who it happened to. Where a seat may not know a name, it is
 * told HIDDEN in its place.
 */
export type News =
  | { readonly news: 'round-began'; readonly round: number; readonly time: Time }
  | { readonly news: 'source-rolled'; readonly dice: readonly Color[] }
  | { readonly news: 'tactic-taken'; readonly seat: Seat; readonly tactic: Name }
  | { readonly news: 'tactic-used'; readonly seat: Seat; readonly tactic: Name }
  | { readonly news: 'turn-began'; readonly seat: Seat }
  | { readonly news: 'turn-ended'; readonly seat: Seat }
  | { readonly news: 'turn-forfeited'; readonly seat: Seat }
  | { readonly news: 'turn-missed'; readonly seat: Seat }
  | { readonly news: 'end-of-round-announced'; readonly seat: Seat }
  | { readonly news: 'round-ended'; readonly round: number }
  | { readonly news: 'end-in-sight'; readonly scenario: Name }
  | { readonly news: 'tactic-left'; readonly tactic: Name }
  | {
      readonly news: 'stock-shown';
      readonly seat: Seat;
      readonly cards: readonly Name[];
      readonly units: readonly Name[];
    }
  | { readonly news: 'hero-picked'; readonly seat: Seat; readonly hero: Name }
  | { readonly news: 'hero-bid'; readonly seat: Seat; readonly hero: Name; readonly n: number }
  | { readonly news: 'hero-won'; readonly seat: Seat; readonly hero: Name; readonly n: number }
  | { readonly news: 'upgrades-shown'; readonly cards: readonly Name[] }
  | { readonly news: 'action-upgraded'; readonly seat: Seat; readonly card: Name }
  | { readonly news: 'card-drafted'; readonly seat: Seat; readonly card: Name }
  | { readonly news: 'drafted-card-used'; readonly seat: Seat; readonly card: Name }
  | { readonly news: 'rampage-die'; readonly hex: Hex; readonly color: Color }
  | { readonly news: 'darkness-dice'; readonly dice: readonly Color[] }
  | { readonly news: 'glade-marked'; readonly seat: Seat; readonly hex: Hex }
  | { readonly news: 'site-hidden'; readonly seat: Seat; readonly hex: Hex; readonly site: Name }
  | { readonly news: 'portal-closed' }
  | { readonly news: 'returner-named'; readonly seat: Seat }
  | { readonly news: 'eliminated'; readonly seat: Seat }
  | { readonly news: 'game-over' }
  | { readonly news: 'placed-on-portal'; readonly seat: Seat }
  | { readonly news: 'left-the-map'; readonly seat: Seat }
  | {
      readonly news: 'card-played';
      readonly seat: Seat;
      readonly card: Name;
      readonly as: 'basic' | 'powered' | 'sideways';
    }
  | {
      readonly news: 'mana-paid';
      readonly seat: Seat;
      readonly color: Color;
      readonly from: 'die' | 'token' | 'crystal' | 'tactic' | 'endless';
      readonly as: Color;
    }
  | {
      readonly news: 'points-gained';
      readonly seat: Seat;
      readonly points: Points;
      readonly n: number;
      /** The card, Skill or Unit that gave them, or what else: the own Shields of a city. */
      readonly from: Name;
    }
  | { readonly news: 'mana-gained'; readonly seat: Seat; readonly color: Color; readonly n: number }
  | { readonly news: 'crystal-gained'; readonly seat: Seat; readonly color: BasicColor }
  | { readonly news: 'crystal-broken'; readonly seat: Seat; readonly color: BasicColor }
  /** A reward that need not be taken was left, so many of its kind. */
  | { readonly news: 'reward-declined'; readonly seat: Seat; readonly reward: Reward; readonly n: number }
  | { readonly news: 'crystal-lost'; readonly seat: Seat; readonly color: BasicColor }
  | { readonly news: 'die-taken'; readonly seat: Seat; readonly color: Color }
  | { readonly news: 'die-set'; readonly seat: Seat; readonly from: Color; readonly to: Color }
  | {
      readonly news: 'dice-rerolled';
      readonly seat: Seat;
      readonly from: readonly Color[];
      readonly to: readonly Color[];
    }
  | { readonly news: 'cards-drawn'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly news: 'cards-discarded'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly news: 'cards-shuffled-in'; readonly seat: Seat; readonly n: number }
  | { readonly news: 'card-found'; readonly seat: Seat; readonly card: Name }
  /** Onto the own deck, unless it says where else. */
  | { readonly news: 'card-gained'; readonly seat: Seat; readonly card: Name; readonly to?: 'hand' | 'discard' }
  | { readonly news: 'card-thrown-away'; readonly seat: Seat; readonly card: Name }
  | { readonly news: 'card-kept'; readonly seat: Seat; readonly card: Name; readonly where: 'top' | 'bottom' }
  | { readonly news: 'card-set-aside'; readonly seat: Seat }
  | { readonly news: 'wounds-taken'; readonly seat: Seat; readonly n: number }
  | { readonly news: 'wound-thrown-away'; readonly seat: Seat; readonly by: 'healing' | 'glade' | 'banner' }
  | { readonly news: 'walked'; readonly seat: Seat; readonly path: readonly Hex[]; readonly cost: number }
  | {
      readonly news: 'explored';
      readonly seat: Seat | null;
      readonly tile: Name;
      readonly a: number;
      readonly b: number;
    }
  | { readonly news: 'token-placed'; readonly hex: Hex; readonly color: TokenColor; readonly name: Name }
  | { readonly news: 'token-turned-up'; readonly hex: Hex; readonly color: TokenColor; readonly name: Name }
  | { readonly news: 'withdrew'; readonly seat: Seat; readonly hex: Hex; readonly wounds: number }
  | {
      readonly news: 'rested';
      readonly seat: Seat;
      readonly cards: readonly Name[];
      readonly kind: 'standard' | 'slow-recovery';
    }
  | { readonly news: 'fame-gained'; readonly seat: Seat; readonly n: number }
  | { readonly news: 'reputation-changed'; readonly seat: Seat; readonly n: number }
  | { readonly news: 'level-reached'; readonly seat: Seat; readonly level: number }
  | { readonly news: 'skill-gained'; readonly seat: Seat; readonly skill: Name }
  | { readonly news: 'banner-attached'; readonly seat: Seat; readonly banner: Name; readonly unit: Name }
  /** Something that a card, Unit or Skill brings cannot happen, or not all of it. */
  | {
      readonly news: 'part-lost';
      readonly seat: Seat;
      readonly card: Name;
      readonly effect: Effect;
      readonly rule: string;
      readonly about: About;
    }
  | { readonly news: 'skill-used'; readonly seat: Seat; readonly skill: Name }
  | { readonly news: 'skills-shown'; readonly seat: Seat; readonly skills: readonly Name[] }
  | {
      readonly news: 'offer-changed';
      readonly offer: 'units' | 'advanced-actions' | 'spells' | 'monastery';
      readonly cards: readonly Name[];
    }
  | { readonly news: 'dummy-turned'; readonly cards: readonly Name[] }
  | {
      readonly news: 'fight-begins';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly enemies: readonly Name[];
      readonly why: Combat['why'];
    }
  | { readonly news: 'enemy-joined'; readonly seat: Seat; readonly enemy: Name }
  | { readonly news: 'phase-began'; readonly seat: Seat; readonly phase: Phase }
  | { readonly news: 'summoned'; readonly seat: Seat; readonly summoner: Name; readonly enemy: Name }
  | {
      readonly news: 'value-added';
      readonly seat: Seat;
      readonly kind: Value['kind'];
      readonly element: Value['element'];
      readonly n: number;
      readonly card: Name;
    }
  | { readonly news: 'attack-blocked'; readonly seat: Seat; readonly enemy: Name }
  | { readonly news: 'enemy-held'; readonly seat: Seat; readonly enemy: Name }
  | { readonly news: 'enemy-weakened'; readonly seat: Seat; readonly enemy: Name; readonly n: number }
  | { readonly news: 'enemy-exposed'; readonly seat: Seat; readonly enemy: Name }
  | { readonly news: 'enemy-defeated'; readonly seat: Seat; readonly enemy: Name }
  | { readonly news: 'fight-ended'; readonly seat: Seat; readonly won: boolean }
  | { readonly news: 'poisoned'; readonly seat: Seat; readonly n: number }
  | { readonly news: 'paralysed'; readonly seat: Seat }
  | { readonly news: 'knocked-out'; readonly seat: Seat }
  | { readonly news: 'unit-used'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'unit-gained'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'unit-disbanded'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'unit-damaged'; readonly seat: Seat; readonly unit: Name; readonly wounded: boolean }
  | { readonly news: 'unit-destroyed'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'unit-healed'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'unit-spent'; readonly seat: Seat; readonly unit: Name }
  | {
      readonly news: 'cards-put-back';
      readonly seat: Seat;
      readonly cards: readonly Name[];
      readonly end: 'top' | 'bottom';
    }
  | { readonly news: 'cards-picked'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly news: 'hand-shown'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly news: 'crystal-melted'; readonly seat: Seat; readonly color: BasicColor }
  | { readonly news: 'unit-readied'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'interaction-began'; readonly seat: Seat; readonly site: Name; readonly modifier: number }
  | { readonly news: 'healing-bought'; readonly seat: Seat; readonly cost: number }
  | { readonly news: 'plundered'; readonly seat: Seat }
  | { readonly news: 'dare-set'; readonly seat: Seat }
  | { readonly news: 'dare-shown'; readonly seat: Seat; readonly color: Name }
  | { readonly news: 'duel-begins'; readonly seat: Seat; readonly defender: Seat; readonly hex: Hex }
  | { readonly news: 'participates'; readonly seat: Seat; readonly full: boolean }
  | { readonly news: 'melee-began' }
  | { readonly news: 'duel-attacked'; readonly seat: Seat; readonly n: number }
  | { readonly news: 'duel-passed'; readonly seat: Seat }
  | { readonly news: 'duel-blocked'; readonly seat: Seat; readonly n: number; readonly damage: number }
  | { readonly news: 'artifact-stolen'; readonly seat: Seat; readonly from: Seat; readonly card: Name }
  | { readonly news: 'driven-off'; readonly seat: Seat; readonly hex: Hex }
  /** Nobody wins a draw. */
  | { readonly news: 'duel-ended'; readonly seat: Seat; readonly defender: Seat; readonly winner: Seat | null }
  /** What effects do to a Unit of the other player; `seat` is its owner. */
  | { readonly news: 'unit-weakened'; readonly seat: Seat; readonly unit: Name; readonly n: number }
  | { readonly news: 'unit-exposed'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'unit-held'; readonly seat: Seat; readonly unit: Name }
  | { readonly news: 'conquered'; readonly seat: Seat; readonly hex: Hex; readonly site: Name }
  | { readonly news: 'city-revealed'; readonly hex: Hex; readonly city: Name; readonly level: number }
  | { readonly news: 'city-joined'; readonly hex: Hex; readonly city: Name }
  | {
      readonly news: 'city-conquered';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly city: Name;
      readonly leader: Seat | null;
    }
  | { readonly news: 'assault-proposed'; readonly seat: Seat; readonly hex: Hex; readonly shares: readonly Share[] }
  | { readonly news: 'assault-declined'; readonly seat: Seat }
  | { readonly news: 'defenders-dealt'; readonly seat: Seat; readonly enemies: readonly Name[] }
  | { readonly news: 'stayed-out'; readonly seat: Seat }
  | { readonly news: 'assault-failed'; readonly hex: Hex }
  | { readonly news: 'artifact-bought'; readonly seat: Seat; readonly cost: number }
  | { readonly news: 'die-rolled'; readonly seat: Seat; readonly color: Color }
  | { readonly news: 'attack-cancelled'; readonly seat: Seat; readonly enemy: Name }
  | { readonly news: 'reward-rolled'; readonly seat: Seat; readonly color: Color }
  | { readonly news: 'artifacts-shown'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly news: 'dummy-gained'; readonly card: Name | null; readonly crystal: BasicColor | null };

export type ToldNews = Told<News>;
