/* Players that need no person. */
import type { Bot } from './bot.ts';
import { curiousBot } from './curious-bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { randomBot } from './random-bot.ts';

export type { Bot, Sight } from './bot.ts';
export { decide } from './decide.ts';
export { greedyBot, randomBot };

/** The bots that exist. */
export const BOTS = ['random', 'greedy', 'curious'] as const;
export type BotName = (typeof BOTS)[number];

const MAKERS: Readonly<Record<BotName, (seed: string) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  curious: curiousBot,
};

/** A bot by its name; the same seed decides alike. */
export const createBot = (name: BotName, seed: string): Bot => MAKERS[name](seed);
