import { RECORD_FAULTS, SETUP_FAULTS, whyNotSetUp } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { leftovers } from './testing/leftovers.ts';

const SETUP = { scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'a' };

describe.each(LANGUAGES)('in %s', language => {
  const text = createText(language);

  it('every fault of a setup or file has a sentence without gaps', () => {
    const about = {
      what: 'hero',
      name: 'tovak',
      scenario: 'full-conquest',
      mode: 'solo',
      modes: ['teams'],
      rule: 'SET-27',
      known: ['tovak'],
      ranges: ['1–2'],
      option: 'pvp',
      variant: 'megapolis',
      other: 'hero-auction',
      where: 'options.pvp',
    };
    const said = [
      ...SETUP_FAULTS.map(kind => text.setupFault({ kind, about })),
      ...RECORD_FAULTS.map(kind => text.fileFault({ kind, where: '', setup: null, gap: null })),
      text.versionGap({ written: '0.1.0', read: '0.2.0', answer: '13: walk 1,0' }),
      text.versionGap({ written: '0.1.0', read: '0.2.0', answer: '' }),
      text.otherVersion({ written: '0.1.0', read: '0.2.0', answer: '' }),
    ];
    expect(leftovers(said)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});

it('mentions the details', () => {
  const text = createText('en');
  const why = (change: object) => {
    const fault = whyNotSetUp({ ...SETUP, ...change });
    return fault && text.setupFault(fault);
  };
  expect(why({})).toBeNull();
  expect(why({ heroes: ['gandalf'] })).toMatch(/^There is no “gandalf” here\. Known names: .*tovak/);
  expect(why({ options: { cityLevels: [3] } })).toBe('The option “City levels” is fixed here and cannot be chosen.');
  expect(text.fileFault({ kind: 'answer', where: 'answers[12]', setup: null, gap: null })).toMatch(
    /\(answers\[12\]\)$/,
  );
});
