import { BASIC_COLORS } from '@deedbook/engine';
import { DEADLINES, type Goal } from './goal.ts';
import { count, may, oneOf, words } from './scene.ts';
import { z } from './zod.ts';

const whole = z.int({ error: 'must be a whole number' });
const yes = z.literal(true, { error: 'can only be true' });

/** A goal as it is read from a file. */
export const goalShape: z.ZodMiniType<Goal> = z.strictObject({
  at: may(words),
  fame: may(count),
  level: may(count),
  reputation: may(whole),
  move: may(count),
  influence: may(whole),
  crystals: may(z.partialRecord(oneOf(BASIC_COLORS), count, { error: 'must say how many of each color' })),
  mana: may(words),
  cards: may(words),
  hand: may(words),
  units: may(words),
  skills: may(words),
  wounds: may(count),
  defeated: may(words),
  blocked: may(words),
  conquered: may(words),
  explored: may(count),
  peace: may(yes),
  over: may(yes),
  by: may(oneOf(DEADLINES)),
});
