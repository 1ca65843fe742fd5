import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { keys, me } from '../../testing/scenes.ts';

/** The hand after the draw, in a turn with one card played and none discarded. */
function drawn(scene: Scene): readonly string[] {
  const game = new Session(buildScene({ hand: [], played: ['march'], ...scene }));
  expect(game.answer(0, 'end-turn')).toBeNull();
  if (game.question(0)?.prompt === 'discard-step') expect(game.answer(0, 'done')).toBeNull();
  return me(game).hand;
}

const KEEP_NEAR = { map: { '1,0': 'hills keep' }, shields: [{ at: '1,0', by: 'tovak' }] };

describe('drawing at the End of Turn', () => {
  it('END-DRAW-01 the player draws up to the Hand limit from the top of the Deed deck', () => {
    const deck = ['stamina', 'promise', 'rage', '...'];
    expect(drawn({ hand: ['swiftness', 'threaten'], deck })).toEqual([
      'swiftness',
      'threaten',
      'stamina',
      'promise',
      'rage',
    ]);
  });

  it('END-DRAW-01 the Hand limit is the one of the level', () => {
    const limits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(level => drawn({ level }).length);
    expect(limits).toEqual([5, 5, 5, 5, 6, 6, 6, 6, 7, 7]);
  });

  it('END-DRAW-01 Wounds count as cards in hand', () => {
    expect(drawn({ hand: ['wound x3', 'rage'], deck: ['stamina', 'promise'] })).toEqual([
      'wound',
      'wound',
      'wound',
      'rage',
      'stamina',
    ]);
  });

  it('END-DRAW-02 with more cards than the limit, nothing is drawn or discarded', () => {
    const hand = ['rage', 'rage', 'stamina', 'promise', 'threaten', 'swiftness', 'wound'];
    expect(drawn({ hand, deck: 4 })).toEqual(hand);
    expect(drawn({ hand: ['wound x6'], deck: 4 })).toEqual(Array(6).fill('wound'));
  });

  it('END-DRAW-03 drawing stops when the deck is empty; the discard pile stays', () => {
    const discard = ['rage', 'promise', 'stamina', 'threaten'];
    const game = new Session(buildScene({ played: ['march'], deck: ['swiftness', 'tranquility'], discard }));
    expect(game.answer(0, 'end-turn')).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['swiftness', 'tranquility'], deck: [], discard: [...discard, 'march'] });
  });

  describe('with Long Night', () => {
    const night: Scene = {
      time: 'night',
      tactic: 'long-night',
      played: ['march'],
      deck: ['swiftness', 'tranquility'],
      discard: ['rage', 'promise', 'stamina', 'threaten'],
    };

    it('END-DRAW-03 it may be used during the draw, which then continues', () => {
      const game = new Session(buildScene(night));
      expect(game.answer(0, 'end-turn')).toBeNull();
      expect(me(game).hand).toEqual(['swiftness', 'tranquility']);
      expect(keys(game)).toEqual(['tactic', 'done']);
      expect(game.answer(0, 'tactic')).toBeNull();
      expect(me(game).hand).toHaveLength(5);
      expect([...me(game).hand.slice(2), ...me(game).discard].sort()).toEqual(
        ['rage', 'promise', 'stamina', 'threaten', 'march'].sort(),
      );
      expect(me(game)).toMatchObject({ deck: [], tacticUsed: true });
    });

    it('END-DRAW-03 it need not be used, and is not offered again once it was', () => {
      const game = new Session(buildScene(night));
      for (const key of ['end-turn', 'done']) expect(game.answer(0, key)).toBeNull();
      expect(me(game)).toMatchObject({ hand: ['swiftness', 'tranquility'], tacticUsed: false });
      expect(drawn({ ...night, tactic: 'long-night used' })).toEqual(['swiftness', 'tranquility']);
    });

    it('END-DRAW-03 it is not offered while the deck has cards', () => {
      expect(drawn({ ...night, deck: 7 })).toHaveLength(5);
    });
  });

  it('END-DRAW-04 on or next to the player’s keep the limit is raised by the number of the player’s keeps', () => {
    expect(drawn(KEEP_NEAR)).toHaveLength(6);
    expect(drawn({ ...KEEP_NEAR, at: '1,0' })).toHaveLength(6);
    const shields = ['1,0', '5,0', '-5,0'].map(at => ({ at, by: 'tovak' }));
    const map = { '1,0': 'keep', '5,0': 'keep', '-5,0': 'keep' };
    expect(drawn({ map, shields })).toHaveLength(8);
  });

  it('END-DRAW-04 a keep two spaces away, another player’s keep or an unconquered one adds nothing', () => {
    expect(drawn({ ...KEEP_NEAR, at: '-1,0' })).toHaveLength(5);
    expect(drawn({ ...KEEP_NEAR, shields: [{ at: '1,0', by: 'goldyx' }] })).toHaveLength(5);
    expect(drawn({ map: KEEP_NEAR.map })).toHaveLength(5);
  });

  it('END-DRAW-04 only the player’s keeps count, and a keep belongs to the player who took it last', () => {
    const map = { '1,0': 'keep', '5,0': 'keep' };
    const shields = [
      { at: '1,0', by: 'tovak' },
      { at: '5,0', by: 'tovak' },
      { at: '5,0', by: 'goldyx' },
    ];
    expect(drawn({ map, shields })).toHaveLength(6);
  });

  it('END-DRAW-04 the space where the turn ends is what counts', () => {
    const game = new Session(buildScene({ ...KEEP_NEAR, at: '-1,0', played: ['march'], move: 2 }));
    for (const key of ['walk 0,0', 'end-turn']) expect(game.answer(0, key)).toBeNull();
    expect(me(game).hand).toHaveLength(6);
  });

  const shieldsOf = (...by: string[]) => by.map(who => ({ at: '0,1', by: who }));

  it('END-DRAW-05 on or next to a city with the player’s Shield one more card, two more for its leader', () => {
    const city = { map: { '0,1': 'city' } };
    expect(drawn({ ...city, shields: shieldsOf('goldyx', 'goldyx', 'tovak') })).toHaveLength(6);
    expect(drawn({ ...city, shields: shieldsOf('goldyx', 'tovak', 'tovak') })).toHaveLength(7);
    expect(drawn({ ...city, shields: shieldsOf('goldyx') })).toHaveLength(5);
    expect(drawn({ ...city, at: '0,1', shields: shieldsOf('tovak') })).toHaveLength(7);
    expect(drawn({ ...city, at: '0,-1', shields: shieldsOf('tovak') })).toHaveLength(5);
  });

  it('END-DRAW-06 of the keep and city bonuses only the higher counts', () => {
    const map = { '0,1': 'city', '1,0': 'keep', '5,0': 'keep', '-5,0': 'keep' };
    const keeps = (n: number) => ['1,0', '5,0', '-5,0'].slice(0, n).map(at => ({ at, by: 'tovak' }));
    expect(drawn({ map, shields: [...shieldsOf('tovak'), ...keeps(1)] })).toHaveLength(7);
    expect(drawn({ map, shields: [...shieldsOf('tovak'), ...keeps(3)] })).toHaveLength(8);
  });

  it('END-DRAW-06 several cities do not add up; the best one applies', () => {
    const map = { '0,1': 'city', '1,0': 'city' };
    const shields = [...shieldsOf('goldyx', 'goldyx', 'tovak'), { at: '1,0', by: 'tovak' }];
    expect(drawn({ map, shields })).toHaveLength(7);
  });

  it('END-DRAW-07 Planning adds to the bonus of a keep', () => {
    const planning: Scene = { tactic: 'planning', hand: ['rage', 'rage'] };
    expect(drawn(planning)).toHaveLength(6);
    expect(drawn({ ...planning, ...KEEP_NEAR })).toHaveLength(7);
    expect(drawn({ ...planning, ...KEEP_NEAR, hand: ['rage'] })).toHaveLength(6);
  });
});
