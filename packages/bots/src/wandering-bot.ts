import { type Choice, hexNamed, qOf, rOf, Stream, seeded } from '@deedbook/engine';
import type { Bot } from './bot.ts';

/*
 * Uniform random play hardly leaves the first tiles. This bot sees more of the game: it leaves most to chance as well,
 * but gathers Move points, walks away from the portal, explores whenever it can, and seldom ends a turn early.
 */

const SELDOM = 20;
const COMMON = 4;

/** How likely a choice is, by the first word of its key. */
const WEIGHTS: Readonly<Record<string, number>> = {
  explore: 400,
  provoke: 2,
  assault: 2,
  play: 8,
  power: 8,
  'end-turn': 2,
  rest: 1,
  'announce-end': 1,
};

/** The further from the portal, the better. */
function weightOf({ key }: Choice): number {
  const [verb = '', first = '', second = ''] = key.split(' ');
  if (verb === 'sideways') return second === 'move' ? COMMON : 1;
  const to = verb === 'walk' ? hexNamed(first) : null;
  if (to !== null) return 1 + 3 * Math.max(0, qOf(to), -rOf(to));
  return WEIGHTS[verb] ?? COMMON;
}

/** Wanders about the map; the same seed plays the same game. */
export function wanderingBot(seed: string): Bot {
  const stream = new Stream(seeded(seed, 'wandering bot'));
  return {
    choose({ asked: { choices, standing } }) {
      if (standing && stream.below(SELDOM) > 0) return null;
      const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
      let left = stream.below(total);
      for (const choice of choices) {
        left -= weightOf(choice);
        if (left < 0) return choice.key;
      }
      return null;
    },
  };
}
