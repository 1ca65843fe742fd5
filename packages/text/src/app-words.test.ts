import { expect, test } from 'vitest';
import { loadWords } from './app-words.ts';
import { LANGUAGES } from './languages.ts';

test.each(LANGUAGES)('a replay has one name on all screens in %s', async language => {
  const { records, review, scores } = await loadWords(language, 'screens');
  expect(new Set([records.replay, review.replay, scores.replay]).size).toBe(1);
});
