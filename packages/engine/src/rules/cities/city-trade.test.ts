import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { openCities } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

openCities();

/** An interaction in a conquered city of this color, where the hero has no Shield. */
const trading = (color: string, influence: number, scene: Scene = {}): Playing =>
  playing({
    map: { '0,0': `${color} city` },
    shields: [{ at: '0,0', by: 'goldyx' }],
    interacting: true,
    influence,
    ...scene,
  });

describe('what a conquered city sells', () => {
  const UNITS: Scene = { unitOffer: ['altem-mages', 'peasants', 'catapults'], level: 9 };

  it('CTY-17 Units with the city icon may be recruited in every city', () => {
    for (const color of ['red', 'blue', 'green']) {
      const p = trading(color, 20, UNITS);
      expect(p.offered('recruit')).toEqual(['recruit altem-mages', 'recruit catapults']);
      expect(p.refusal('recruit peasants')).toBe('REC-01');
    }
  });

  it('CTY-15 in a white city Units of every type may be recruited', () => {
    expect(trading('white', 20, UNITS).offered('recruit')).toHaveLength(3);
  });

  it('CTY-15 there 2 Influence adds an Elite Unit to the offer, any number of times', () => {
    const p = trading('white', 5, { ...UNITS, eliteDeck: ['catapults', 'altem-guardians'] });
    const { fence } = p.state;
    p.answer('call elite', 'call elite');
    expect(p.state.unitOffer.slice(-2)).toEqual(['catapults', 'altem-guardians']);
    expect([p.turn.influence, p.state.fence - fence]).toEqual([1, 2]);
    expect([p.refusal('call elite'), trading('red', 5).refusal('call elite')]).toEqual(['INT-08', 'CTY-15']);
  });

  it('CTY-14 in a blue city a Spell costs 7 Influence and one mana of its color', () => {
    const scene: Scene = { spellOffer: ['fireball', 'restoration', 'tremor'], mana: ['red'], source: [] };
    const p = trading('blue', 8, scene);
    expect(p.offered('learn')).toEqual(['learn fireball']);
    p.answer('learn fireball');
    expect([p.me.deck.at(-1), p.turn.influence, p.me.mana, p.state.spellOffer.length]).toEqual(['fireball', 1, [], 3]);
    expect(trading('red', 8, scene).refusal('learn fireball')).toBe('SIT-TOW-03');
  });

  it('CTY-16 in a green city 6 Influence buys a card of the Advanced Action offer, which is refilled', () => {
    const p = trading('green', 7, { advancedOffer: ['agility', 'ambush', 'decompose'], advancedDeck: ['diplomacy'] });
    expect(p.offered('train')).toEqual(['train agility', 'train ambush', 'train decompose', 'train unseen']);
    p.answer('train ambush');
    expect([p.me.deck.at(-1), p.turn.influence]).toEqual(['ambush', 1]);
    expect(p.state.advancedOffer).toEqual(['agility', 'decompose', 'diplomacy']);
  });

  it('CTY-16 or the top card of their deck, unseen', () => {
    const p = trading('green', 6, { advancedDeck: ['diplomacy'] });
    const { fence } = p.state;
    p.answer('train unseen');
    expect([p.me.deck.at(-1), p.turn.influence, p.state.fence > fence]).toEqual(['diplomacy', 0, true]);
    expect(trading('red', 6).refusal('train unseen')).toBe('CTY-16');
  });

  it('CTY-13 in a red city Artifacts cost 12 Influence each and are drawn at the end of the turn, all together', () => {
    const p = trading('red', 25, { artifactDeck: ['ruby-ring', 'banner-of-fear', 'endless-bag-of-gold'] });
    p.answer('buy artifact', 'buy artifact');
    expect([p.turn.influence, p.state.rewards, p.me.deck.at(-1)]).not.toContain('ruby-ring');
    expect(p.state.rewards).toEqual(['artifact', 'artifact']);
    expect(p.refusal('buy artifact')).toBe('INT-08');
    expect(trading('blue', 25).refusal('buy artifact')).toBe('CTY-13');
    p.answer('end-turn');
    // REW-02: two bought, three drawn, one goes back.
    expect([p.prompt, p.offered()]).toEqual([
      'return-artifact',
      ['banner-of-fear', 'endless-bag-of-gold', 'ruby-ring'],
    ]);
  });

  it('INT-01 nothing is sold before the interaction has begun', () => {
    const p = trading('red', 25, { interacting: false });
    expect([p.offered('buy'), p.refusal('buy artifact')]).toEqual([[], 'INT-01']);
  });
});
