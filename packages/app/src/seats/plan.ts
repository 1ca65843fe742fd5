import type { BotName } from '@deedbook/bots';

/** Who sits in a seat: a person at this screen, or a bot. */
export type Who = 'person' | BotName;

/** Who plays, seat by seat. */
export type Plan = readonly Who[];
