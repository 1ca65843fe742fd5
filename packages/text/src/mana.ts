import type { NewsOf } from '@deedbook/engine';
import { nameOf } from './names.ts';
import type { Voice } from './voice.ts';

/** Which mana pays, where it comes from, and the color it counts as. */
export type Payment = Pick<NewsOf<'mana-paid'>, 'color' | 'from' | 'as'>;

const SOURCES = {
  die: 'words.die',
  token: 'words.manaToken',
  crystal: 'words.crystal',
  tactic: 'words.tacticDie',
  endless: 'words.endlessMana',
} as const;

/** The mana used for a payment: a blue die, or a gold token as blue. */
export function paymentText(voice: Voice, { color, from, as }: Payment): string {
  const mana = voice.say(SOURCES[from], { color: nameOf(voice, 'color', color) });
  return color === as ? mana : voice.say('words.standingIn', { mana, color: nameOf(voice, 'color', as) });
}
