import type { Seat } from '../core/effect.ts';
import type { Hex } from '../state/hex.ts';
import type { Color } from '../state/mana.ts';
import type { Name } from '../state/names.ts';
import type { Part } from './acts.ts';

/** The details questions can carry, by field name. */
export interface AboutFields {
  /** The card, Skill, Unit or Tactic that asks. */
  card: Name;
  /** How much its value is raised. */
  bonus: number;
  n: number;
  most: number;
  level: number;
  cost: number;
  damage: number;
  color: Color;
  from: Color;
  first: Color;
  enemy: Name;
  hero: Name;
  site: Name;
  seat: Seat;
  hex: Hex;
  /** Chosen so far. */
  chosen: readonly Name[];
  shown: readonly Name[];
  shares: readonly Part[];
  must: boolean;
}

/** Every kind of question with its details; `?` marks optional ones. */
export const PROMPTS = {
  aftermath: [],
  aim: ['card'],
  'artifact-order': [],
  'assault-city': [],
  'assault-shares': [],
  'assign-damage': ['enemy', 'damage'],
  'attach-banner': ['card'],
  'before-turn': [],
  'bid-for-hero': ['hero', 'n', 'seat'],
  'book-of-wisdom': ['card'],
  boost: ['color', 'n'],
  'borrow-unit': ['card'],
  'card-back': ['card', 'chosen'],
  choose: ['card', 'bonus'],
  'choose-enemy': ['card'],
  'choose-rival': ['card'],
  'claim-die': ['card'],
  'claim-mana': ['card', 'color'],
  'combat-attack': [],
  'combat-block': [],
  'combat-damage': [],
  'combat-ranged': [],
  crystallize: ['card'],
  dare: ['hero', 'enemy'],
  'deck-end': ['card', 'chosen'],
  'deck-order': ['card'],
  defend: ['hero'],
  disband: [],
  'discard-cost': ['card'],
  'discard-for-attacks': ['card', 'n'],
  'discard-for-spell': ['card'],
  'discard-step': ['must?'],
  draft: ['most'],
  'duel-attack': ['damage'],
  'duel-block': ['damage'],
  'duel-damage': ['damage'],
  empower: ['card', 'bonus'],
  equip: ['n', 'most'],
  fly: ['card'],
  'forget-card': ['card', 'color'],
  frighten: ['card', 'most'],
  'gain-advanced-action': [],
  'gain-crystal': ['card?'],
  'gain-mana': ['card'],
  'gain-skill': ['shown'],
  'gain-spell': ['card'],
  glade: [],
  'healing-ritual': ['card'],
  'hide-site': ['site'],
  'hold-another': ['card', 'cost'],
  'hold-enemy': ['card'],
  'horn-of-wrath': ['card', 'n'],
  'into-the-city': [],
  invite: [],
  'join-assault': ['hero', 'hex', 'shares'],
  'join-fight': [],
  'keep-card': ['card'],
  leadership: ['card'],
  'leave-tactic': [],
  'mana-exploit': ['card'],
  'mana-search': ['first?'],
  'mana-steal': [],
  may: ['card'],
  'mend-unit': ['card'],
  'midnight-meditation': ['chosen', 'most'],
  mine: [],
  'name-color': ['card'],
  'name-returner': [],
  'nearest-hero': ['card'],
  pay: ['color'],
  'pick-hero': [],
  preparation: [],
  'ready-unit': ['card', 'level'],
  'ready-units': ['card', 'level'],
  'recruit-any': ['card'],
  'refill-deck': [],
  'resistance-break': ['card'],
  rest: [],
  'rest-wounds': [],
  rethink: ['chosen', 'most'],
  'return-artifact': [],
  rewards: [],
  'set-die': ['card', 'from'],
  'shed-discarded-wounds': [],
  'shed-wounds': [],
  sideways: ['card'],
  'sideways-mana': ['card'],
  'source-thaw': ['card'],
  'sparing-power': [],
  'spend-unit-of': ['card', 'hero'],
  standing: [],
  'start-of-turn': [],
  'starting-crystal': [],
  'starting-skill': ['shown'],
  'steal-card': ['card'],
  'storm-die': ['card'],
  tactic: [],
  'take-banner': ['card'],
  'take-die': ['card'],
  'take-melted': ['card'],
  'take-spell': [],
  'take-unit': [],
  'throw-away': ['card'],
  'throw-for-upgrade': ['chosen'],
  training: ['card'],
  turn: [],
  'upgrade-action': ['shown'],
  'use-drafted': [],
} as const satisfies Record<string, readonly (keyof AboutFields | `${keyof AboutFields}?`)[]>;

/** A kind of question. */
export type Prompt = keyof typeof PROMPTS;

type Optional<F> = F extends `${infer Field}?` ? Field : never;
type Fields<P extends Prompt> = (typeof PROMPTS)[P][number];

/** The details of a question. */
export type AboutOf<P extends Prompt> = P extends Prompt
  ? Readonly<
      Pick<AboutFields, Fields<P> & keyof AboutFields> &
        Partial<Pick<AboutFields, Optional<Fields<P>> & keyof AboutFields>>
    >
  : never;
