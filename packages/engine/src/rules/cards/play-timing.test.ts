import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

const PARTS = ['movement', 'action', 'rest'] as const;

describe('when cards are played', () => {
  it.each(PARTS)('CRD-16 Special and Healing cards can be played at any time on the player’s turn: %s', part => {
    const hand = ['concentration', 'mana-draw', 'crystallize', 'tranquility'];
    const p = playing({ hand, mana: ['green', 'white', 'blue', 'red'], part });
    expect(p.offered('play')).toEqual(hand.map(card => `play ${card}`).sort());
    expect(p.offered('power')).toEqual(hand.map(card => `power ${card}`).sort());
  });

  it('CRD-16 nothing can be played on another player’s turn', () => {
    const p = playing({ turn: 1, heroes: { tovak: { hand: ['crystallize', 'march'], mana: ['red'] }, goldyx: {} } });
    expect(p.seat).toBe(1);
    expect(p.session.question(0)).toBeNull();
    expect(p.session.why(0, 'play march')?.rule).toBe('NOT-ASKED');
  });

  it.each(PARTS)('CRD-17 Movement and Influence cards may be played at any other time too: %s', part => {
    const p = playing({ hand: ['march', 'promise'], part }).answer('play march', 'play promise');
    expect([p.turn.move, p.turn.influence]).toEqual([2, 2]);
  });

  it('CRD-17 TRN-23 Move points gained after the movement part cannot be used to move or explore', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
    for (const part of ['action', 'rest'] as const) {
      const p = playing({ hand: ['march'], part, tiles, at: '4,-3' }).answer('play march');
      expect(p.offered('walk', 'provoke', 'assault', 'explore')).toEqual([]);
    }
  });

  it.each(['rage', 'determination', 'battle-versatility', 'cold-toughness'])(
    'CRD-20 outside combat %s cannot be played for its effect',
    card => {
      const p = playing({ hand: [card], mana: ['red', 'blue', 'green', 'white'] });
      expect(p.offered('play', 'power')).toEqual([]);
      expect([p.refusal(`play ${card}`), p.refusal(`power ${card}`)]).toEqual(['CRD-20', 'CRD-20']);
    },
  );

  it('CRD-20 only the effects of a card that the moment allows are offered', () => {
    const p = playing({ hand: ['improvisation', 'march', 'rage'] }).answer('play improvisation', 'rage');
    expect(p.offered()).toEqual(['influence 3', 'move 3']);
    expect([p.refusal('attack 3'), p.refusal('block 3')]).toEqual(['CRD-20', 'CRD-20']);
    const q = playing({ hand: ['swiftness'], mana: ['white'] });
    expect([q.refusal('play swiftness'), q.refusal('power swiftness')]).toEqual([null, 'CRD-20']);
  });
});

describe('adding up', () => {
  it('CRD-21 effects of one kind add up, whatever their source', () => {
    const hand = ['march', 'stamina', 'swiftness', 'rage', 'promise', 'threaten'];
    const p = playing({ hand, mana: ['green'], source: [] });
    p.answer('power march', 'play stamina', 'play swiftness', 'sideways rage move');
    expect(p.turn.move).toBe(4 + 2 + 2 + 1);
    p.answer('play promise', 'play threaten');
    expect([p.turn.move, p.turn.influence]).toEqual([9, 4]);
  });

  it('CRD-21 Healing points add up too', () => {
    const p = playing({ hand: ['tranquility', 'tranquility', 'wound'], mana: ['green'], source: [] });
    p.answer('power tranquility', 'heal 2', 'play tranquility', 'heal 1');
    expect(p.turn.heal).toBe(3);
  });

  it('CRD-22 an effect need not be used fully: surplus points remain', () => {
    const p = playing({ hand: ['tranquility', 'march'], map: { '1,0': 'hills' }, move: 2 });
    p.answer('play tranquility', 'heal 1');
    expect([p.turn.heal, p.me.hand]).toEqual([1, ['march']]);
    p.answer('play march', 'walk 1,0');
    expect(p.turn.move).toBe(1);
  });
});

describe('sideways', () => {
  it.each([
    ['move', 1, 0],
    ['influence', 0, 1],
  ] as const)('CRD-30 any card but a Wound gives one point sideways: %s', (points, move, influence) => {
    const p = playing({ hand: ['rage'] }).answer(`sideways rage ${points}`);
    expect([p.turn.move, p.turn.influence, p.turn.heal]).toEqual([move, influence, 0]);
    expect(p.me.played).toEqual([{ card: 'rage', as: 'sideways' }]);
  });

  it('CRD-30 a card gives exactly one of them', () => {
    const p = playing({ hand: ['rage'] }).answer('sideways rage move');
    expect(p.offered('sideways')).toEqual([]);
    expect(p.refusal('sideways rage influence')).not.toBeNull();
  });

  it('CRD-31 mana does not power a sideways card: it gives one point regardless', () => {
    const p = playing({ hand: ['march'], mana: ['green', 'gold'], crystals: ['green'] });
    expect(p.refusal('power march sideways')).toBe('CRD-31');
    p.answer('sideways march move');
    expect([p.turn.move, p.me.mana, p.me.crystals.green, p.prompt]).toEqual([1, ['green', 'gold'], 1, 'turn']);
  });

  it('CRD-32 a sideways card never gives Healing, nor a Ranged, Siege or elemental Attack', () => {
    const p = playing({ hand: ['tranquility', 'wound'] });
    expect(p.offered('sideways')).toEqual(['sideways tranquility influence', 'sideways tranquility move']);
    for (const points of ['heal', 'ranged', 'siege', 'fire']) {
      expect(p.refusal(`sideways tranquility ${points}`), points).not.toBeNull();
    }
  });

  it('CRD-32 CRD-20 sideways Attack and Block are only for combat', () => {
    const p = playing({ hand: ['march'] });
    expect([p.refusal('sideways march attack'), p.refusal('sideways march block')]).toEqual(['CRD-20', 'CRD-20']);
  });

  it.each(['ambush', 'fireball', 'ruby-ring', 'banner-of-fear'])(
    'CRD-33 however strong it is, %s may be played sideways for one point',
    card => {
      const p = playing({ hand: [card] });
      expect(p.offered('sideways')).toEqual([`sideways ${card} influence`, `sideways ${card} move`]);
      expect(p.answer(`sideways ${card} move`).turn.move).toBe(1);
    },
  );

  it('CRD-33 an Artifact played sideways is not thrown away', () => {
    const p = playing({ hand: ['ruby-ring'] }).answer('sideways ruby-ring move', 'end-turn');
    expect([p.me.discard, p.state.removed]).toEqual([['ruby-ring'], []]);
  });

  it('CRD-34 a Unit cannot be played sideways', () => {
    const p = playing({ hand: ['march'], units: ['peasants'] });
    expect(p.offered('sideways')).toEqual(['sideways march influence', 'sideways march move']);
    expect(p.refusal('sideways peasants move')).not.toBeNull();
  });
});
