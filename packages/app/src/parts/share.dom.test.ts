import { LANGUAGES, loadWords } from '@deedbook/text';
import { beforeEach, expect, it, vi } from 'vitest';
import { passOn } from './share.ts';
import { useToasts } from './toasts.ts';

const english = (await loadWords('en', 'page')).parts;

const said = () => useToasts.getState().toasts.map(({ words, detail }) => [words, detail]);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
});

it.each(LANGUAGES)('a link of a game being played says that it carries everything hidden (%s)', async language => {
  const words = (await loadWords(language, 'page')).parts;
  await passOn(() => 'link', false, words);
  expect(said()).toEqual([[words.copied, words.secrets]]);
});

it('a link to a finished game hides nothing', async () => {
  await passOn(() => 'link', true, english);
  expect(said()).toEqual([[english.copied, null]]);
});

it('a game that no link can be made of says so', async () => {
  const fail = () => {
    throw new Error('no');
  };
  await passOn(fail, true, english);
  expect(said()).toEqual([[english.problems.unknown, null]]);
});
