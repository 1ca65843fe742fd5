import type { BotName } from '@deedbook/bots';

/** Who plays a seat: a person at this screen, or a bot. */
export type Who = 'person' | BotName;

/** Who plays, by seat. */
export type Plan = readonly Who[];
