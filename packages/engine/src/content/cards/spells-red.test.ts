import { describe, expect, it } from 'vitest';
import { castingAt, valuesOf, withSpell } from '../../testing/casting.ts';
import { foe, foes, goTo } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

describe('Flame Wall', () => {
  it('is a Fire Attack of 5 or a Fire Block of 7, as the phase allows', () => {
    expect(valuesOf(castingAt('flame-wall', ['prowlers'], 'attack').answer('play flame-wall'))).toEqual([
      ['melee', 'fire', 5],
    ]);
    expect(valuesOf(castingAt('flame-wall', ['prowlers'], 'block').answer('play flame-wall'))).toEqual([
      ['block', 'fire', 7],
    ]);
    for (const phase of ['ranged', 'damage'] as const) {
      expect(castingAt('flame-wall', ['prowlers'], phase).refusal('play flame-wall')).not.toBeNull();
    }
  });

  it('Flame Wave is raised by 2 per enemy, including blocked but not defeated ones', () => {
    const enemies = ['prowlers', 'diggers blocked', 'wolf-riders defeated'];
    expect(valuesOf(castingAt('flame-wall', enemies, 'attack').answer('power flame-wall'))).toEqual([
      ['melee', 'fire', 9],
    ]);
    expect(valuesOf(castingAt('flame-wall', enemies, 'block').answer('power flame-wall'))).toEqual([
      ['block', 'fire', 11],
    ]);
  });

  it('Flame Wave counts a summoner and its monster once', () => {
    const p = withSpell('flame-wall', {
      combat: {
        enemies: ['orc-summoners', { enemy: 'minotaur', summonedBy: 'orc-summoners' }],
        phase: 'block',
        targets: ['minotaur'],
      },
    }).answer('power flame-wall');
    expect(valuesOf(p)).toEqual([['block', 'fire', 9]]);
  });
});

describe('Burning Shield', () => {
  it('is a Fire Block of 4 and, after a successful block, a Fire Attack of 4 against anyone', () => {
    const p = castingAt('burning-shield', ['prowlers', 'diggers'], 'block').answer('play burning-shield');
    expect(valuesOf(p)).toEqual([['block', 'fire', 4]]);
    p.answer('block');
    expect(p.offered('reuse')).toEqual([]);
    goTo(p, 'attack');
    expect(p.refusal('reuse burning-shield')).toBe('CMB-GEN-06');
    p.answer('target diggers', 'reuse burning-shield');
    expect(valuesOf(p)).toEqual([['melee', 'fire', 4]]);
    expect(p.offered('reuse')).toEqual([]);
    expect(p.answer('attack').told('enemy-defeated')).toMatchObject([{ enemy: 'diggers' }]);
  });

  it('is used up by a block that fails', () => {
    const p = castingAt('burning-shield', ['minotaur'], 'block').answer('play burning-shield', 'give-up');
    goTo(p, 'attack').answer('target minotaur');
    expect(p.offered('reuse')).toEqual([]);
  });

  it('its Attack is only halved by Fire resistance', () => {
    const p = castingAt('burning-shield', ['prowlers', 'fire-mages'], 'block').answer('play burning-shield', 'block');
    goTo(p, 'attack').answer('target fire-mages', 'reuse burning-shield');
    expect(p.session.state.combat?.values).toHaveLength(1);
    expect(foe(p, 'fire-mages').efficientAttacks).not.toContain('fire');
  });

  it('Exploding Shield destroys the enemy it blocks, which defeats it', () => {
    const p = castingAt('burning-shield', ['prowlers', 'diggers'], 'block').answer('power burning-shield', 'block');
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'prowlers' }]);
    expect([p.me.fame, p.me.reputation, foes(p)]).toEqual([2, 1, ['diggers']]);
  });

  it('CMB-GEN-09 Exploding Shield blocks an enemy with Fire resistance but does not destroy it', () => {
    const combat = {
      enemies: ['fire-mages'],
      targets: ['fire-mages'],
      phase: 'block',
      soFar: ['ice block 4'],
    } as const;
    const p = withSpell('burning-shield', { combat }).answer('power burning-shield', 'block');
    expect([p.told('attack-blocked'), p.told('enemy-defeated')]).toMatchObject([[{ enemy: 'fire-mages' }], []]);
  });

  it('CMB-SUM-03 Exploding Shield gives no Fame for a summoned monster', () => {
    const p = withSpell('burning-shield', {
      combat: {
        enemies: ['orc-summoners', { enemy: 'gargoyle', summonedBy: 'orc-summoners' }],
        phase: 'block',
        targets: ['gargoyle'],
        soFar: ['block 1'],
      },
    }).answer('power burning-shield', 'block');
    expect([p.me.fame, foes(p), p.state.piles.brown.discard]).toEqual([0, [], ['gargoyle']]);
    expect(foes(goTo(p, 'attack'))).toEqual(['orc-summoners']);
  });

  describe('with enemies of other kinds', () => {
    const blow = { value: 4, element: 'physical' } as const;
    printEnemy('prowlers', { attacks: [blow, blow] });
    printEnemy('wolf-riders', { abilities: ['arcane-immunity'] });

    it('CMB-ABL-15 blocking one of several attacks is enough', () => {
      const p = castingAt('burning-shield', ['prowlers'], 'block').answer('power burning-shield', 'block');
      expect([p.told('enemy-defeated'), p.state.combat]).toMatchObject([[{ enemy: 'prowlers' }], null]);
    });

    it('CMB-DEF-09 Arcane Immunity protects against it, but not against being blocked', () => {
      const p = castingAt('burning-shield', ['wolf-riders'], 'block').answer('power burning-shield', 'block');
      expect([p.told('attack-blocked').length, p.told('enemy-defeated')]).toEqual([1, []]);
    });
  });
});

describe('Demolish', () => {
  it('removes the site’s fortification, not their own, and lowers all Armor by 1', () => {
    const p = castingAt('demolish', ['guardsmen', 'swordsmen'], 'ranged', { map: { '0,0': 'keep' }, targets: [] });
    expect([foe(p, 'guardsmen').fortifications, foe(p, 'swordsmen').fortifications]).toEqual([2, 1]);
    p.answer('play demolish');
    expect([foe(p, 'guardsmen').fortifications, foe(p, 'swordsmen').fortifications]).toEqual([1, 0]);
    expect([foe(p, 'guardsmen').armor.n, foe(p, 'swordsmen').armor.n]).toEqual([6, 4]);
  });

  it('CMB-GEN-09 does not lower the Armor of enemies with Fire resistance, but they still lose the walls', () => {
    const p = castingAt('demolish', ['fire-mages'], 'ranged', { map: { '0,0': 'mage-tower' }, targets: [] });
    p.answer('play demolish');
    expect([foe(p, 'fire-mages').fortifications, foe(p, 'fire-mages').armor.n]).toEqual([0, 5]);
  });

  it('CRD-20 is for combat', () => {
    expect(withSpell('demolish').refusal('play demolish')).toBe('CRD-20');
  });

  it('Disintegrate destroys an enemy and lowers the Armor of the others by 1', () => {
    const p = castingAt('demolish', ['prowlers', 'minotaur', 'fire-mages'], 'attack').answer('power demolish');
    expect(p.offered()).toEqual(['minotaur', 'prowlers']);
    p.answer('minotaur');
    expect([p.me.fame, foes(p)]).toEqual([4, ['prowlers', 'fire-mages']]);
    expect([foe(p, 'prowlers').armor.n, foe(p, 'fire-mages').armor.n]).toEqual([2, 5]);
  });

  it('CMB-ATK-04 CMB-GEN-09 Disintegrate is for the Attack phase, and not against Fire resistance', () => {
    for (const phase of ['ranged', 'block', 'damage'] as const) {
      expect(castingAt('demolish', ['prowlers'], phase).refusal('power demolish')).toBe('CMB-ATK-04');
    }
    expect(castingAt('demolish', ['fire-mages'], 'attack').refusal('power demolish')).toBe('CMB-GEN-09');
  });

  it('a destroyed target is no longer a target', () => {
    const p = castingAt('demolish', ['prowlers', 'diggers'], 'attack').answer('power demolish', 'prowlers');
    expect([p.state.combat?.targets, p.refusal('attack')]).toEqual([[], 'CMB-RNG-02']);
  });
});

describe('Mana Meltdown', () => {
  const scene = {
    hand: ['mana-meltdown'],
    mana: ['red', 'black'],
    source: [],
    time: 'night',
    others: { goldyx: { crystals: { red: 2 }, hand: ['march'] }, norowas: { hand: ['march'] } },
  } as const;

  it('every other player loses a crystal or takes a Wound; the caster may gain one of those lost', () => {
    const p = playing(scene).answer('play mana-meltdown');
    expect([p.prompt, p.offered()]).toEqual(['take-melted', ['none', 'red']]);
    expect([p.player(1).crystals.red, p.player(1).hand]).toEqual([1, ['march']]);
    p.answer('red');
    expect([p.me.crystals.red, p.player(2).hand, p.me.hand]).toEqual([1, ['march', 'wound'], []]);
  });

  it('gaining the crystal is optional', () => {
    expect(playing(scene).answer('play mana-meltdown', 'none').me.crystals.red).toBe(0);
  });

  it('gains nothing if no one had a crystal', () => {
    const p = playing({ ...scene, others: { goldyx: { hand: [] } } }).answer('play mana-meltdown');
    expect([p.prompt, p.player(1).hand]).toEqual(['turn', ['wound']]);
  });

  it('Mana Radiance gives everyone a Wound per crystal of a color, before the caster gains two', () => {
    const p = playing({ ...scene, crystals: { red: 1, blue: 3 } }).answer('power mana-meltdown', 'red token');
    expect([p.prompt, p.offered()]).toEqual(['name-color', ['blue', 'green', 'red', 'white']]);
    p.answer('red');
    expect([p.me.crystals.red, p.me.hand]).toEqual([3, ['wound']]);
    expect([p.player(1).hand, p.player(2).hand]).toEqual([['march', 'wound', 'wound'], ['march']]);
  });

  it('MAN-05 Mana Radiance: a fourth crystal becomes a mana token', () => {
    const p = playing({ ...scene, crystals: { blue: 2 } }).answer('power mana-meltdown', 'blue');
    expect([p.me.crystals.blue, p.me.mana]).toEqual([3, ['blue']]);
  });
});
