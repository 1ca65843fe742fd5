import { type ActName, type Choice, Stream, seeded } from '@deedbook/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { temperOf } from './greedy/mind.ts';

/** Acts that would only make games shorter. */
const ENDINGS: readonly ActName[] = ['end-turn', 'end-phase', 'rest', 'give-up'];

/** One decision in this many is random. */
const WHIM = 8;

/**
 * Plays like the greedy bot, but sometimes makes a random choice: it gets far enough to own Skills, Spells, Artifacts
 * and Units, and tries them where a sensible player would not. For finding bugs, not for winning.
 */
export function curiousBot(seed: string): Bot {
  const stream = new Stream(seeded(seed, 'curious bot'));
  const sensible = greedyBot(seed, temperOf(seed));
  return {
    choose(sight) {
      const sober = sensible.choose(sight);
      const { choices, standing } = sight.asked;
      if (standing || stream.below(WHIM) > 0) return sober;
      const bold = choices.filter(({ act }) => !ENDINGS.includes(act.act));
      return bold.length === 0 ? sober : (bold[stream.below(bold.length)] as Choice).key;
    },
  };
}
