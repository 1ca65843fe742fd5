import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { assaulting, challenging, goTo, sum, wounds } from '../../testing/fighting.ts';
import { printUnit } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { drawCards } from '../cards/drawing.ts';

const suffering = (names: string | readonly string[], scene: Scene = {}): Playing =>
  goTo(challenging(names, scene), 'damage');

const isKnockedOut = (p: Playing): boolean => p.told('knocked-out').length > 0;

describe('a knock-out', () => {
  it('CMB-KO-01 C-01 as many Wounds in one combat as the Hand limit: all other cards are discarded at once', () => {
    const p = suffering('minotaur', { hand: ['march', 'rage', 'promise'] }).answer('take minotaur');
    expect([p.me.hand, p.me.discard]).toEqual([Array(5).fill('wound'), ['march', 'rage', 'promise']]);
    expect([isKnockedOut(p), p.prompt]).toEqual([true, 'combat-damage']);
  });

  it('CMB-KO-01 not with one Wound fewer', () => {
    const p = suffering('werewolf', { hand: ['march'] }).answer('take werewolf');
    expect([wounds(p), isKnockedOut(p), p.me.hand.includes('march')]).toEqual([4, false, true]);
  });

  it.each([
    [4, ['minotaur', 'golems'], 5, true],
    [5, ['minotaur', 'golems'], 5, false],
    [5, ['minotaur', 'prowlers'], 6, true],
    [9, ['minotaur', 'werewolf', 'golems'], 6, false],
    [9, ['minotaur', 'gargoyle', 'medusa'], 7, true],
  ])('CMB-KO-01 at level %i %j give %i Wounds: knocked out %s', (level, enemies, total, out) => {
    const p = suffering(enemies, { level, hand: ['march'] });
    for (const enemy of enemies) p.answer(`take ${enemy}`);
    expect([wounds(p), isKnockedOut(p)]).toEqual([total, out]);
  });

  it('CMB-KO-01 the limit is the one on the level token, even with two keeps and Planning', () => {
    const map = { '1,1': 'keep', '0,-2': 'keep' };
    const shields = [
      { at: '1,1', by: 'tovak' },
      { at: '0,-2', by: 'tovak' },
    ];
    const p = suffering('minotaur', { map, shields, tactic: 'planning', hand: ['march'] }).answer('take minotaur');
    expect([wounds(p), isKnockedOut(p)]).toEqual([5, true]);
  });

  it('CMB-KO-02 Wounds from all enemies count together', () => {
    const p = suffering(['werewolf', 'golems'], { hand: ['march'] }).answer('take werewolf');
    expect(isKnockedOut(p)).toBe(false);
    p.answer('take golems');
    expect([wounds(p), isKnockedOut(p), p.me.discard]).toEqual([5, true, ['march']]);
  });

  it('CMB-KO-02 Wounds from the player’s own cards count too, as soon as they are taken', () => {
    const p = suffering('werewolf', { hand: ['blood-rage', 'march', 'rage'] }).answer('take werewolf', 'end-phase');
    p.answer('target werewolf', 'play blood-rage', 'attack 5 and take a wound');
    expect([sum(p), wounds(p), p.me.discard]).toEqual([[5, 5], 5, ['march', 'rage']]);
    expect(p.answer('attack').me.fame).toBe(5);
  });

  it('CMB-KO-02 so do Wounds taken in the first phase', () => {
    const scene: Scene = { time: 'night', mana: ['red', 'black'], source: [], hand: ['fireball', 'march'] };
    const p = challenging(['prowlers', 'werewolf'], scene).answer('target prowlers', 'power fireball', 'attack');
    expect(wounds(p)).toBe(1);
    goTo(p, 'damage').answer('take werewolf');
    expect([wounds(p), p.me.discard]).toEqual([5, ['march']]);
  });

  it('CMB-KO-03 Wounds in hand before the combat do not count', () => {
    const p = suffering('gargoyle', { hand: ['wound x2', 'march'] }).answer('take gargoyle');
    expect([wounds(p), isKnockedOut(p), p.me.hand.includes('march')]).toEqual([5, false, true]);
  });

  it('CMB-KO-03 nor do Wounds in the discard pile, nor those on Units', () => {
    const p = suffering(['cursed-hags', 'diggers', 'prowlers'], { hand: ['march'], units: ['utem-crossbowmen'] });
    p.answer('take cursed-hags', 'hero', 'take diggers', 'hero', 'take prowlers', 'utem-crossbowmen');
    expect([wounds(p), p.me.discard, p.me.units[0]?.wounds]).toEqual([4, ['wound', 'wound'], 1]);
    expect([isKnockedOut(p), p.me.hand.includes('march')]).toEqual([false, true]);
  });

  it('CMB-KO-03 nor do those of an earlier turn', () => {
    const p = playing({ hand: ['wound x4', 'march'], enemies: [{ at: '1,0', enemy: 'golems' }] });
    goTo(p.answer('challenge 1,0'), 'damage').answer('take golems');
    expect([wounds(p), isKnockedOut(p)]).toEqual([5, false]);
  });

  it('FWD-06 CMB-KO-03 nor do those of a Forced Withdrawal', () => {
    const p = assaulting('werewolf', {
      at: '0,0',
      path: ['-1,0', '0,0'],
      hand: ['march'],
      others: { goldyx: { at: '0,0' } },
    });
    goTo(p, 'attack').answer('end-phase', 'end-turn');
    expect([wounds(p), p.told('withdrew').map(news => news.wounds)]).toEqual([5, [0, 1]]);
    expect([isKnockedOut(p), p.me.hand.includes('march')]).toEqual([false, true]);
  });

  it('CMB-KO-04 Units keep fighting, and further damage still gives Wounds', () => {
    const p = suffering(['minotaur', 'prowlers'], { hand: ['march'], units: ['utem-crossbowmen'] });
    p.answer('take minotaur', 'hero', 'take prowlers', 'hero');
    expect(wounds(p)).toBe(7);
    p.answer('end-phase', 'target prowlers', 'use utem-crossbowmen attack 3', 'attack');
    expect(p.me.fame).toBe(2);
  });

  it('CMB-KO-04 a Unit may absorb later damage', () => {
    const p = suffering(['minotaur', 'prowlers'], { units: ['utem-crossbowmen'] }).answer('take minotaur', 'hero');
    p.answer('take prowlers', 'utem-crossbowmen');
    expect([wounds(p), p.me.units[0]?.wounds]).toEqual([5, 1]);
  });
});

describe('cards drawn after a knock-out', () => {
  printUnit('peasants', { abilities: [{ mana: null, effect: drawCards(2) }] });

  it('CMB-KO-05 are kept even if more Wounds follow, and may be played', () => {
    const scene: Scene = { hand: ['promise'], deck: ['rage', 'march'], units: ['peasants'] };
    const p = suffering(['minotaur', 'golems'], scene).answer('take minotaur', 'hero', 'use peasants draw 2');
    expect(p.me.hand.filter(card => card !== 'wound')).toEqual(['rage', 'march']);
    p.answer('take golems', 'hero');
    expect(p.me.hand.filter(card => card !== 'wound')).toEqual(['rage', 'march']);
    expect(p.told('knocked-out')).toHaveLength(1);
    p.answer('end-phase', 'target golems', 'play rage', 'sideways march attack');
    expect([sum(p), p.me.discard]).toEqual([[1, 5], ['promise']]);
  });
});
