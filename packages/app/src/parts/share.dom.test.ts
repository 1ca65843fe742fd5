import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { passOn } from './share.ts';
import { useToasts } from './toasts.ts';
import { WORDS } from './words.ts';

const said = () => useToasts.getState().toasts.map(({ words, detail }) => [words, detail]);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
});

it.each(LANGUAGES)('a link of a game being played says that it carries everything hidden (%s)', async language => {
  const words = WORDS[language];
  await passOn(() => 'link', false, words);
  expect(said()).toEqual([[words.copied, words.secrets]]);
});

it('a link of a game that is over hides nothing', async () => {
  await passOn(() => 'link', true, WORDS.en);
  expect(said()).toEqual([[WORDS.en.copied, null]]);
});

it('a game that no link can be made of says so', async () => {
  const fail = () => {
    throw new Error('no');
  };
  await passOn(fail, true, WORDS.en);
  expect(said()).toEqual([[WORDS.en.problems.unknown, null]]);
});
