import {
  type ActName,
  type ActOf,
  type Asked,
  type Attempt,
  type Choice,
  keyOf,
  type Query,
  queryOver,
  Stream,
  seeded,
} from '@deedbook/engine';
import type { Sight } from '../bot.ts';
import type { Use } from './pool.ts';

/** A player's temperament. */
export interface Mood {
  /** The weight of fights: from careful to reckless. */
  readonly daring: number;
  /** The weight of fights against unknown enemies. */
  readonly curiosity: number;
  /** Seeks out rare enemies and unfamiliar cards at any cost. */
  readonly adventurous: boolean;
  /** Wears rivals down before driving them off. */
  readonly ruthless: boolean;
  /** Sometimes does something different for a change. */
  readonly whimsical: boolean;
}

/** Plays only for the score. */
export const SOBER: Mood = { daring: 1, curiosity: 1, adventurous: false, ruthless: false, whimsical: false };

/** A random temperament: from careful to reckless, sometimes adventurous or ruthless. */
export function temperOf(seed: string): Mood {
  const stream = new Stream(seeded(seed, 'temper'));
  const daring = 0.8 + 0.05 * stream.below(13);
  const curiosity = 0.6 + 0.1 * stream.below(13);
  const [adventurous, ruthless] = [stream.below(6) === 0, stream.below(3) === 0];
  return { daring, curiosity, adventurous, ruthless, whimsical: true };
}

/** What a player remembers between decisions. Anything out of date is ignored. */
export class Mind {
  readonly stream: Stream;
  readonly mood: Mood;
  /** The goal it is pursuing this turn. */
  goal = '';
  /** Sticks to its goal once it has started. */
  steady = false;
  /** A goal it was told to pursue this turn, regardless of its own judgment: its id, or `rest`. */
  committed: string | null = null;
  /** The use just chosen for a card or Unit; follow-up questions are answered to match. */
  wanted: Use | null = null;
  /** Uses planned for later phases of the combat, to be saved if possible. */
  kept: readonly Use[] = [];
  /** The enemy to prevent from attacking with it. */
  held = '';
  /** When it last proposed a cooperative assault. */
  proposed = '';
  /** The attack it gave up on in this combat. */
  hopeless = '';

  constructor(seed: string, mood: Mood) {
    this.stream = new Stream(seeded(seed, 'greedy bot'));
    this.mood = mood;
  }

  /** True once in `n` times on average for whimsical players, otherwise never. */
  whim(n: number): boolean {
    return this.mood.whimsical && this.stream.below(n) === 0;
  }

  /** True once in `n` times on average. */
  isTime(n: number): boolean {
    return this.stream.below(n) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.stream.below(list.length)] as T;
  }
}

/** A decision to make: the choices, and the position as far as the seat may know it. */
export class Moment {
  readonly asked: Asked;
  readonly keys: readonly string[];
  private readonly sight: Sight;
  private seen: Query | null = null;

  constructor(sight: Sight) {
    this.sight = sight;
    this.asked = sight.asked;
    this.keys = sight.asked.choices.map(choice => choice.key);
  }

  /** A query of the position. */
  get q(): Query {
    this.seen ??= queryOver(this.sight.view(), this.asked.seat);
    return this.seen;
  }

  offers(key: string): boolean {
    return this.keys.includes(key);
  }

  /** Whether an act of a kind is offered. */
  has(act: ActName): boolean {
    return this.asked.choices.some(choice => choice.act.act === act);
  }

  /** The key of the first act of a kind, or null. */
  key(act: ActName): string | null {
    return this.asked.choices.find(choice => choice.act.act === act)?.key ?? null;
  }

  /** The key of an act, or null if it is not offered. */
  keyOf(act: Attempt): string | null {
    const key = keyOf(act);
    return this.offers(key) ? key : null;
  }

  /** The choices with some kinds of acts. */
  of<A extends ActName>(...acts: readonly A[]): Choice<ActOf<A>>[] {
    return this.asked.choices.filter((choice): choice is Choice<ActOf<A>> => acts.some(act => act === choice.act.act));
  }
}

/** Decides one kind of question: a key, or null to answer at random. */
export type Decide = (moment: Moment, mind: Mind) => string | null;
