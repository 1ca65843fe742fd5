import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { goTo, outlook } from '../../testing/fighting.ts';
import { openCities, printEnemy } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

openCities();

type Color = 'white' | 'blue' | 'red' | 'green';

/** An assault on a city of this color. */
const assault = (color: Color, enemies: readonly string[], phase: Phase = 'block', scene: Scene = {}): Playing =>
  playing({
    map: { '0,0': `${color} city` },
    cities: { '0,0': {} },
    level: 5,
    combat: { enemies, phase },
    ...scene,
  });

const of = (p: Playing, key: string) => {
  const foe = outlook(p).foes.find(other => other.key === key);
  if (!foe) throw new Error(`no ${key} here`);
  return foe;
};

const attackOf = (p: Playing, key: string) => of(p, key).attacks[0];

describe('the bonus of a city', () => {
  it('CTY-06 in a white city all defenders have Armor +1, explained as such', () => {
    const { armor } = of(assault('white', ['swordsmen']), 'swordsmen');
    expect(armor).toEqual({
      n: 6,
      terms: [
        { from: 'swordsmen', op: 'base', n: 5 },
        { from: 'white-city', op: 'add', n: 1 },
      ],
    });
  });

  it.each([
    ['fire-mages', 8],
    ['ice-mages', 7],
    ['altem-mages', 5],
    ['swordsmen', 6],
  ])('CTY-06 in a blue city elemental attacks are stronger: %s strike with %i', (enemy, value) => {
    const p = assault('blue', [enemy]);
    // Altem Mages are Brutal, so the Block needed shows the plain value.
    expect(attackOf(p, enemy)?.block.n).toBe(value);
  });

  it('CTY-06 in a red city a physical attack is Brutal, but not twice; elemental ones are not', () => {
    const p = assault('red', ['gargoyle', 'fire-mages', 'minotaur']);
    expect(attackOf(p, 'gargoyle')?.damage).toEqual({
      n: 10,
      terms: [
        { from: 'gargoyle', op: 'base', n: 5 },
        { from: 'red-city', op: 'times', n: 2 },
      ],
    });
    expect(attackOf(p, 'gargoyle')?.lent).toEqual(['brutal']);
    expect(attackOf(p, 'fire-mages')?.damage.n).toBe(6);
    // A Minotaur (5) is already Brutal.
    expect([attackOf(p, 'minotaur')?.damage.n, attackOf(p, 'minotaur')?.lent]).toEqual([10, []]);
  });

  it('CTY-06 in a green city a physical attack poisons the hero and Units', () => {
    const p = assault('green', ['swordsmen'], 'damage', { level: 1, units: ['peasants'] });
    // Swordsmen attack for 6; Peasants absorb 3 and get a second Wound; 3 are left against Armor 2.
    p.answer('take swordsmen', 'peasants');
    expect(p.me.units).toMatchObject([{ wounds: 2 }]);
    expect(p.me.hand.filter(card => card === 'wound')).toHaveLength(2);
    expect(p.me.discard.filter(card => card === 'wound')).toHaveLength(2);
  });

  it('CTY-06 in a green city elemental attacks do not poison', () => {
    const p = assault('green', ['fire-mages'], 'damage', { level: 1 }).answer('take fire-mages');
    expect(p.me.discard.filter(card => card === 'wound')).toEqual([]);
  });

  it('CTY-08 CMB-SUM-07 summoned monsters get the bonus of the city', () => {
    const p = assault('red', ['illusionists'], 'ranged', { piles: { brown: ['medusa'] } }).answer('end-phase');
    expect(attackOf(p, 'medusa')?.damage.n).toBe(12);
  });

  it('CTY-08 CMB-INI-10 rampaging enemies that joined do not', () => {
    const scene: Scene = {
      map: { '1,0': 'red city' },
      cities: { '1,0': { garrison: ['gargoyle'] } },
      enemies: [{ at: '0,1', enemy: 'wolf-riders', role: 'rampaging' }],
      move: 2,
    };
    const p = goTo(playing(scene).answer('assault 1,0'), 'block');
    expect([attackOf(p, 'wolf-riders')?.damage.n, attackOf(p, 'gargoyle')?.damage.n]).toEqual([3, 10]);
  });

  describe('with several attacks', () => {
    printEnemy('crossbowmen', {
      attacks: [
        { value: 1, element: 'physical' },
        { value: 3, element: 'fire' },
      ],
      abilities: [],
    });

    it('CTY-09 the bonus applies to each attack by its own element', () => {
      const damage = (color: Color) => of(assault(color, ['crossbowmen']), 'crossbowmen').attacks.map(a => a.damage.n);
      expect([damage('blue'), damage('red')]).toEqual([
        [1, 5],
        [2, 3],
      ]);
    });
  });

  it('CTY-10 the bonus is not an ability of the token: it is not counted as one, and applies before effects', () => {
    const p = assault('white', ['altem-guardsmen'], 'block', {
      modifiers: [{ mod: 'enemy-armor', n: -20, on: 'altem-guardsmen', from: 'tremor' }],
    });
    expect(of(p, 'altem-guardsmen').armor.n).toBe(1);
    expect(of(assault('red', ['gargoyle']), 'gargoyle').abilities).not.toContain('brutal');
  });
});
