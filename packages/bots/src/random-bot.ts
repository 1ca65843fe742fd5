import { type Choice, Stream, seeded } from '@deedbook/engine';
import type { Bot } from './bot.ts';

/** A standing option is used about once in this many times. */
const SELDOM = 20;

/** Picks any choice, each equally likely. The same seed plays the same game. */
export function randomBot(seed: string): Bot {
  const stream = new Stream(seeded(seed, 'random bot'));
  return {
    choose({ asked: { choices, standing } }) {
      if (standing && stream.below(SELDOM) > 0) return null;
      return (choices[stream.below(choices.length)] as Choice).key;
    },
  };
}
