import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const VILLAGE = { map: { '0,0': 'village' } } as const;
const MONASTERY = { map: { '0,0': 'monastery' } } as const;
const KEEP = { map: { '0,0': 'keep' } } as const;
const TOWER = { map: { '0,0': 'mage-tower' } } as const;
const byMe = { shields: [{ at: '0,0', by: 0 }] };
const byOther = { shields: [{ at: '0,0', by: 1 }] };

/** Units of every kind of site. */
const UNITS = [
  'peasants',
  'herbalists',
  'utem-crossbowmen',
  'utem-swordsmen',
  'guardian-golems',
  'illusionists',
  'savage-monks',
];
const OFFERS: Scene = { unitOffer: UNITS, monasteryOffer: ['in-need', 'ambush'], spellOffer: ['fireball', 'tremor'] };

/** An interaction in progress, with this many points. */
const interacting = (scene: Scene, influence: number): Playing =>
  playing({ part: 'action', interacting: true, influence, ...OFFERS, ...scene });

const bought = (p: Playing) => p.offered('buy', 'recruit', 'train', 'learn');

describe('interaction', () => {
  it.each<[string, Scene, boolean]>([
    ['a village', VILLAGE, true],
    ['a monastery', MONASTERY, true],
    ['a burned monastery', { ...MONASTERY, ...byOther }, false],
    ['the own keep', { ...KEEP, ...byMe }, true],
    ['a keep that has changed hands', { ...KEEP, shields: [...byMe.shields, ...byOther.shields] }, false],
    ['an unconquered keep', KEEP, false],
    ['another player’s keep', { ...KEEP, ...byOther }, false],
    ['a mage tower conquered by oneself', { ...TOWER, ...byMe }, true],
    ['a mage tower conquered by another player', { ...TOWER, ...byOther }, true],
    ['an unconquered mage tower', TOWER, false],
    ['a conquered dungeon', { map: { '0,0': 'dungeon' }, ...byMe }, false],
    ['a crystal mine', { map: { '0,0': 'red crystal-mine' } }, false],
    ['a magical glade', { map: { '0,0': 'magical-glade' } }, false],
    ['empty plains', {}, false],
  ])('INT-01 at %s: %s', (_, scene, isPossible) => {
    const p = playing({ ...scene, hand: ['march'] });
    expect(p.offered('interact')).toEqual(isPossible ? ['interact'] : []);
    expect(p.refusal('interact')).toBe(isPossible ? null : 'INT-01');
  });

  it('INT-01 is an action: one per turn, no movement after it, and no other action', () => {
    const p = playing({ map: { '0,0': 'monastery', '1,0': 'plains orcs' }, hand: ['march', 'rage'], move: 4 });
    p.answer('interact', 'play march');
    expect(p.offered('walk', 'provoke', 'interact', 'burn', 'challenge', 'rest')).toEqual([]);
    for (const key of ['interact', 'burn monastery', 'challenge 1,0', 'walk 0,1'])
      expect([key, p.refusal(key)]).toEqual([key, 'TRN-15']);
    expect(p.refusal('rest')).toBe('RST-01');
  });

  it('INT-02 any number of Influence effects, cards played sideways, Special and Healing effects', () => {
    const hand = ['promise', 'threaten', 'rage', 'march', 'concentration', 'tranquility', 'wound'];
    const p = playing({ ...VILLAGE, hand, units: ['peasants'] }).answer('interact');
    p.answer('play promise', 'play threaten', 'sideways rage influence', 'sideways march influence');
    p.answer('use peasants influence 2');
    expect(p.turn.influence).toBe(2 + 2 + 1 + 1 + 2);
    p.answer('play concentration', 'red', 'play tranquility', 'heal 1', 'heal');
    expect(p.me).toMatchObject({ hand: [], mana: ['red'] });
  });

  const MODIFIERS = [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];

  it('INT-03 the Reputation modifier is added or subtracted at the start', () => {
    const totals = MODIFIERS.map(
      (_, i) => playing({ ...VILLAGE, reputation: i - 6 }).answer('interact').turn.influence,
    );
    expect(totals).toEqual(MODIFIERS);
  });

  it('INT-03 later changes of Reputation this turn do not affect it', () => {
    const worse = playing({ ...VILLAGE, reputation: 2, hand: ['threaten'], mana: ['red'], source: [] });
    worse.answer('interact', 'power threaten');
    expect([worse.turn.influence, worse.me.reputation]).toEqual([1 + 5, 1]);
    const scene: Scene = { hero: 'norowas', hand: ['noble-manners'], mana: ['white'], source: [], reputation: 1 };
    const better = playing({ ...VILLAGE, ...scene }).answer('interact', 'power noble-manners');
    expect([better.turn.influence, better.me.reputation]).toEqual([0 + 4, 2]);
  });

  it('INT-04 on the X space it is impossible, however many points there would be', () => {
    const p = playing({ ...VILLAGE, reputation: -7, influence: 20, hand: ['promise', 'threaten'] });
    expect([p.offered('interact'), p.refusal('interact')]).toEqual([[], 'INT-04']);
    expect(playing({ ...VILLAGE, reputation: -6 }).refusal('interact')).toBeNull();
  });

  it('INT-05 the modifier counts once, however many things are bought', () => {
    const hand = ['promise', 'threaten', 'rage', 'march'];
    const scene: Scene = { ...VILLAGE, level: 3, reputation: 2, hand, unitOffer: ['peasants', 'herbalists'] };
    const p = playing(scene).answer('interact', 'play promise', 'play threaten');
    p.answer('sideways rage influence', 'sideways march influence', 'recruit peasants', 'recruit herbalists');
    expect([p.turn.influence, p.me.units.map(({ unit }) => unit)]).toEqual([0, ['peasants', 'herbalists']]);
    expect(p.refusal('interact')).toBe('TRN-15');
  });

  it('INT-07 if the bonus is enough, no card is needed', () => {
    const p = playing({ ...VILLAGE, reputation: 7, unitOffer: ['peasants'] }).answer('interact');
    expect(p.offered('recruit')).toEqual(['recruit peasants']);
    expect(p.answer('recruit peasants').turn.influence).toBe(1);
  });

  it('INT-08 a deficit must be covered first, and nothing can be bought that would leave less than 0', () => {
    const hand = ['promise', 'rage', 'march', 'stamina', 'swiftness'];
    const p = playing({ ...VILLAGE, reputation: -5, hand, unitOffer: ['herbalists'] }).answer(
      'interact',
      'play promise',
    );
    expect([p.turn.influence, bought(p)]).toEqual([-1, []]);
    for (const card of ['rage', 'march', 'stamina']) p.answer(`sideways ${card} influence`);
    expect([p.turn.influence, p.refusal('buy healing'), p.refusal('recruit herbalists')]).toEqual([
      2,
      'INT-08',
      'INT-08',
    ]);
    p.answer('sideways swiftness influence');
    expect(bought(p)).toEqual(['buy healing', 'recruit herbalists']);
    expect(p.answer('recruit herbalists').turn.influence).toBe(0);
  });

  it('INT-08 a penalty can make a Unit too expensive', () => {
    const scene: Scene = { ...VILLAGE, reputation: -4, hand: ['promise', 'threaten', 'rage'], unitOffer: ['peasants'] };
    const p = playing(scene).answer('interact', 'play promise', 'play threaten', 'sideways rage influence');
    expect([p.turn.influence, p.refusal('recruit peasants')]).toEqual([3, 'INT-08']);
  });

  it('INT-09 any number of things, same or different, alternating playing and spending', () => {
    const hand = ['promise', 'threaten', 'rage', 'march', 'stamina', 'wound'];
    const p = playing({ ...VILLAGE, reputation: 7, hand, unitOffer: ['herbalists'] }).answer('interact', 'buy healing');
    p.answer('play promise', 'buy healing', 'play threaten', 'sideways rage influence', 'recruit herbalists');
    expect(p.turn.influence).toBe(1);
    p.answer('sideways march influence', 'sideways stamina influence', 'buy healing');
    expect([p.turn.influence, p.turn.heal, p.me.units.length]).toEqual([0, 3, 1]);
  });

  it.each<[string, Scene, string[]]>([
    ['a village', VILLAGE, ['buy healing', 'recruit herbalists', 'recruit peasants', 'recruit utem-crossbowmen']],
    [
      'a monastery',
      MONASTERY,
      [
        'buy healing',
        'recruit herbalists',
        'recruit illusionists',
        'recruit savage-monks',
        'train ambush',
        'train in-need',
      ],
    ],
    [
      'the own keep',
      { ...KEEP, ...byMe },
      ['recruit guardian-golems', 'recruit utem-crossbowmen', 'recruit utem-swordsmen'],
    ],
    [
      'a conquered mage tower',
      { ...TOWER, ...byOther, mana: ['red', 'green'] },
      ['learn fireball', 'learn tremor', 'recruit guardian-golems', 'recruit illusionists'],
    ],
  ])('INT-10 what %s offers', (_, scene, offers) => {
    expect(bought(interacting(scene, 20))).toEqual(offers);
  });

  it('INT-10 the prices of healing, of an Advanced Action and of a Spell', () => {
    const spent = (scene: Scene, price: number, key: string) => {
      expect(interacting(scene, price - 1).refusal(key)).toBe('INT-08');
      return interacting(scene, price).answer(key).turn.influence;
    };
    expect(spent(VILLAGE, 3, 'buy healing')).toBe(0);
    expect(spent(MONASTERY, 2, 'buy healing')).toBe(0);
    expect(spent(MONASTERY, 6, 'train ambush')).toBe(0);
    expect(spent({ ...TOWER, ...byMe, mana: ['red'], source: [] }, 7, 'learn fireball')).toBe(0);
  });

  it('INT-10 none of this is sold elsewhere', () => {
    const keep = interacting({ ...KEEP, ...byMe }, 20);
    const keys = ['buy healing', 'train ambush', 'learn fireball'];
    expect(keys.map(key => keep.refusal(key))).toEqual(['INT-10', 'SIT-MON-02', 'SIT-TOW-03']);
  });

  it('INT-11 healing that was bought adds to that of cards and Units', () => {
    const scene: Scene = { hand: ['tranquility', 'wound x6'], units: ['herbalists'], mana: ['green'], source: [] };
    const p = interacting({ ...VILLAGE, ...scene }, 9).answer('play tranquility', 'heal 1');
    p.answer('use herbalists heal 2', 'buy healing', 'buy healing', 'buy healing');
    expect([p.turn.influence, p.turn.heal]).toEqual([0, 6]);
    for (let i = 0; i < 6; i++) p.answer('heal');
    expect(p.me.hand).toEqual([]);
  });

  it('INT-12 HEA-08 no healing can be bought after a fight this turn, but effects that heal may be played', () => {
    const scene: Scene = { ...VILLAGE, hand: ['tranquility', 'promise'], combat: { enemies: ['prowlers'] } };
    const p = playing(scene).endureFight();
    expect([p.prompt, p.me.hand.filter(card => card === 'wound').length]).toEqual(['turn', 2]);
    p.answer('play promise');
    expect([p.refusal('interact'), p.refusal('buy healing')]).toEqual(['TRN-15', 'INT-01']);
    p.answer('play tranquility', 'heal 1', 'heal');
    expect(p.me.hand).toEqual(['wound']);
  });

  it('TRN-23 points alone buy nothing outside an interaction', () => {
    const p = playing({ ...VILLAGE, influence: 20, unitOffer: ['peasants'] });
    expect([bought(p), p.refusal('recruit peasants'), p.refusal('buy healing')]).toEqual([[], 'INT-01', 'INT-01']);
  });

  it('HEA-07 TRN-21 Influence and Move points are lost when it starts; Healing points are not', () => {
    const p = playing({ ...VILLAGE, influence: 8, move: 3, heal: 2, hand: ['wound', 'rage'] }).answer('interact');
    expect(p.turn).toMatchObject({ influence: 0, move: 0, heal: 2 });
  });

  it('FIG-04 no interaction, nor any other action, on a space with another hero', () => {
    const others = { goldyx: { at: '0,0' } };
    const p = playing({ ...MONASTERY, others });
    expect([p.refusal('interact'), p.refusal('burn monastery')]).toEqual(['FIG-04', 'FIG-04']);
    expect(playing({ map: { '0,0': 'dungeon', '1,0': 'plains orcs' }, others }).refusal('enter')).toBe('FIG-04');
    expect(playing({ map: { '1,0': 'plains orcs' }, others }).refusal('challenge 1,0')).toBe('FIG-04');
  });
});
