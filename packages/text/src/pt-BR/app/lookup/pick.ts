import type { AppWords } from '../../../app-words.ts';

/** A list of names to fill in. */
export const pick: AppWords['lookup']['pick'] = {
  add: 'Digite um nome',
  remove: name => `Remover ${name}`,
};
