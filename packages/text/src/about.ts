import type { About } from '@deedbook/engine';

/* Reads the details of a question or refusal. A missing or unexpected one counts as empty. */

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
