import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

/** Every way a die can leave the Source in a turn, as cards and answers. */
const WAYS: [string, Scene, string[]][] = [
  ['a die that pays', { hand: ['march'] }, ['power march', 'green die']],
  ['Mana Draw', { hand: ['mana-draw'], mana: ['white'] }, ['power mana-draw', 'white token', 'red die', 'blue']],
  ['Mana Claim', { hand: ['mana-claim'], mana: ['blue'] }, ['play mana-claim', 'blue token', 'red die', 'three now']],
  [
    'Mana Curse',
    { hand: ['mana-claim'], mana: ['blue', 'black'] },
    ['power mana-claim', 'blue token', 'black token', 'red die', 'one each turn'],
  ],
];

/** Gives the answers that are asked for; a single way to pay is not. */
function through(p: Playing, keys: readonly string[]): Playing {
  for (const key of keys) if (p.offered(key).includes(key)) p.answer(key);
  return p;
}

describe('SRC-02 a die taken from the Source in any way counts as used', () => {
  const source = ['red', 'green', 'white', 'blue'] as const;
  const at = (scene: Scene): Playing =>
    playing({
      time: 'night',
      source,
      ...scene,
      hand: [...((scene.hand as string[]) ?? []), 'march'],
      skills: ['tovak-who-needs-magic'],
      tactic: 'mana-search',
    });

  it.each(WAYS)('%s: Who Needs Magic? does not give 3, and Mana Search is no longer possible', (_way, scene, keys) => {
    const p = through(at(scene), keys);
    expect(p.state.source).toHaveLength(source.length - 1);
    expect(p.refusal('tactic')).toBe('SRC-02');
    expect(p.answer('skill tovak-who-needs-magic').prompt).toBe('sideways'); // not asked whether without dice
  });

  it('the die of Mana Steal left the Source earlier, and rerolled dice stay in it', () => {
    const stolen = playing({
      source,
      hand: ['march', 'rage'],
      tactic: 'mana-steal',
      tacticDie: 'green',
      skills: ['tovak-who-needs-magic'],
    });
    through(stolen, ['power march', 'green tactic']).answer('skill tovak-who-needs-magic');
    expect(stolen.offered()).toContain('without dice');
    const storm = at({ hand: ['mana-storm'], mana: ['white'] });
    through(storm, ['play mana-storm', 'white token', 'red die']);
    expect([storm.me.crystals.red, storm.refusal('tactic')]).toEqual([1, null]);
  });
});
