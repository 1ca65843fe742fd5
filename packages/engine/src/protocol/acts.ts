import type { Effect } from '../core/effect.ts';
import type { Hex } from '../state/hex.ts';
import type { Color } from '../state/mana.ts';
import type { Name } from '../state/names.ts';
import type { SlotTypes } from './slots.ts';
import type { SpotKind } from './spots.ts';

/*
 * Everything a player can answer. Each kind of act is one row: the words of its key, with a slot for each name in it,
 * and where on the table it is usually found. That row is used to write and read the key (keys.ts), and its slots are
 * the fields of the act.
 */

type Row = readonly [form: string, spot: SpotKind | null];

export const ACTS = {
  // Cards in hand
  play: ['play {card}', 'card'],
  power: ['power {card}', 'card'],
  sideways: ['sideways {card} {as}', 'card'],
  cast: ['cast {card} {strength?}', 'offer'],
  study: ['study {card} {pile}', 'offer'],
  reuse: ['reuse {card}', 'card'],
  convert: ['convert {n} {points} into {words}', null],
  discard: ['discard {card}', 'card'],
  'pick-card': ['{card}', 'card'],
  empower: ['{card}', 'card'],
  'put-back': ['{card}', 'offer'],
  'steal-card': ['{card} {owner?}', 'offer'],

  // Mana
  break: ['break {color} crystal', 'crystal'],
  pay: ['{color} {from}', null],
  'pay-by-skill': ['{skill} {color} {from}', null],
  'pay-by-card': ['{skill} {card} {color}', null],
  boost: ['pay {color}', 'mana'],
  'no-boost': ['no', null],
  'pick-mana': ['{color}', 'mana'],
  'pick-crystal': ['{color}', 'mana'],
  'name-color': ['{color}', 'mana'],
  'sideways-mana': ['{color}', 'mana'],
  'pick-die': ['{color} die', 'die'],
  dare: ['{color}', 'die'],
  'claim-now': ['three now', null],
  'claim-each-turn': ['one each turn', null],
  'add-dice': ['add {n}', null],

  // Movement
  walk: ['walk {to}', 'hex'],
  provoke: ['provoke {to}', 'hex'],
  assault: ['assault {to}', 'hex'],
  fly: ['fly {to}', 'hex'],
  travel: ['travel {to}', 'hex'],
  hide: ['hide {to}', 'hex'],
  explore: ['explore {tile}', 'tile'],

  // Actions of a turn
  interact: ['interact', 'button'],
  enter: ['enter', 'button'],
  burn: ['burn monastery', 'button'],
  'pay-altar': ['pay altar', 'button'],
  challenge: ['challenge {to}', 'hex'],
  fight: ['fight', 'button'],
  rest: ['rest', 'button'],
  'mark-glade': ['mark glade', 'button'],
  incantation: ['incantation', 'button'],
  'buy-healing': ['buy healing', 'button'],
  'buy-artifact': ['buy artifact', 'button'],
  'call-elite': ['call elite', 'button'],
  'train-unseen': ['train unseen', 'button'],
  recruit: ['recruit {unit}', 'offer'],
  bind: ['bind {unit}', 'offer'],
  train: ['train {card}', 'offer'],
  learn: ['learn {card}', 'offer'],
  heal: ['heal', 'button'],
  'heal-unit': ['heal {troop}', 'unit'],

  // Units and Skills
  use: ['use {unit} {banner?} {words}', 'unit'],
  disband: ['disband {troop}', 'unit'],
  'pick-unit': ['{troop}', 'unit'],
  rally: ['rally', null],
  'take-banner': ['take {card}', 'card'],
  'leave-banner': ['leave {card}', 'card'],
  skill: ['skill {skill}', 'skill'],
  'keep-skill': ['keep {skill}', 'skill'],
  'take-skill': ['take {skill}', 'skill'],

  // Combat
  target: ['target {foe} {attack?}', 'enemy'],
  spare: ['spare {foe}', 'enemy'],
  attack: ['attack', 'button'],
  block: ['block', 'button'],
  'take-damage': ['take {foe} {attack?}', 'enemy'],
  'give-up': ['give-up', 'button'],
  'end-phase': ['end-phase', 'button'],
  cancel: ['cancel {foe} {attack?}', 'enemy'],
  'pick-enemy': ['{foe}', 'enemy'],
  'unit-takes': ['{troop}', 'unit'],
  'hero-takes': ['hero', 'hero'],

  // Player combat
  duel: ['duel {hero}', 'hero'],
  full: ['full', 'button'],
  partial: ['partial', 'button'],
  'duel-attack': ['attack', 'button'],
  pass: ['pass', 'button'],
  stand: ['stand', 'button'],
  'wound-hero': ['wound {hero}', 'hero'],
  'wound-unit': ['wound {troop}', 'rival'],
  steal: ['steal {card}', 'pile'],
  drive: ['drive {to}', 'hex'],
  'cancel-unit': ['cancel {troop}', 'rival'],

  // Cooperative assaults
  'propose-assault': ['assault together', 'button'],
  'pick-city': ['{to}', 'hex'],
  invite: ['invite {hero}', 'hero'],
  'share-out': ['{parts}', 'button'],
  agree: ['agree', 'button'],
  refuse: ['refuse', 'button'],
  'stay-out': ['stay-out', 'button'],

  // Turn and Round
  'begin-turn': ['begin-turn', 'button'],
  'play-turn': ['play-turn', 'button'],
  'end-turn': ['end-turn', 'button'],
  'announce-end': ['announce-end', 'button'],
  tactic: ['tactic', 'button'],
  plunder: ['plunder', 'button'],
  'take-tactic': ['{tactic}', 'tactic'],
  'leave-tactic': ['{tactic}', 'tactic'],
  'spare-card': ['spare a card', null],
  'take-spared': ['take the cards', null],
  'throw-wound': ['wound from {pile}', null],
  'some-wounds': ['{wounds}', null],
  'shed-wounds': ['{n}', null],
  'take-reward': ['take {reward}', 'reward'],
  'after-level': ['after the level-up', null],

  // Before the game
  'pick-hero': ['{hero}', 'hero'],
  bid: ['bid {n}', 'button'],
  'no-bid': ['pass', 'button'],
  'equip-card': ['card {card} {withCrystal?}', 'card'],
  'equip-unit': ['unit {unit}', 'unit'],
  'equip-crystal': ['crystal {color}', 'mana'],

  // Anywhere
  choose: ['{words}', null],
  accept: ['yes', null],
  decline: ['no', null],
  'put-on-deck': ['{end}', null],
  'keep-on-deck': ['{end}', null],
  none: ['none', null],
  done: ['done', 'button'],
} as const satisfies Record<string, Row>;

export type ActName = keyof typeof ACTS;

/** A path to a space: the steps, what they cost, and what the last step triggers. */
export interface Way {
  readonly path: readonly Hex[];
  readonly cost: number;
  /** The spaces of the rampaging enemies that the last step provokes. */
  readonly provokes: readonly Hex[];
  /** The spaces whose tokens would be revealed. */
  readonly reveals: readonly Hex[];
  readonly assault: boolean;
}

/** What damage does to a Unit. */
export type Fate = 'unharmed' | 'wounded' | 'poisoned' | 'destroyed';

/** How many defenders of a city a hero faces. */
export interface Part {
  readonly hero: Name;
  readonly n: number;
}

interface Cost {
  readonly cost: number;
}

interface Price {
  readonly price: number;
}

/** What an act tells beyond its key: its cost and consequences, as far as the player may know them. */
interface Consequences {
  sideways: { readonly n?: number };
  convert: { readonly into: Effect };
  pay: { readonly as: Color };
  'pay-by-skill': { readonly as: Color };
  'pay-by-card': {
    readonly as: Color;
    /** The Skill that turns the card into mana, if another Skill changes its color. */
    readonly made?: Name;
  };
  'sideways-mana': { readonly n: number };
  walk: { readonly way: Way };
  provoke: { readonly way: Way };
  assault: { readonly way: Way };
  fly: Cost & { readonly assault: boolean };
  travel: Cost;
  explore: Cost;
  challenge: { readonly enemy?: Name };
  recruit: Cost;
  bind: Cost;
  use: {
    /** The index of the ability on the Unit card. */
    readonly ability: number;
    /** What a borrowed Unit does, if that differs from what is printed. */
    readonly effect?: Effect;
    /** How much its value is raised. */
    readonly bonus?: number;
  };
  'take-damage': { readonly damage: number };
  'unit-takes': { readonly damage: number; readonly left: number; readonly wounded: boolean; readonly fate: Fate };
  'hero-takes': { readonly damage: number; readonly wounds: number; readonly poison: number };
  'duel-attack': { readonly n: number };
  stand: { readonly damage: number };
  'wound-hero': Price;
  'wound-unit': Price;
  steal: Price;
  drive: Price & { readonly hero: Name };
  'share-out': { readonly shares: readonly Part[] };
  'equip-card': Cost;
  'equip-unit': Cost;
  'equip-crystal': Cost;
  choose: { readonly effect: Effect };
  accept: { readonly effect: Effect };
  none: { readonly of: 'reward' | 'unit' | 'spent-unit' | 'crystal' | 'card' | 'target' };
}

type SlotsIn<Form extends string> = Form extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Base}?` ? Base : Slot) | SlotsIn<Rest>
  : never;

/** The names, spaces and numbers in the key of an act. */
export type Named<A extends ActName> = {
  readonly [S in SlotsIn<(typeof ACTS)[A][0]> & keyof SlotTypes]: SlotTypes[S];
};

type Following<A> = A extends keyof Consequences ? Consequences[A] : Record<never, never>;

/** An act of one kind. */
export type ActOf<A extends ActName> = A extends ActName ? { readonly act: A } & Named<A> & Following<A> : never;

/** An act of one kind without its cost and consequences, whether or not it is possible. */
export type AttemptOf<A extends ActName> = A extends ActName
  ? { readonly act: A } & Named<A> & Partial<Following<A>>
  : never;
export type Attempt = AttemptOf<ActName>;

/** What an answer does. */
export type Act = ActOf<ActName>;
