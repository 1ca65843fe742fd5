/* Computer players. */
import type { Bot } from './bot.ts';
import { curiousBot } from './curious-bot.ts';
import { duelistBot } from './duelist/duelist-bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { randomBot } from './random-bot.ts';
import { strategistBot } from './strategist/strategist-bot.ts';

export type { Bot, Sight } from './bot.ts';
export { decide } from './decide.ts';
export type { Gains, Plan } from './planner/plan.ts';
export { type Effort, planTurn, STRONG, SWIFT } from './planner/plan-turn.ts';
export { type ReviewStep, review } from './review/review.ts';
export { greedyBot, randomBot };

/** All bots, weakest first. */
export const BOTS = ['random', 'curious', 'greedy', 'duelist', 'strategist'] as const;
export type BotName = (typeof BOTS)[number];

const MAKERS: Readonly<Record<BotName, (seed: string) => Bot>> = {
  random: randomBot,
  curious: curiousBot,
  greedy: seed => greedyBot(seed),
  duelist: duelistBot,
  strategist: strategistBot,
};

/** A bot by name. The same seed makes the same decisions. */
export const createBot = (name: BotName, seed: string): Bot => MAKERS[name](seed);
