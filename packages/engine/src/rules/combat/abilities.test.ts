import { describe, expect, it } from 'vitest';
import { isKnownEffect } from '../../core/rule.ts';
import type { Scene } from '../../scene/scene.ts';
import { assaulting, challenging, foe, goTo, sum, wounds } from '../../testing/fighting.ts';
import { print, printEnemy } from '../../testing/made-up.ts';
import type { Playing } from '../../testing/playing.ts';
import { rule } from '../mage-knight.ts';

const suffering = (names: string | readonly string[], scene: Scene = {}): Playing =>
  goTo(challenging(names, scene), 'damage');

/** The Block needed and the damage of an enemy's first attack. */
const strength = (p: Playing, key: string): (number | undefined)[] => {
  const [attack] = foe(p, key).attacks;
  return [attack?.block.n, attack?.damage.n];
};

const units = (p: Playing) => p.me.units.map(({ unit, wounds: n }) => [unit, n]);

describe('Swift and Brutal', () => {
  it('CMB-ABL-01 Swift: blocking needs twice the Attack value', () => {
    const p = goTo(
      challenging('wolf-riders', { hand: ['determination', 'march'], mana: ['blue'], source: [] }),
      'block',
    );
    p.answer('target wolf-riders', 'power determination');
    expect([sum(p), p.refusal('block')]).toEqual([[5, 6], 'CMB-BLK-08']);
    expect(p.answer('sideways march block', 'block', 'end-phase').prompt).toBe('combat-attack');
  });

  it('CMB-ABL-01 a Block that counts twice against Swift: Utem Guardsmen give 8 instead of 4', () => {
    const scene: Scene = { units: ['utem-guardsmen'] };
    const swift = goTo(challenging('crossbowmen', scene), 'block').answer('target crossbowmen');
    expect(sum(swift.answer('use utem-guardsmen block 4'))).toEqual([8, 8]);
    const slow = goTo(challenging('prowlers', scene), 'block').answer('target prowlers');
    expect(sum(slow.answer('use utem-guardsmen block 4'))).toEqual([4, 4]);
  });

  it.each([
    ['minotaur', 5, 10],
    ['ironclads', 4, 8],
    ['gunners', 6, 12],
    ['high-dragon', 6, 12],
  ])('CMB-ABL-02 Brutal: %s is blocked with %i, but deals %i', (enemy, block, damage) => {
    expect(strength(challenging(enemy), enemy)).toEqual([block, damage]);
  });

  describe('together', () => {
    printEnemy('prowlers', { abilities: ['swift', 'brutal'] });

    it('CMB-ABL-03 each doubles the base Attack, one for blocking and the other for damage', () => {
      const p = suffering('prowlers', { level: 7 });
      expect(strength(p, 'prowlers')).toEqual([8, 8]);
      expect(wounds(p.answer('take prowlers'))).toBe(2);
    });
  });
});

describe('Poison', () => {
  it('CMB-ABL-04 a Unit that is Wounded gets two Wound cards', () => {
    const p = suffering('cursed-hags', { units: ['peasants'] }).answer('take cursed-hags', 'peasants');
    expect([units(p), wounds(p), p.me.discard]).toEqual([[['peasants', 2]], 0, []]);
  });

  it('CMB-ABL-05 for each Wound to the hand, another goes to the discard pile', () => {
    const p = suffering('monks').answer('take monks');
    expect([wounds(p), p.me.discard]).toEqual([3, ['wound', 'wound', 'wound']]);
    const level7 = suffering('monks', { level: 7 }).answer('take monks');
    expect([wounds(level7), level7.me.discard]).toEqual([2, ['wound', 'wound']]);
  });

  it('CMB-ABL-04 CMB-ABL-05 damage left over by a Unit poisons the hero', () => {
    const p = suffering('monks', { units: ['peasants'] }).answer('take monks', 'peasants');
    expect([units(p), wounds(p), p.me.discard]).toEqual([[['peasants', 2]], 1, ['wound']]);
  });

  it('CMB-ABL-08 a resistant Unit that is not Wounded is not poisoned', () => {
    const p = suffering('cursed-hags', { units: ['guardian-golems'] }).answer('take cursed-hags', 'guardian-golems');
    expect([units(p), wounds(p)]).toEqual([[['guardian-golems', 0]], 0]);
  });
});

describe('Paralyze', () => {
  it('CMB-ABL-06 UNI-17 a Unit that would be Wounded is destroyed, and still absorbs its Armor', () => {
    const scene: Scene = { units: ['utem-crossbowmen'], hand: ['march', 'rage', 'promise'] };
    const p = suffering('medusa', scene).answer('take medusa', 'utem-crossbowmen');
    expect([p.me.units, p.state.unitsGone]).toEqual([[], ['utem-crossbowmen']]);
    // 6 − 4 is left: one Wound, and the hand is gone.
    expect([p.me.hand, p.me.discard]).toEqual([['wound'], ['march', 'rage', 'promise']]);
  });

  it('CMB-ABL-06 if a Unit absorbs all of it, the hero is unharmed', () => {
    const scene: Scene = { units: ['amotep-gunners'], hand: ['march'] };
    const p = suffering('medusa', scene).answer('take medusa', 'amotep-gunners');
    expect([p.me.units, p.me.hand, p.told('paralysed')]).toEqual([[], ['march'], []]);
  });

  it('CMB-ABL-07 C-33 a single Wound in hand is enough: all other cards are discarded at once, Wounds stay', () => {
    const p = suffering('ice-golems', { hand: ['march', 'wound', 'rage'] }).answer('take ice-golems');
    expect([p.me.hand, p.me.discard]).toEqual([
      ['wound', 'wound'],
      ['march', 'rage'],
    ]);
    expect(p.told('paralysed')).toHaveLength(1);
  });

  it('CMB-ABL-08 a resistant Unit that is not Wounded is not destroyed', () => {
    const p = suffering('ice-golems', { units: ['ice-mages'], hand: ['march'] }).answer('take ice-golems', 'ice-mages');
    expect([units(p), p.me.hand]).toEqual([[['ice-mages', 0]], ['march']]);
  });

  it('CMB-ABL-18 Units can still fight in the Attack phase afterward', () => {
    const p = suffering('medusa', { hand: ['march'], units: ['utem-crossbowmen', 'peasants'], level: 3 });
    p.answer('take medusa', 'hero', 'end-phase', 'target medusa');
    expect(p.me.hand).toEqual(['wound', 'wound']);
    p.answer('use utem-crossbowmen attack 3', 'use peasants attack 2', 'attack');
    expect(p.me.fame).toBe(8 + 5);
  });

  describe('with Poison', () => {
    printEnemy('prowlers', { abilities: ['poison', 'paralyze'] });

    it('CMB-ABL-09 a Unit is destroyed; the hero suffers both', () => {
      const p = suffering('prowlers', { units: ['peasants'], hand: ['march'] }).answer('take prowlers', 'peasants');
      expect([p.me.units, p.me.hand, p.me.discard]).toEqual([[], ['wound'], ['wound', 'march']]);
    });
  });
});

describe('changes of an enemy’s Attack', () => {
  const weaker = (n: number, on = ''): Scene => ({ modifiers: [{ mod: 'made-up-weakness', n, on }] });

  it('CMB-ABL-12 apply before Swift or Brutal doubles it', () => {
    expect(strength(challenging('wolf-riders', weaker(-1)), 'wolf-riders')).toEqual([4, 2]);
    expect(strength(challenging('minotaur', weaker(-1)), 'minotaur')).toEqual([4, 8]);
    expect(strength(challenging('minotaur', weaker(2)), 'minotaur')).toEqual([7, 14]);
  });

  it('CMB-ABL-19 never lower it below 0, and an attack of 0 counts as blocked', () => {
    const p = challenging(['minotaur', 'prowlers'], weaker(-9, 'minotaur'));
    expect(strength(p, 'minotaur')).toEqual([0, 0]);
    goTo(p, 'damage');
    expect([p.offered('take'), foe(p, 'minotaur').attacks[0]?.state]).toEqual([['take prowlers'], 'blocked']);
    const alone = challenging('minotaur', weaker(-5)).answer('end-phase', 'end-phase');
    expect([alone.prompt, foe(alone, 'minotaur').attacks[0]?.state]).toEqual(['combat-attack', 'blocked']);
  });

  const WEAKEN = 'made-up-weaken';
  const weaken = isKnownEffect(WEAKEN)
    ? () => ({ fx: WEAKEN })
    : rule(WEAKEN, () => g => g.modify('made-up-weakness', 'turn', -9));
  print('crystallize', { basic: weaken() });

  it('CMB-ABL-19 an attack of 0 hurts no one, even if it drops while damage is being assigned', () => {
    const p = suffering('minotaur', { hand: ['crystallize'], units: ['guardian-golems'] }).answer('play crystallize');
    p.answer('take minotaur');
    expect([p.prompt, wounds(p), units(p), foe(p, 'minotaur').attacks[0]?.state]).toEqual([
      'combat-damage',
      0,
      [['guardian-golems', 0]],
      'blocked',
    ]);
  });
});

describe('Fortified and Armor', () => {
  it('CMB-DEF-01 Fortified adds to the fortification of a site, and matters only in the ranged phase', () => {
    expect(foe(challenging('diggers'), 'diggers').fortifications).toBe(1);
    expect(foe(assaulting('guardsmen'), 'guardsmen').fortifications).toBe(2);
    const p = goTo(assaulting('guardsmen'), 'attack');
    expect(p.refusal('target guardsmen')).toBeNull();
  });

  it('CMB-DEF-11 effects lower Armor, but never below 1', () => {
    const scene: Scene = {
      units: ['amotep-freezers', 'amotep-freezers'],
      mana: ['blue', 'blue'],
      source: [],
      level: 3,
    };
    const hags = challenging('cursed-hags', scene).answer('use amotep-freezers hold an enemy');
    expect(foe(hags, 'cursed-hags').armor.n).toBe(2);
    expect(foe(hags.answer('use amotep-freezers hold an enemy'), 'cursed-hags').armor.n).toBe(1);
    const prowlers = challenging('prowlers', { ...scene, hand: ['march'] }).answer('use amotep-freezers hold an enemy');
    expect(foe(prowlers, 'prowlers').armor.n).toBe(1);
    goTo(prowlers, 'attack').answer('target prowlers', 'sideways march attack', 'attack');
    expect(prowlers.me.fame).toBe(8 + 2);
  });

  it('CMB-DEF-11 if several effects set Armor, the lowest counts; then reductions apply, down to 1', () => {
    const set = (...armors: number[]) => armors.map(n => ({ mod: 'made-up-brittleness', n }));
    const lower = { mod: 'enemy-armor', n: -3, on: 'cursed-hags' };
    const armor = (modifiers: Scene['modifiers']) =>
      foe(challenging('cursed-hags', { modifiers: modifiers ?? [] }), 'cursed-hags').armor.n;
    expect([armor(set(7, 4, 8)), armor([lower, ...set(7)]), armor([lower, ...set(2)]), armor(set(0))]).toEqual([
      4, 4, 1, 1,
    ]);
  });

  it('CMB-GEN-08 Armor stays reduced in the Attack phase, until the end of the turn', () => {
    const scene: Scene = { units: ['amotep-freezers'], mana: ['blue'], source: [], hand: ['rage'], level: 3 };
    const p = goTo(challenging('cursed-hags', scene), 'attack').answer('target cursed-hags', 'play rage');
    expect(sum(p)).toEqual([2, 5]);
    expect(sum(p.answer('use amotep-freezers hold an enemy'))).toEqual([2, 2]);
    expect([p.answer('attack').me.fame, p.state.modifiers.length]).toEqual([8 + 3, 1]);
    expect(p.answer('end-turn', 'done').state.modifiers).toEqual([]);
  });
});

// Only tokens of the expansions have several attacks, but the rules already handle them.
describe('an enemy with several attacks', () => {
  const ATTACKS = [
    { value: 2, element: 'physical' },
    { value: 2, element: 'fire' },
    { value: 1, element: 'physical' },
  ] as const;
  printEnemy('prowlers', { attacks: ATTACKS, abilities: ['swift'] });

  it('CMB-ABL-15 each is blocked or dealt on its own, with its own value and element', () => {
    const p = goTo(challenging('prowlers', { hand: ['rage', 'march x2'] }), 'block');
    expect(p.offered('target')).toEqual([1, 2, 3].map(n => `target prowlers attack ${n}`));
    p.answer('target prowlers attack 1', 'play rage', 'sideways march block', 'sideways march block');
    expect([sum(p), p.answer('block').offered('target')]).toEqual([
      [4, 4],
      ['target prowlers attack 2', 'target prowlers attack 3'],
    ]);
    p.answer('end-phase');
    expect(p.offered('take')).toEqual(['take prowlers attack 2', 'take prowlers attack 3']);
    p.answer('take prowlers attack 2', 'take prowlers attack 3');
    // Two attacks, each below the Armor: two Wounds.
    expect(wounds(p)).toBe(2);
  });

  it('CMB-ABL-17 a blocked attack leaves the others coming', () => {
    const p = goTo(challenging('prowlers', { hand: ['rage'] }), 'block');
    p.answer('target prowlers attack 3', 'play rage', 'block');
    expect(foe(p, 'prowlers').attacks.map(({ state }) => state)).toEqual(['coming', 'coming', 'blocked']);
  });

  it('CMB-ABL-16 prevented from attacking, it makes none of them', () => {
    const p = challenging('prowlers', { units: ['illusionists'], mana: ['white'], source: [] });
    p.answer('use illusionists hold an enemy', 'end-phase');
    expect([p.offered('target'), p.answer('end-phase').prompt]).toEqual([[], 'combat-attack']);
    expect(foe(p, 'prowlers').attacks.some(({ state }) => state === 'blocked')).toBe(false);
  });
});

describe('the traits on a token', () => {
  it('CMB-ABL-01 Cold Toughness counts abilities, attack colors and resistances of the enemy blocked', () => {
    for (const [enemy, total] of [
      ['prowlers', 5],
      ['wolf-riders', 6],
      // Fire attack: Ice Block is efficient; Brutal, one color, two resistances.
      ['fire-golems', 9],
      // Cold Fire makes it inefficient: floor((5 + 1 + 2 + 2) / 2).
      ['high-dragon', 5],
    ] as const) {
      const scene: Scene = { hand: ['cold-toughness'], mana: ['blue'], source: [] };
      const p = goTo(challenging(enemy, scene), 'block').answer(`target ${enemy}`, 'power cold-toughness');
      expect([enemy, sum(p)[0]]).toEqual([enemy, total]);
    }
  });

  describe('with Arcane Immunity', () => {
    printEnemy('wolf-riders', { abilities: ['swift', 'arcane-immunity'], resistances: ['fire'] });

    it('CMB-DEF-09 Cold Toughness counts none of them', () => {
      const scene: Scene = { hand: ['cold-toughness'], mana: ['blue'], source: [] };
      const p = goTo(challenging('wolf-riders', scene), 'block').answer('target wolf-riders', 'power cold-toughness');
      expect(sum(p)[0]).toBe(5);
    });
  });
});
