import { describe, expect, it } from 'vitest';
import '../content/index.ts';
import { SCENARIOS } from '../rules/scenarios/scenarios.ts';
import { Session } from '../session.ts';
import { HEROES_AT_TABLE, playAtRandom } from '../testing/random-game.ts';
import { ACTS, type ActName } from './acts.ts';
import type { Asked } from './asked.ts';
import { isKeyOf, keyOf, readKey, wordsOf } from './keys.ts';
import { PROMPTS } from './prompts.ts';
import { whyMisread } from './read-back.ts';
import { SPOT_KINDS } from './spots.ts';

describe('keys', () => {
  it('are written from acts', () => {
    expect(keyOf({ act: 'power', card: 'march' })).toBe('power march');
    expect(keyOf({ act: 'target', foe: { id: 'prowlers', n: 2 }, attack: 1 })).toBe('target prowlers 2 attack 1');
    expect(keyOf({ act: 'target', foe: { id: 'prowlers', n: null }, attack: null })).toBe('target prowlers');
    expect(keyOf({ act: 'cast', card: 'fireball', strength: 'basic' })).toBe('cast fireball');
    expect(keyOf({ act: 'some-wounds', wounds: 1 })).toBe('1 wound');
  });

  it('read back as exactly one act', () => {
    expect(readKey('sideways', 'sideways march move')).toEqual({ card: 'march', as: 'move' });
    expect(readKey('sideways', 'sideways march fame')).toBeNull();
    expect(readKey('use', 'use peasants banner-of-glory attack 2')).toEqual({
      unit: 'peasants',
      banner: 'banner-of-glory',
      words: 'attack 2',
    });
    expect(readKey('use', 'use herbalists ready a unit')).toMatchObject({ banner: null, words: 'ready a unit' });
    expect(readKey('take-damage', 'take medusa 2 attack 1')).toEqual({ foe: { id: 'medusa', n: 2 }, attack: 1 });
    expect(readKey('explore', 'explore -1,2')).toEqual({ tile: { a: -1, b: 2 } });
    expect(readKey('walk', 'walk 99,0')).toBeNull();
    expect(readKey('end-turn', 'end-turn now')).toBeNull();
    expect(isKeyOf('walk 1,0', 'provoke', 'walk')).toBe(true);
    expect(wordsOf('break red crystal')).toEqual(['break', 'red', 'crystal']);
  });

  it.each(SCENARIOS.ids())('read back as the act of every choice, in random games of %s', scenario => {
    for (const { mode, tiles } of SCENARIOS.get(scenario).modes) {
      const players = Math.max(...Object.keys(tiles).map(Number));
      const heroes = HEROES_AT_TABLE.slice(0, players);
      const session = new Session({ scenario, heroes, seed: 'keys', options: { mode } });
      const wrong: unknown[] = [];
      playAtRandom(session, 'keys', 20_000, seat => {
        const asked = session.question(seat) as Asked;
        for (const choice of asked.choices) {
          const misread = whyMisread(choice);
          if (misread !== null) wrong.push(misread);
          if (choice.at && !SPOT_KINDS.includes(choice.at.kind)) wrong.push(choice.at);
        }
        const strange = Object.keys(asked.about).filter(field => !isSaid(asked.prompt, field));
        if (strange.length > 0) wrong.push(asked.prompt, strange);
      });
      expect(wrong).toEqual([]);
    }
  });

  it('use only known slots', () => {
    for (const act of Object.keys(ACTS) as ActName[]) expect(() => readKey(act, '')).not.toThrow();
  });
});

const isSaid = (prompt: string, field: string): boolean => {
  const fields = (PROMPTS as Readonly<Record<string, readonly string[]>>)[prompt] ?? [];
  return fields.includes(field) || fields.includes(`${field}?`);
};
