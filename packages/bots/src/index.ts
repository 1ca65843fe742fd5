/* Players that need no person. */
import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { wanderingBot } from './wandering-bot.ts';

export type { Bot, Sight } from './bot.ts';
export { randomBot, wanderingBot };

/** The bots that exist. */
export const BOTS = ['random', 'wandering'] as const;
export type BotName = (typeof BOTS)[number];

const MAKERS: Readonly<Record<BotName, (seed: string) => Bot>> = { random: randomBot, wandering: wanderingBot };

/** A bot by its name; the same seed decides alike. */
export const createBot = (name: BotName, seed: string): Bot => MAKERS[name](seed);
