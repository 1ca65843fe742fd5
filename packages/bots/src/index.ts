/* Computer players. */
import type { Bot } from './bot.ts';
import { curiousBot } from './curious-bot.ts';
import { duelistBot } from './duelist/duelist-bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { STRONG, SWIFT } from './planner/plan-turn.ts';
import { plannerBot } from './planner/planner-bot.ts';
import { randomBot } from './random-bot.ts';
import { squireBot } from './squire/squire-bot.ts';

export type { Bot, Sight } from './bot.ts';
export { decide } from './decide.ts';
export type { Gains, Plan } from './planner/plan.ts';
export { type Effort, planTurn, STRONG, SWIFT } from './planner/plan-turn.ts';
export { type IdeaPrice, plansFor, priceOfIdea, type TurnPlan } from './review/plans.ts';
export { type ReviewStep, review } from './review/review.ts';
export { greedyBot, randomBot };

/** All bots, weakest first. */
export const BOTS = ['random', 'curious', 'squire', 'greedy', 'duelist', 'strategist', 'warlord'] as const;
export type BotName = (typeof BOTS)[number];

/** The bots people play with, weakest first; the others only test the rules. */
export const OPPONENTS = ['squire', 'greedy', 'duelist', 'strategist', 'warlord'] as const satisfies readonly BotName[];

const MAKERS: Readonly<Record<BotName, (seed: string) => Bot>> = {
  random: randomBot,
  curious: curiousBot,
  squire: squireBot,
  greedy: seed => greedyBot(seed),
  duelist: duelistBot,
  strategist: seed => plannerBot(seed, SWIFT),
  warlord: seed => plannerBot(seed, STRONG),
};

/** A bot by name. The same seed makes the same decisions. */
export const createBot = (name: BotName, seed: string): Bot => MAKERS[name](seed);
