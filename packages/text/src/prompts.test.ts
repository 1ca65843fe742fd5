import { type Asked, buildScene, PROMPTS, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText, voiceOf } from './all.ts';
import { CATALOGUES } from './catalogues.ts';
import { LANGUAGES } from './languages.ts';

const prompts = Object.keys(PROMPTS);

// That every prompt has a sentence is checked by the types.
it('every sentence belongs to a question that is asked', () => {
  const kept = Object.keys(CATALOGUES.en.prompts).map(key => key.replace(/_(one|other)$/, ''));
  expect(kept.filter(prompt => !prompts.includes(prompt))).toEqual([]);
});

describe('the card that asks is put in front', () => {
  const asks = (scene: Scene, ...answers: string[]): string => {
    const session = new Session(buildScene(scene));
    for (const answer of answers) expect(session.answer(0, answer), answer).toBeNull();
    return createText('en').prompt(session.question(0) as Asked, session.view(0));
  };
  const scene: Scene = { hand: ['mana-meltdown'], mana: ['red', 'black'], source: [], time: 'night' };

  it('a strong effect under its own name', () => {
    expect(asks({ ...scene, others: { goldyx: {} } }, 'power mana-meltdown')).toMatch(/^Mana Radiance: which color/);
  });

  it('even one cast from the offer', () => {
    const talent: Scene = {
      hand: ['magic-talent', 'march', 'rage'],
      spellOffer: ['mana-meltdown', 'fireball', 'snowstorm'],
    };
    const game: Scene = { ...scene, ...talent, mana: ['red', 'red', 'black'], others: { goldyx: {} } };
    expect(asks(game, 'play magic-talent', 'rage', 'cast mana-meltdown powered')).toMatch(/^Mana Radiance: /);
  });

  it.each(LANGUAGES)('and game terms stay capitalized, in %s', language => {
    const text = createText(language);
    const about = { card: 'horn-of-wrath', n: 5, cost: 1, damage: 2, level: 2, most: 3, hero: 'tovak' };
    const terms = ['ranged', 'siege', 'melee'].map(reach => voiceOf(language).find(`effects.attack.${reach}.physical`));
    const small = terms.map(term => (term ?? '').replace(/ \{\{n\}\}$/, '')).map(term => voiceOf(language).small(term));
    // The menus of a combat belong to no card.
    const told = prompts
      .filter(prompt => !prompt.startsWith('combat-'))
      .map(prompt =>
        text.prompt({ seat: 0, prompt, about, choices: [], answers: 0, standing: false } as unknown as Asked),
      );
    expect(told.filter(line => small.some(term => line.includes(`: ${term}`)))).toEqual([]);
  });
});
