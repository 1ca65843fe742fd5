import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const influence = (p: Playing) => p.turn.influence;

describe('a village', () => {
  const VILLAGE: Scene = { map: { '0,0': 'village' }, unitOffer: ['peasants', 'utem-swordsmen', 'savage-monks'] };

  it('SIT-VIL-01 offers its Units, and one Healing point for 3 Influence', () => {
    const hand = ['promise', 'threaten', 'rage', 'wound'];
    const p = playing({ ...VILLAGE, reputation: 4, hand }).answer('interact', 'play promise', 'play threaten');
    expect([influence(p), p.offered('recruit', 'buy')]).toEqual([6, ['buy healing', 'recruit peasants']]);
    p.answer('buy healing', 'heal');
    expect([influence(p), p.me.hand, p.offered('recruit', 'buy')]).toEqual([3, ['rage'], ['buy healing']]);
    p.answer('sideways rage influence', 'recruit peasants');
    expect([influence(p), p.me.units.length, p.offered('recruit', 'buy')]).toEqual([0, 1, []]);
  });

  it('SIT-VIL-01 offers no Advanced Actions or Spells, and nothing happens automatically', () => {
    const scene: Scene = { ...VILLAGE, part: 'action', interacting: true, influence: 30, monasteryOffer: ['ambush'] };
    expect(playing(scene).offered('train', 'learn')).toEqual([]);
    const p = playing({ ...VILLAGE, moment: 'start of turn', hand: ['march'] });
    expect([p.prompt, p.me.mana, p.me.fame]).toEqual(['turn', [], 0]);
    expect(p.answer('play march', 'end-turn').seat).toBe(1);
  });

  it('SIT-VIL-02 may be plundered before the player’s turn, and is unchanged afterward', () => {
    const p = playing({ ...VILLAGE, moment: 'before turn', hand: ['march'], deck: ['rage', 'stamina', 'promise'] });
    p.answer('plunder');
    expect(p.me).toMatchObject({ hand: ['march', 'rage', 'stamina'], reputation: -1 });
    expect(p.answer('interact').offered('recruit', 'buy')).toEqual([]);
    expect([p.refusal('recruit peasants'), p.state.shields]).toEqual(['INT-08', []]);
  });
});

describe('a monastery', () => {
  const MONASTERY: Scene = {
    map: { '0,0': 'monastery', '3,0': 'monastery' },
    monasteryOffer: ['ambush', 'in-need'],
    unitOffer: ['herbalists', 'savage-monks', 'peasants'],
  };
  const talking = (points: number, scene: Scene = {}) =>
    playing({ ...MONASTERY, part: 'action', interacting: true, influence: points, ...scene });

  it('SIT-MON-02 offers its Units, healing for 2, and every Advanced Action in the Unit offer for 6', () => {
    expect(talking(7).offered('recruit', 'buy', 'train')).toEqual([
      'buy healing',
      'recruit herbalists',
      'recruit savage-monks',
      'train ambush',
      'train in-need',
    ]);
    const p = talking(14, { deck: ['rage'], hand: ['wound', 'march'] }).answer('train ambush', 'train in-need');
    expect([influence(p), p.me.deck]).toEqual([2, ['rage', 'ambush', 'in-need']]);
    expect(p.answer('buy healing', 'heal').me.hand).toEqual(['march']);
  });

  it('SIT-MON-02 at any monastery, whichever one brought the card', () => {
    expect(talking(6, { at: '3,0' }).offered('train')).toEqual(['train ambush', 'train in-need']);
  });

  it('SIT-MON-02 a card that was bought is not replaced before the next Round', () => {
    const last: Scene = { played: ['march'], hand: ['wound x5'], lastTurns: [], advancedDeck: ['training', 'agility'] };
    const p = talking(6, last).answer('train ambush');
    expect(p.state.monasteryOffer).toEqual(['in-need']);
    p.answer('end-turn', 'done');
    expect([p.state.round, p.state.monasteryOffer]).toEqual([2, ['training', 'agility']]);
  });

  const VIOLET: Scene = { piles: { violet: ['monks'] }, hand: ['fireball'], mana: ['red'], source: [] };
  const burning = (scene: Scene = {}) => playing({ ...MONASTERY, ...VIOLET, ...scene }).answer('burn monastery');

  it('SIT-MON-03 REP-02 CMB-INI-04 burning it costs 3 Reputation at once and draws one violet defender', () => {
    const p = burning({ reputation: 1, units: ['peasants', 'herbalists'], level: 3 });
    expect([p.me.reputation, p.state.combat?.why, p.state.combat?.foes]).toMatchObject([
      -2,
      'burning',
      [{ enemy: 'monks', fortified: false }],
    ]);
    expect([p.prompt, p.offered('use', 'challenge')]).toEqual(['combat-ranged', []]);
  });

  it('SIT-MON-03 the defender is not fortified: a Ranged Attack reaches it', () => {
    const p = burning().answer('target monks', 'play fireball', 'attack');
    expect([p.told('enemy-defeated').length, p.prompt]).toEqual([1, 'turn']);
  });

  it('SIT-MON-03 the usual day or night rules apply', () => {
    const gold = burning({ mana: ['gold'] }).answer('target monks');
    expect(gold.refusal('play fireball')).toBeNull();
    const night = burning({ mana: ['gold'], time: 'night' }).answer('target monks');
    expect(night.refusal('play fireball')).toBe('MAN-08');
    const black = burning({ mana: ['red', 'black'] }).answer('target monks');
    expect(black.refusal('power fireball')).toBe('MAN-08');
  });

  it('SIT-MON-03 Reputation stops at the X space, where burning is still possible', () => {
    expect(burning({ reputation: -5 }).me.reputation).toBe(-7);
    expect(burning({ reputation: -7 }).me.reputation).toBe(-7);
  });

  it('SIT-MON-04 CMB-OUT-07 success: a Shield, Fame, an Artifact at the End of Turn; after that the space is empty', () => {
    const artifactDeck = ['ruby-ring', 'golden-grail'];
    const p = burning({ artifactDeck, deck: [] }).answer('target monks', 'play fireball', 'attack');
    expect([p.me.fame, p.me.reputation, p.state.shields]).toEqual([4, -3, [{ hex: p.me.hex, seat: 0 }]]);
    expect(p.state.piles.violet.discard).toEqual(['monks']);
    p.answer('end-turn');
    expect([p.prompt, p.offered()]).toEqual(['return-artifact', ['golden-grail', 'ruby-ring']]);
    p.answer('ruby-ring');
    expect([p.state.artifactDeck[0], p.prompt]).toEqual(['ruby-ring', 'gain-skill']);
    const burned = playing({ ...MONASTERY, shields: [{ at: '0,0', by: 1 }] });
    expect([burned.refusal('interact'), burned.refusal('burn monastery')]).toEqual(['INT-01', 'CMB-INI-04']);
    expect(burned.offered('interact', 'burn', 'enter')).toEqual([]);
  });

  it('SIT-MON-04 CMB-OUT-09 failure: the token is discarded, the monastery is unharmed, and the hero stays', () => {
    const p = burning({ hand: ['rage'], played: ['march'], players: 1 }).endureFight();
    expect([p.me.reputation, p.state.shields, p.state.rewards, p.told('withdrew')]).toEqual([-3, [], [], []]);
    expect([p.state.piles.violet.discard, p.state.tokens]).toEqual([['monks'], []]);
    p.answer('end-turn', 'done');
    while (p.prompt !== 'turn') p.answer(p.offered()[0] ?? '');
    expect(p.offered('interact', 'burn')).toEqual(['burn monastery', 'interact']);
  });

  it('SIT-MON-05 the cards in the Unit offer stay, and are sold elsewhere', () => {
    const p = burning().answer('target monks', 'play fireball', 'attack');
    expect([p.state.monasteryOffer, p.state.unitOffer]).toEqual([MONASTERY.monasteryOffer, MONASTERY.unitOffer]);
    const other = talking(6, { at: '3,0', shields: [{ at: '0,0', by: 0 }] });
    expect(other.offered('train')).toEqual(['train ambush', 'train in-need']);
  });

  it('SIT-MON-05 from the next Round on it adds no card', () => {
    const end: Scene = { ...MONASTERY, advancedDeck: ['training', 'agility'], moment: 'round end' };
    expect(playing(end).state.monasteryOffer).toEqual(['training', 'agility']);
    expect(playing({ ...end, shields: [{ at: '3,0', by: 0 }] }).state.monasteryOffer).toEqual(['training']);
  });
});
