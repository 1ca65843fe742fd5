import type { AppWords } from '../../../app-words.ts';

/** A list of names to fill in. */
export const pick: AppWords['lookup']['pick'] = {
  add: 'Scrivi un nome',
  remove: name => `Togli ${name}`,
};
