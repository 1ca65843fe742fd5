import type { About } from '@deedbook/engine';

/*
 * What a question or a refusal says of itself. A word that is not there, or is of another kind than expected, is nothing.
 */

export const textIn = (about: About, word: string): string => {
  const found = about[word];
  return typeof found === 'string' ? found : '';
};

export const numberIn = (about: About, word: string): number => {
  const found = about[word];
  return typeof found === 'number' ? found : 0;
};

export const namesIn = (about: About, word: string): string[] => {
  const found = about[word];
  return typeof found === 'object' ? found.map(String) : [];
};
