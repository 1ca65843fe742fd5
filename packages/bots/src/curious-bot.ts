import { type Choice, Stream, seeded } from '@deedbook/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';

/** One decision in this many is random. */
const WHIM = 8;

/**
 * Plays like the greedy bot and now and then does anything at all: it comes far enough to own Skills, Spells, Artifacts
 * and Units, and tries them where a sensible player would not. For finding what breaks, not for winning.
 */
export function curiousBot(seed: string): Bot {
  const stream = new Stream(seeded(seed, 'curious bot'));
  const sensible = greedyBot(seed);
  return {
    choose(sight) {
      const sober = sensible.choose(sight);
      const { choices, standing } = sight.asked;
      if (standing || stream.below(WHIM) > 0) return sober;
      // Ending a turn or a phase on a whim would only make games short.
      const bold = choices.filter(({ key }) => !key.startsWith('end-') && key !== 'rest' && key !== 'give-up');
      return bold.length === 0 ? sober : (bold[stream.below(bold.length)] as Choice).key;
    },
  };
}
