import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { sum, wounds } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

describe('Horn of Wrath', () => {
  const blowing = (scene: Scene = {}) =>
    playing({ hand: ['horn-of-wrath', 'rage'], combat: { enemies: ['diggers'], targets: ['diggers'] }, ...scene });

  it.each([
    ['black', 1],
    ['red', 1],
    ['blue', 0],
    ['green', 0],
    ['white', 0],
    ['gold', 0],
  ] as const)('gives Siege Attack 5; a die that shows %s gives %i Wounds', (color, n) => {
    const p = blowing({ rolls: [color] }).answer('play horn-of-wrath');
    expect([sum(p), wounds(p), p.state.combat?.wounds]).toEqual([[5, 3], n, n]);
    expect(p.state.combat?.values).toMatchObject([{ kind: 'siege', element: 'physical', n: 5 }]);
  });

  it('a die roll cannot be undone', () => {
    const p = blowing({ rolls: ['blue'] });
    const { fence } = p.state;
    expect(p.answer('play horn-of-wrath').state.fence).toBeGreaterThan(fence);
  });

  it('CRD-08 thrown away, up to 5 may be added, chosen before rolling a die for each', () => {
    const p = blowing({ rolls: ['black', 'red', 'gold'], deck: [] }).answer('power horn-of-wrath');
    expect(p.offered()).toEqual(['add 0', 'add 1', 'add 2', 'add 3', 'add 4', 'add 5']);
    p.answer('add 3');
    expect([sum(p), wounds(p), p.told('die-rolled').length]).toEqual([[8, 3], 2, 3]);
    p.answer('attack', 'end-turn', 'done');
    expect(p.state.removed).toEqual(['horn-of-wrath']);
  });

  it('if nothing is added, no die is rolled', () => {
    const p = blowing().answer('power horn-of-wrath', 'add 0');
    expect([sum(p), wounds(p), p.told('die-rolled')]).toEqual([[5, 3], 0, []]);
  });

  it('CRD-20 CMB-GEN-06 it needs a combat and a target', () => {
    const p = playing({ hand: ['horn-of-wrath'] });
    expect([p.refusal('play horn-of-wrath'), p.refusal('power horn-of-wrath')]).toEqual(['CRD-20', 'CRD-20']);
    const aimless = blowing({ combat: { enemies: ['diggers'] } });
    expect(aimless.refusal('power horn-of-wrath')).toBe('CMB-GEN-06');
  });
});

describe('Endless Bag of Gold', () => {
  it('gives Influence 4 and Fame 2', () => {
    const p = playing({ hand: ['endless-bag-of-gold'] }).answer('play endless-bag-of-gold');
    expect([p.turn.influence, p.me.fame]).toEqual([4, 2]);
  });

  it('CRD-08 gives Influence 9 and Fame 3, thrown away', () => {
    const p = playing({ hand: ['endless-bag-of-gold'], deck: [], players: 1 }).answer('power endless-bag-of-gold');
    expect([p.turn.influence, p.me.fame]).toEqual([9, 3]);
    expect(p.answer('end-turn').state.removed).toEqual(['endless-bag-of-gold']);
  });
});

describe('Endless Gem Pouch', () => {
  const POUCH: Scene = { hand: ['endless-gem-pouch', 'rage'], deck: [], source: [] };

  it('two dice give crystals of their colors', () => {
    const p = playing({ ...POUCH, rolls: ['blue', 'green'] }).answer('play endless-gem-pouch');
    expect(p.me.crystals).toEqual({ red: 0, blue: 1, green: 1, white: 0 });
  });

  it('gold is a basic color of the player’s choice, chosen before the second die is rolled; black is Fame 1', () => {
    const p = playing({ ...POUCH, rolls: ['gold', 'black'] }).answer('play endless-gem-pouch');
    expect([p.prompt, p.offered(), p.told('die-rolled').length]).toEqual([
      'gain-crystal',
      ['blue', 'green', 'red', 'white'],
      1,
    ]);
    p.answer('white');
    expect([p.me.crystals, p.me.fame, p.told('die-rolled').length]).toEqual([
      { red: 0, blue: 0, green: 0, white: 1 },
      1,
      2,
    ]);
  });

  it('MAN-05 a fourth crystal of a color becomes a token', () => {
    const p = playing({ ...POUCH, crystals: { red: 2 }, rolls: ['red', 'red'] }).answer('play endless-gem-pouch');
    expect([p.me.crystals.red, p.me.mana]).toEqual([3, ['red']]);
  });

  it.each([
    ['day', {}, 'gold'],
    ['night', { time: 'night' }, 'black'],
    ['a dungeon', { map: { '0,0': 'dungeon' }, combat: { enemies: ['minotaur'] } }, 'black'],
  ] as const)(
    'CRD-08 MAN-10 thrown away in %s it gives a token of each basic colour, and one more',
    (_, scene, more) => {
      const p = playing({ ...POUCH, ...scene }).answer('power endless-gem-pouch');
      expect([...p.me.mana].sort()).toEqual(['red', 'blue', 'green', 'white', more].sort());
    },
  );
});

describe('Golden Grail', () => {
  const GRAIL: Scene = { hand: ['golden-grail', 'wound', 'wound', 'wound'], deck: ['march', 'rage', 'march'] };

  it('gives Heal 2, and Fame 1 for each of these points spent', () => {
    const p = playing(GRAIL).answer('play golden-grail');
    expect([p.turn.heal, p.me.fame]).toEqual([2, 0]);
    expect(p.answer('heal').me.fame).toBe(1);
    expect(p.answer('heal').me.fame).toBe(2);
  });

  it('points count, not Wounds: healing a level 2 Unit gives Fame 2', () => {
    const p = playing({ ...GRAIL, units: ['utem-swordsmen wounded'] });
    expect(p.answer('play golden-grail', 'heal utem-swordsmen').me.fame).toBe(2);
  });

  it('other Healing points give no Fame: of three points spent, two are the Grail’s', () => {
    const p = playing({ ...GRAIL, heal: 1 }).answer('play golden-grail', 'heal', 'heal', 'heal');
    expect([p.me.fame, p.me.hand]).toEqual([2, []]);
  });

  it('HEA-07 its points, and their Fame, are lost when a combat begins', () => {
    const p = playing({ ...GRAIL, hand: ['golden-grail', 'tranquility', 'wound'], enemies: ORCS });
    p.answer('play golden-grail', 'challenge 1,0').endureFight();
    p.answer('play tranquility', 'heal 1', 'heal');
    expect(p.me.fame).toBe(0);
  });

  it('CRD-08 thrown away it gives Heal 6, and a card for each Wound healed from hand', () => {
    const p = playing({ ...GRAIL, units: ['peasants wounded'] }).answer('power golden-grail');
    expect(p.turn.heal).toBe(6);
    p.answer('heal', 'heal');
    expect(p.me.hand).toEqual(['wound', 'march', 'rage']);
    expect(p.answer('heal peasants').me.hand).toEqual(['wound', 'march', 'rage']);
  });

  it('any Healing point this turn draws a card, unless the deck is empty', () => {
    const p = playing({ ...GRAIL, heal: 2, deck: ['march'] }).answer('power golden-grail');
    p.answer('heal', 'heal');
    expect([p.me.hand, p.turn.heal]).toEqual([['wound', 'march'], 6]);
  });

  it('CMB-GEN-07 it cannot be used in combat', () => {
    const p = playing({ ...GRAIL, combat: { enemies: ['diggers'] } });
    expect([p.refusal('play golden-grail'), p.refusal('power golden-grail')]).toEqual(['CMB-GEN-07', 'CMB-GEN-07']);
  });
});

const ORCS = [{ at: '1,0', enemy: 'diggers', role: 'rampaging' }] as const;

describe('Book of Wisdom', () => {
  const BOOK: Scene = {
    hand: ['book-of-wisdom', 'march', 'rage', 'fire-bolt', 'wound'],
    deck: [],
    advancedOffer: ['blood-rage', 'agility', 'intimidate'],
    advancedDeck: ['regeneration'],
    spellOffer: ['fireball', 'snowstorm', 'expose'],
    spellDeck: ['restoration'],
  };

  it('an Action card is thrown away for an Advanced Action of its color, which goes to the hand', () => {
    const p = playing(BOOK).answer('play book-of-wisdom');
    expect(p.offered()).toEqual(['fire-bolt', 'rage']);
    p.answer('rage');
    expect(p.offered()).toEqual(['blood-rage', 'intimidate']);
    p.answer('intimidate');
    expect([p.me.hand, p.state.removed]).toEqual([['march', 'fire-bolt', 'wound', 'intimidate'], ['rage']]);
  });

  it('CRD-15 the offer is refilled at once', () => {
    const p = playing(BOOK).answer('play book-of-wisdom', 'rage', 'intimidate');
    expect(p.state.advancedOffer).toEqual(['blood-rage', 'agility', 'regeneration']);
  });

  it('CRD-11 without an Action card of a color in the offer, it cannot be played', () => {
    const p = playing({ ...BOOK, hand: ['book-of-wisdom', 'march', 'fireball', 'wound'], spellOffer: ['expose'] });
    expect([p.refusal('play book-of-wisdom'), p.refusal('power book-of-wisdom')]).toEqual(['CRD-11', 'CRD-11']);
  });

  it('CRD-08 thrown away it gives a Spell and a crystal of that color', () => {
    const p = playing(BOOK).answer('power book-of-wisdom');
    expect(p.offered()).toEqual(['fire-bolt', 'rage']);
    p.answer('fire-bolt');
    expect([p.me.hand, p.me.crystals.red, p.state.spellOffer]).toEqual([
      ['march', 'rage', 'wound', 'fireball'],
      1,
      ['snowstorm', 'expose', 'restoration'],
    ]);
    p.answer('end-turn', 'done');
    expect(p.state.removed).toEqual(['fire-bolt', 'book-of-wisdom']);
  });
});
