import { readdirSync, readFileSync } from 'node:fs';
import { DUEL_STEPS, PHASES } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { LANGUAGES } from './language.ts';
import { canAsk } from './prompts.ts';
import { voiceOf } from './speak.ts';

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
