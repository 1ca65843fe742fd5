import { expect, test } from 'vitest';
import { loadTextForTable } from './load.ts';
import type { Text } from './text.ts';

const news = { news: 'turn-began', seat: 0 } as const;

test('a text that could not tell what happened hands over one that can, to be shown instead', async () => {
  let first: Text | null = null;
  const whole = await new Promise<Text>((onWhole, onProblem) => {
    void loadTextForTable('en', { onWhole, onProblem }).then(text => {
      first = text;
    });
  });
  expect(whole).not.toBe(first);
  expect(whole.news(news)).not.toBe('');
});
