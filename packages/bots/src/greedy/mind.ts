import {
  type ActName,
  type ActOf,
  type Asked,
  type Attempt,
  type Choice,
  keyOf,
  lookAt,
  type Query,
  Stream,
  seeded,
} from '@deedbook/engine';
import type { Sight } from '../bot.ts';
import type { Use } from './pool.ts';

/** How a player likes to play. */
export interface Mood {
  /** Weight given to fights: from careful to reckless. */
  readonly daring: number;
  /** Weight given to fights against unknown enemies. */
  readonly curiosity: number;
  /** Seeks out rare enemies and unfamiliar cards, whatever comes of it. */
  readonly adventurous: boolean;
  /** Wears rivals down before driving them off. */
  readonly ruthless: boolean;
  /** Now and then does something else for a change. */
  readonly whimsical: boolean;
}

/** Plays for the score and nothing else. */
export const SOBER: Mood = { daring: 1, curiosity: 1, adventurous: false, ruthless: false, whimsical: false };

/** A temper drawn with a seed: from careful to reckless, some of them adventurous or ruthless. */
export function temperOf(seed: string): Mood {
  const stream = new Stream(seeded(seed, 'temper'));
  const daring = 0.8 + 0.05 * stream.below(13);
  const curiosity = 0.6 + 0.1 * stream.below(13);
  const [adventurous, ruthless] = [stream.below(6) === 0, stream.below(3) === 0];
  return { daring, curiosity, adventurous, ruthless, whimsical: true };
}

/** What a player remembers from one decision to the next. It may be out of date, and is then ignored. */
export class Mind {
  readonly stream: Stream;
  readonly mood: Mood;
  /** What it is about to do this turn. */
  goal = '';
  /** Does not look for anything better once it has begun something. */
  steady = false;
  /** What it has been told to do this turn, whatever seems best: the id of a goal, or `rest`. */
  committed: string | null = null;
  /** The use of a card or Unit just chosen: the questions that follow are answered to suit it. */
  wanted: Use | null = null;
  /** What was planned for the later phases of the combat: the present one is fought without it if possible. */
  kept: readonly Use[] = [];
  /** Whom to hold back with it. */
  held = '';
  /** When it last proposed to assault a city together. */
  proposed = '';
  /** The attack it has given up on in this combat. */
  hopeless = '';

  constructor(seed: string, mood: Mood) {
    this.stream = new Stream(seeded(seed, 'greedy bot'));
    this.mood = mood;
  }

  /** True once in `n` times on average for the whimsical, never for others. */
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

/** A decision to be made: what is offered, and the position as far as the seat may know it. */
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

  /** The position for the rules' numbers. */
  get q(): Query {
    this.seen ??= lookAt(this.sight.view(), this.asked.seat);
    return this.seen;
  }

  offers(key: string): boolean {
    return this.keys.includes(key);
  }

  /** Whether an act of a kind is offered. */
  has(act: ActName): boolean {
    return this.asked.choices.some(choice => choice.act.act === act);
  }

  /** The key of the first act of a kind, if there is one. */
  key(act: ActName): string | null {
    return this.asked.choices.find(choice => choice.act.act === act)?.key ?? null;
  }

  /** The key of an act, if it is offered. */
  keyOf(act: Attempt): string | null {
    const key = keyOf(act);
    return this.offers(key) ? key : null;
  }

  /** The choices of some kinds of acts. */
  of<A extends ActName>(...acts: readonly A[]): Choice<ActOf<A>>[] {
    return this.asked.choices.filter((choice): choice is Choice<ActOf<A>> => acts.some(act => act === choice.act.act));
  }
}

/** Decides one kind of question: a key, or null to answer at random. */
export type Decide = (moment: Moment, mind: Mind) => string | null;
