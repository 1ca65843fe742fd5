import { readdirSync, readFileSync } from 'node:fs';
import { type Asked, buildScene, DUEL_STEPS, PHASES, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText, voiceOf } from './all.ts';
import { CATALOGUES } from './catalogues.ts';
import { LANGUAGES } from './languages.ts';
import { canAsk } from './prompts.ts';

const ENGINE = new URL('../../engine/src/', import.meta.url);

/** Every prompt that the engine asks with: after the seat or the query; those of a combat are made of its phases or steps. */
function promptsInSources(): string[] {
  const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.includes('testing') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, ENGINE), 'utf8'));
  const asked = sources.flatMap(source => [
    ...source.matchAll(/\bask(?:Cards|Disband|Menu)?(?:<[^>]*>)?\(\s*[\w.]+,\s*'([a-z-]+)'/g),
    ...source.matchAll(/\bprompt: '([a-z-]+)'/g),
  ]);
  const phases = sources.some(source => source.includes('`combat-${')) ? PHASES.map(phase => `combat-${phase}`) : [];
  const steps = sources.some(source => source.includes('`duel-${')) ? DUEL_STEPS.map(step => `duel-${step}`) : [];
  return [...new Set([...asked.map(found => found[1] as string), ...phases, ...steps])].sort();
}

const prompts = promptsInSources();

it('the sources are where they are looked for', () => {
  expect(prompts.length).toBeGreaterThan(40);
});

describe.each(LANGUAGES)('in %s', language => {
  const voice = voiceOf(language);

  it.each(prompts)('%s has a sentence', prompt => {
    expect(canAsk(voice, prompt)).toBe(true);
  });
});

it('no sentence is kept for what is never asked', () => {
  const kept = Object.keys(CATALOGUES.en.prompts).map(key => key.replace(/_(one|other)$/, ''));
  expect(kept.filter(prompt => !prompts.includes(prompt))).toEqual([]);
});

describe('a card that asks is put in front', () => {
  const asks = (scene: Scene, ...answers: string[]): string => {
    const session = new Session(buildScene(scene));
    for (const answer of answers) expect(session.answer(0, answer), answer).toBeNull();
    return createText('en').prompt(session.question(0) as Asked, session.view(0));
  };
  const scene: Scene = { hand: ['mana-meltdown'], mana: ['red', 'black'], source: [], time: 'night' };

  it('a strong effect under its own name', () => {
    expect(asks({ ...scene, others: { goldyx: {} } }, 'power mana-meltdown')).toMatch(/^Mana Radiance: which color/);
  });

  it('also one cast out of the offer', () => {
    const talent: Scene = {
      hand: ['magic-talent', 'march', 'rage'],
      spellOffer: ['mana-meltdown', 'fireball', 'snowstorm'],
    };
    const game: Scene = { ...scene, ...talent, mana: ['red', 'red', 'black'], others: { goldyx: {} } };
    expect(asks(game, 'play magic-talent', 'rage', 'cast mana-meltdown powered')).toMatch(/^Mana Radiance: /);
  });

  it.each(LANGUAGES)('and never makes a term of the game begin small, in %s', language => {
    const text = createText(language);
    const about = { card: 'horn-of-wrath', n: 5, cost: 1, damage: 2, level: 2, most: 3, hero: 'tovak' };
    const terms = ['ranged', 'siege', 'melee'].map(reach => voiceOf(language).find(`effects.attack.${reach}.physical`));
    const small = terms.map(term => (term ?? '').replace(/ \{\{n\}\}$/, '')).map(term => voiceOf(language).small(term));
    // The menus of a combat are nobody's.
    const told = prompts
      .filter(prompt => !prompt.startsWith('combat-'))
      .map(prompt => text.prompt({ seat: 0, prompt, about, choices: [], turn: 0, standing: false }));
    expect(told.filter(line => small.some(term => line.includes(`: ${term}`)))).toEqual([]);
  });
});
