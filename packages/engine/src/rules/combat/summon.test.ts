import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { assaulting, challenging, discarded, foe, foes, goTo, sum, wounds } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import type { Playing } from '../../testing/playing.ts';

const MINOTAUR: Scene = { piles: { brown: ['minotaur', 'medusa'] } };

/** The Block phase against Orc Summoners, who drew a Minotaur. */
const minotaur = (scene: Scene = {}, others: readonly string[] = []): Playing =>
  goTo(challenging(['orc-summoners', ...others], { ...MINOTAUR, ...scene }), 'block');

const BLOCK_5: Scene = { hand: ['determination', 'rage'], mana: ['blue', 'red'], source: [] };

describe('Summon', () => {
  it('CMB-SUM-01 CMB-BLK-02 at the start of the Block phase a brown token is drawn, with all its traits', () => {
    const p = challenging('orc-summoners', MINOTAUR);
    expect([foes(p), p.state.piles.brown.draw.at(-1)]).toEqual([['orc-summoners'], 'minotaur']);
    p.answer('end-phase');
    expect([foes(p), p.state.piles.brown.draw.at(-1)]).toEqual([['minotaur'], 'medusa']);
    expect(foe(p, 'minotaur')).toMatchObject({
      abilities: ['brutal'],
      attacks: [{ element: 'physical', block: { n: 5 }, damage: { n: 10 } }],
    });
    expect(p.told('summoned')).toEqual([{ news: 'summoned', seat: 0, summoner: 'orc-summoners', enemy: 'minotaur' }]);
  });

  it('CMB-SUM-01 it replaces the summoner for blocking and damage', () => {
    const p = minotaur();
    expect([p.offered('target'), p.answer('end-phase').offered('take')]).toEqual([
      ['target minotaur'],
      ['take minotaur'],
    ]);
    expect([wounds(p.answer('take minotaur')), foes(p)]).toEqual([5, []]);
  });

  it('CMB-SUM-01 its abilities work as usual: Medusa paralyzes', () => {
    const p = challenging('orc-summoners', { piles: { brown: ['medusa'] }, hand: ['march'] });
    goTo(p, 'damage').answer('take medusa');
    expect([wounds(p), p.me.discard]).toEqual([3, ['march']]);
  });

  it('CMB-SUM-01 every summoner draws one', () => {
    const p = goTo(challenging(['orc-summoners', 'illusionists', 'prowlers'], MINOTAUR), 'block');
    expect(foes(p)).toEqual(['prowlers', 'minotaur', 'medusa']);
    const alike = challenging(['orc-summoners', 'orc-summoners'], { piles: { brown: ['medusa', 'medusa'] } });
    expect(foes(goTo(alike, 'block'))).toEqual(['medusa', 'medusa 2']);
  });

  it('CMB-SUM-02 meanwhile effects can target the monster, but not the summoner', () => {
    const scene: Scene = { units: ['illusionists'], mana: ['white'], source: [] };
    const p = minotaur(scene, ['prowlers']);
    expect(p.refusal('target orc-summoners')).toBe('CMB-SUM-02');
    p.answer('use illusionists hold an enemy');
    expect(p.offered()).toEqual(['minotaur', 'prowlers']);
    p.answer('minotaur');
    expect([foe(p, 'minotaur').held, p.offered('target')]).toEqual([true, ['target prowlers']]);
  });

  it('CMB-SUM-02 the same while damage is assigned, even after the monster was blocked', () => {
    const scene: Scene = { ...BLOCK_5, units: ['illusionists'], mana: ['white', 'blue'] };
    const blocked = minotaur(scene).answer('target minotaur', 'power determination', 'block');
    expect([foes(blocked), blocked.offered('use illusionists hold')]).toEqual([[], []]);
    expect(blocked.refusal('target orc-summoners')).toBe('CMB-SUM-02');
    const p = goTo(minotaur(), 'damage');
    expect(p.refusal('take orc-summoners')).toBe('CMB-SUM-02');
  });

  it('CMB-SUM-03 CMB-BLK-11 a blocked monster is discarded: no Fame, and it cannot be attacked', () => {
    const p = minotaur(BLOCK_5);
    p.answer('target minotaur', 'power determination');
    expect([sum(p), discarded(p)]).toEqual([[5, 5], []]);
    p.answer('block');
    expect([p.me.fame, discarded(p), foes(p)]).toEqual([0, ['minotaur'], []]);
    p.answer('end-phase');
    expect([p.prompt, wounds(p), p.offered('target'), p.refusal('target minotaur')]).toEqual([
      'combat-attack',
      0,
      ['target orc-summoners'],
      'CMB-SUM-03',
    ]);
    p.answer('end-phase');
    expect(discarded(p)).toEqual(['minotaur']);
  });

  it('CMB-SUM-03 so is one whose damage has been assigned', () => {
    const p = goTo(minotaur(), 'damage').answer('take minotaur');
    expect([p.me.fame, discarded(p), p.answer('end-phase').offered('target')]).toEqual([
      0,
      ['minotaur'],
      ['target orc-summoners'],
    ]);
    const unit = goTo(minotaur({ units: ['altem-guardians'], level: 3 }), 'damage');
    unit.answer('take minotaur', 'altem-guardians');
    expect(discarded(unit)).toEqual(['minotaur']);
  });

  it('CMB-SUM-03 a monster prevented from attacking is discarded at the end of the combat, once', () => {
    const p = minotaur({ units: ['illusionists'], mana: ['white'], source: [] });
    p.answer('use illusionists hold an enemy', 'end-phase');
    expect([p.prompt, foes(p)]).toEqual(['combat-attack', ['orc-summoners']]);
    p.answer('end-phase');
    expect([discarded(p), wounds(p)]).toEqual([['minotaur'], 0]);
  });

  it('CMB-SUM-04 the summoner returns at the start of the Attack phase; only its own Fame is gained', () => {
    const p = minotaur(BLOCK_5).answer('target minotaur', 'power determination', 'block', 'end-phase');
    p.answer('target orc-summoners', 'power rage');
    expect(sum(p)).toEqual([4, 4]);
    p.answer('attack');
    expect([p.me.fame, p.me.reputation, discarded(p)]).toEqual([4, 1, ['orc-summoners', 'minotaur']]);
  });

  it('CMB-SUM-05 a summoner defeated in the first phase draws nothing', () => {
    const scene: Scene = { ...MINOTAUR, hand: ['swift-bolt'], mana: ['white'], source: [] };
    const p = challenging(['orc-summoners', 'prowlers'], scene).answer('target orc-summoners', 'power swift-bolt');
    p.answer('attack', 'end-phase');
    expect([p.me.fame, foes(p), p.told('summoned')]).toEqual([4, ['prowlers'], []]);
    expect(p.state.piles.brown.draw.at(-1)).toBe('minotaur');
  });

  it('CMB-SUM-06 nor does one that was prevented from attacking', () => {
    const scene: Scene = { ...MINOTAUR, units: ['illusionists'], mana: ['white'], source: [] };
    const p = challenging('orc-summoners', scene).answer('use illusionists hold an enemy', 'end-phase');
    expect([p.told('summoned'), p.offered('target'), p.answer('end-phase').prompt]).toEqual([[], [], 'combat-attack']);
  });

  it('GAM-09 an empty pile is refilled from its discards; if there are none, nothing is summoned', () => {
    const p = challenging('orc-summoners', MINOTAUR);
    p.state.piles = { ...p.state.piles, brown: { draw: [], discard: ['gargoyle'] } };
    expect(foes(p.answer('end-phase'))).toEqual(['gargoyle']);
    const none = challenging('orc-summoners', MINOTAUR);
    none.state.piles = { ...none.state.piles, brown: { draw: [], discard: [] } };
    expect([none.answer('end-phase').offered('target'), none.answer('end-phase').prompt]).toEqual([
      [],
      'combat-attack',
    ]);
  });

  it('CMB-SUM-01 CMB-INI-01 in a mage tower the summoner is fortified but its monster is not', () => {
    const p = assaulting('illusionists', MINOTAUR, 'mage-tower');
    expect(foe(p, 'illusionists').fortifications).toBe(1);
    expect(foe(p.answer('end-phase'), 'minotaur').fortifications).toBe(0);
  });
});

// Only tokens of the expansions summon twice, but the rules already handle them.
describe('an enemy that summons twice', () => {
  printEnemy('orc-summoners', { summons: ['brown', 'brown'] });

  it('CMB-SUM-08 draws two monsters, each handled separately', () => {
    const p = minotaur(BLOCK_5);
    expect(p.offered('target')).toEqual(['target medusa', 'target minotaur']);
    p.answer('target minotaur', 'power determination', 'block', 'end-phase');
    expect(p.offered('take')).toEqual(['take medusa']);
    p.answer('take medusa');
    expect([wounds(p), discarded(p)]).toEqual([3, ['minotaur', 'medusa']]);
    expect(p.answer('end-phase').offered('target')).toEqual(['target orc-summoners']);
  });
});
