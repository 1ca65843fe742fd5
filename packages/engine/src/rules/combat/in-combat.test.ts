import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { PHASES } from '../../state/combat.ts';
import { challenging, foe, foes, goTo, sum, wounds } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

describe('Move and Influence in combat', () => {
  it('CMB-GEN-05 may be played in every phase, and the points add up', () => {
    const hand = ['march', 'promise', 'stamina', 'threaten', 'rage', 'improvisation'];
    const p = challenging('diggers', { level: 7, reputation: -4, hand });
    p.answer('play march', 'play promise');
    expect([p.turn.move, p.turn.influence]).toEqual([2, 2]);
    goTo(p, 'block').answer('play stamina', 'sideways rage influence');
    // This is not an interaction, so a Reputation of −4 subtracts nothing.
    expect([p.turn.move, p.turn.influence]).toEqual([4, 3]);
    goTo(p, 'damage').answer('play threaten');
    goTo(p, 'attack').answer('sideways improvisation move');
    expect([p.turn.move, p.turn.influence]).toEqual([5, 5]);
  });

  it('CMB-GEN-05 but cannot be used to move or buy anything, in the combat or after it', () => {
    const scene: Scene = { map: { '0,0': 'village' }, hand: ['march', 'promise'], unitOffer: ['peasants'] };
    const p = challenging('diggers', scene).answer('play march', 'play promise');
    for (const key of ['walk -1,0', 'explore 1,1', 'interact', 'recruit peasants', 'buy healing'])
      expect(p.offered(key)).toEqual([]);
    p.endureFight();
    expect(p.offered('walk', 'interact', 'recruit', 'buy')).toEqual([]);
  });
});

describe('healing in combat', () => {
  it.each(PHASES)('CMB-GEN-07 UNI-10 is not possible in the %s phase, whatever the source', phase => {
    const p = playing({
      hand: ['tranquility', 'regeneration', 'wound'],
      units: ['herbalists', 'peasants spent'],
      mana: ['green', 'green'],
      source: [],
      combat: { enemies: ['prowlers'], phase },
    });
    expect(p.offered('play', 'power', 'heal')).toEqual([]);
    for (const key of ['play tranquility', 'power tranquility', 'play regeneration', 'use herbalists heal 2', 'heal'])
      expect([key, p.refusal(key)]).toEqual([key, 'CMB-GEN-07']);
    expect(p.refusal('use herbalists ready a unit')).toBe('UNI-10');
    expect(p.offered('use herbalists')).toEqual(['use herbalists green mana']);
  });

  it('CMB-GEN-07 a card that also heals gives its other effects', () => {
    const p = challenging('prowlers', { hand: ['refreshing-walk', 'wound'] }).answer('play refreshing-walk');
    expect([p.turn.move, p.turn.heal, wounds(p)]).toEqual([2, 0, 1]);
  });
});

describe('Special effects in combat', () => {
  it.each(PHASES)('CMB-GEN-08 any number of them in the %s phase', phase => {
    const p = playing({
      level: 5,
      hand: ['crystallize', 'concentration', 'mana-draw', 'fire-bolt'],
      units: ['illusionists', 'fire-mages'],
      mana: ['white'],
      source: ['blue', 'blue'],
      combat: { enemies: ['prowlers'], phase },
    });
    p.answer('play crystallize', 'white', 'play concentration', 'red', 'play mana-draw', 'play fire-bolt');
    p.answer('use illusionists white crystal', 'use fire-mages red mana and red crystal');
    expect([p.me.crystals, p.me.mana]).toEqual([{ red: 2, blue: 0, green: 0, white: 2 }, ['red', 'red']]);
    expect(p.prompt).toBe(`combat-${phase}`);
  });

  it('CMB-GEN-08 an effect on enemies may be played in any phase in which it does something', () => {
    for (const phase of ['ranged', 'block', 'damage'] as const) {
      const scene: Scene = { units: ['illusionists'], mana: ['white'], source: [] };
      const p = goTo(challenging('prowlers', scene), phase).answer('use illusionists hold an enemy');
      expect([phase, foe(p, 'prowlers').held]).toEqual([phase, true]);
      expect([goTo(p, 'attack').prompt, wounds(p)]).toEqual(['combat-attack', 0]);
    }
  });

  it('CMB-GEN-08 CRD-19 an effect on Units lasts until the end of the turn', () => {
    const scene: Scene = { level: 7, units: ['altem-guardians', 'utem-guardsmen'], mana: ['green'], source: [] };
    const p = challenging(['fire-mages', 'diggers'], scene).answer('use altem-guardians resistant units');
    goTo(p, 'damage').answer('take fire-mages', 'altem-guardians', 'take diggers', 'utem-guardsmen');
    expect([p.me.units.map(unit => unit.wounds), wounds(p)]).toEqual([[0, 0], 0]);
    p.answer('end-phase', 'end-phase');
    expect(p.state.modifiers.map(({ mod }) => mod)).toEqual(['resistant-units']);
    p.answer('end-turn');
    expect(p.state.modifiers).toEqual([]);
  });

  it('CMB-GEN-08 an effect for this combat ends with it: all Attacks are Siege, or Cold Fire', () => {
    const scene: Scene = { time: 'night', units: ['altem-mages'], mana: ['black', 'red'], source: [], hand: ['rage'] };
    const use = 'use altem-mages ability 4';
    const p = challenging('diggers', scene).answer(use, 'all-siege', 'target diggers', 'power rage');
    expect(sum(p)).toEqual([4, 3]);
    p.answer('give-up').endureFight();
    expect(p.state.modifiers).toEqual([]);
    const cold = goTo(challenging('ironclads', scene).answer(use, 'all-cold-fire'), 'attack');
    expect(sum(cold.answer('target ironclads', 'power rage'))).toEqual([4, 3]);
  });

  it('CMB-GEN-12 no other player decides anything, not even for the enemies', () => {
    const p = challenging(['prowlers', 'orc-summoners'], { players: 4, units: ['peasants'], hand: ['march'] });
    for (let i = 0; i < 40 && p.state.combat; i++) {
      expect([p.session.asked, p.session.question(1), p.session.question(3)]).toEqual([[0], null, null]);
      const [next = 'end-phase'] = p.offered('hero', 'take ');
      p.answer(next);
    }
    expect(p.prompt).toBe('turn');
  });
});

describe('night rules', () => {
  const FIRE: Scene = { hand: ['fireball'], mana: ['red', 'black'], source: [] };

  it.each([
    ['dungeon', { brown: ['minotaur'] }, 'minotaur'],
    ['tomb', { red: ['swamp-dragon'] }, 'swamp-dragon'],
  ])('MAN-10 in a %s by day black mana can be used, and gold cannot', (site, piles, enemy) => {
    const p = playing({ ...FIRE, map: { '0,0': site }, piles });
    expect(p.refusal('power fireball')).not.toBeNull();
    p.answer('enter', `target ${enemy}`, 'power fireball');
    expect([sum(p)[0], p.me.mana]).toEqual([8, []]);
    const gold = playing({ hand: ['swiftness'], mana: ['gold'], source: [], map: { '0,0': site }, piles });
    gold.answer('enter', `target ${enemy}`);
    expect([gold.offered('power'), gold.refusal('power swiftness')]).toEqual([[], 'MAN-08']);
  });

  it('MAN-10 not in a monster den, nor while burning a monastery', () => {
    for (const [site, action] of [
      ['monster-den', 'enter'],
      ['monastery', 'burn monastery'],
    ] as const) {
      const scene: Scene = { ...FIRE, hand: ['fireball', 'swiftness'], mana: ['red', 'black', 'gold'] };
      const p = playing({ ...scene, map: { '0,0': site }, piles: { brown: ['minotaur'], violet: ['monks'] } });
      p.answer(action);
      p.answer(`target ${foes(p)[0]}`);
      expect(p.offered('power')).toEqual(['power swiftness']);
    }
  });

  it('MAN-11 they apply from the start of the combat to its end, not for the rest of the turn', () => {
    const scene: Scene = {
      level: 9,
      hand: ['march', 'meditation'],
      mana: ['gold', 'black'],
      source: ['gold', 'black'],
    };
    const p = playing({ ...scene, map: { '0,0': 'dungeon' }, piles: { brown: ['minotaur'] } });
    expect(p.offered('power')).toEqual(['power march']);
    p.answer('enter');
    expect([p.offered('power'), p.refusal('power march')]).toEqual([[], 'SRC-04']);
    goTo(p, 'attack');
    expect(p.offered('power')).toEqual([]);
    expect(p.answer('end-phase').offered('power')).toEqual(['power march']);
    expect(p.answer('power march').offered()).toEqual(['gold die', 'gold token']);
  });

  it('SRC-06 black dice of the Source may be used, gold ones may not', () => {
    const scene: Scene = { hand: ['fireball'], crystals: ['red'], source: ['black', 'gold'] };
    const p = playing({ ...scene, map: { '0,0': 'dungeon' }, piles: { brown: ['minotaur'] } });
    expect(p.refusal('power fireball')).not.toBeNull();
    p.answer('enter', 'target minotaur', 'power fireball');
    expect([p.me.dice, p.state.source, sum(p)[0]]).toEqual([[{ color: 'black', roll: true }], ['gold'], 8]);
    const gold = playing({ hand: ['swiftness'], source: ['gold'], map: { '0,0': 'dungeon' } }).answer('enter');
    gold.answer(`target ${foes(gold)[0]}`);
    expect([gold.offered('power'), gold.refusal('power swiftness')]).toEqual([[], 'SRC-04']);
  });
});
