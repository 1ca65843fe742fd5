import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { hex } from '../../state/hex.ts';
import { FRONTIER, keys, play } from '../../testing/scenes.ts';

const starting = (game: Session, word: string) => keys(game).filter(key => key.startsWith(word));

/** Orcs on 1,0: stepping from 0,0 to 1,-1 provokes them. */
const ORCS = { map: { '1,0': 'plains orcs' } } as const;

describe('the start of the turn', () => {
  const active = {
    modifiers: [
      { mod: 'extra-dice', by: 'tovak', n: 1, until: 'next-turn' },
      { mod: 'extra-dice', by: 'goldyx', n: 1, until: 'next-turn' },
    ],
    moment: 'start of turn',
    hand: ['march'],
  } as const;

  it('TRN-05 effects that last until the owner’s next turn end when it starts, and no one else’s do', () => {
    const game = play(active);
    expect(game.question(0)?.prompt).toBe('turn');
    expect(game.state.modifiers.map(m => m.seat)).toEqual([1]);
  });

  it('TRN-05 they end even if that turn is forfeited', () => {
    const game = play({ ...active, deck: [] }, 'announce-end');
    expect(game.state.modifiers.filter(m => m.seat === 0)).toEqual([]);
  });

  it('TRN-06 a figure off the map is placed on the portal', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
    const game = play({ tiles, at: 'off', moment: 'start of turn', hand: ['march'] });
    expect(game.state.players[0]?.hex).toBe(hex(0, 0));
    const elsewhere = play({ tiles, at: '1,-1', moment: 'start of turn', hand: ['march'] });
    expect(elsewhere.state.players[0]?.hex).toBe(hex(1, -1));
  });

  it('TRN-07 the benefits of the space come at the start: mana of a glade can be used this turn', () => {
    const scene: Scene = { map: { '0,0': 'magical-glade' }, moment: 'start of turn', hand: ['march'], source: [] };
    const game = play(scene, 'power march');
    expect(game.state.turn.move).toBe(4);
    expect(play({ ...scene, map: {} }).state.players[0]?.mana).toEqual([]);
  });
});

describe('kinds of turn', () => {
  it('TRN-08 a turn is either a Regular turn or a Rest, never both', () => {
    const open = play({ hand: ['march', 'rage'], move: 2 });
    expect(keys(open)).toEqual(expect.arrayContaining(['walk 1,0', 'rest']));
    expect(starting(play({ hand: ['march', 'rage'], move: 2 }, 'rest', 'march'), 'walk')).toEqual([]);
    expect(keys(play({ hand: ['march', 'rage'], move: 2 }, 'walk 1,0'))).not.toContain('rest');
  });

  it('TRN-09 special effects may be played before choosing between Regular turn and Rest', () => {
    const game = play({ hand: ['concentration', 'rage'], move: 2 }, 'play concentration', 'red');
    expect(keys(game)).toEqual(expect.arrayContaining(['walk 1,0', 'rest']));
  });

  it('TRN-09 healing effects may be played before choosing between Regular turn and Rest', () => {
    const game = play({ hand: ['tranquility', 'rage', 'wound'], move: 2 }, 'play tranquility', 'heal 1', 'heal');
    expect(game.state.players[0]?.hand).toEqual(['rage']);
    expect(keys(game)).toEqual(expect.arrayContaining(['walk 1,0', 'rest']));
  });

  it('TRN-09 special and healing effects may be played between two moves', () => {
    const game = play({ hand: ['tranquility', 'concentration', 'wound'], move: 4 }, 'walk 1,0');
    for (const key of ['play tranquility', 'heal 1', 'heal', 'play concentration', 'blue', 'walk 2,0']) {
      expect([key, game.answer(0, key)]).toEqual([key, null]);
    }
    expect(game.state.players[0]).toMatchObject({ hand: [], mana: ['blue'] });
  });

  it('TRN-10 at most one Source die is used per turn', () => {
    const dice: Scene = { hand: ['march', 'stamina'], source: ['green', 'blue'] };
    const game = play(dice, 'power march');
    expect(game.state.source).toEqual(['blue']);
    expect(keys(game)).not.toContain('power stamina');
    expect(game.answer(0, 'power stamina')?.rule).toBe('TRN-10');
    expect(keys(play({ ...dice, crystals: ['blue'] }, 'power march'))).toContain('power stamina');
  });

  it('TRN-10 an effect may grant one more die', () => {
    const dice: Scene = { hand: ['mana-draw', 'march', 'stamina', 'rage', 'improvisation'] };
    const source = { source: ['green', 'blue', 'red'] } as const;
    const game = play({ ...dice, ...source }, 'play mana-draw', 'power march', 'power stamina');
    expect(game.state.source).toEqual(['red']);
    expect(game.answer(0, 'power improvisation')?.rule).toBe('TRN-10');
  });

  it('TRN-10 the allowance is renewed on the next turn', () => {
    const game = play(
      { players: 1, hand: ['march', 'stamina'], source: ['green', 'blue', 'blue'], deck: [] },
      'power march',
      'end-turn',
      'done',
      'play-turn',
    );
    expect(keys(game)).toContain('power stamina');
  });
});

describe('at least one card per turn', () => {
  it('TRN-11 a player who used none must discard one at the end', () => {
    const game = play({ hand: ['march', 'rage'] }, 'end-turn');
    expect(keys(game)).toEqual(['discard march', 'discard rage']);
    expect(game.answer(0, 'done')?.rule).toBe('TRN-11');
    expect(game.answer(0, 'discard rage')).toBeNull();
    expect(keys(game)).toEqual(['discard march', 'done']);
  });

  it('TRN-11 playing a card is enough', () => {
    expect(keys(play({ hand: ['march', 'rage'] }, 'play march', 'end-turn'))).toContain('done');
    expect(keys(play({ hand: ['march', 'rage'] }, 'sideways rage influence', 'end-turn'))).toContain('done');
  });

  it('TRN-11 discarding a card is enough, as in a Rest', () => {
    expect(keys(play({ hand: ['march', 'rage'] }, 'rest', 'march', 'end-turn'))).toContain('done');
  });

  it('TRN-11 it applies again on the next turn', () => {
    const solo: Scene = { players: 1, hand: ['march', 'rage', 'rage'], deck: ['stamina x3'], tactic: 'early-bird' };
    expect(keys(play(solo, 'play march', 'end-turn', 'done', 'play-turn', 'end-turn'))).not.toContain('done');
  });

  it('TRN-11 not if the hand was empty at the start of the turn', () => {
    const s = buildScene({ moment: 'start of turn', hand: [], deck: 5 });
    const game = new Session(s);
    expect(game.question(0)?.prompt).toBe('turn');
    // An effect put a card into the hand during the turn.
    Object.assign(game.state.players[0] ?? {}, { hand: ['march'] });
    expect(game.answer(0, 'end-turn')).toBeNull();
    expect(keys(game)).toEqual(['discard march', 'done']);
  });

  it('TRN-12 healing a Wound does not count', () => {
    const game = play({ hand: ['march', 'wound'], heal: 1 }, 'heal', 'end-turn');
    expect(keys(game)).toEqual(['discard march']);
  });

  it('TRN-12 throwing away a Wound at a glade does not count, and Wounds cannot be discarded', () => {
    const scene: Scene = { map: { '0,0': 'magical-glade' }, hand: ['march', 'wound x2'] };
    const game = play(scene, 'end-turn', 'wound from hand');
    expect(game.state.players[0]?.hand).toEqual(['march', 'wound']);
    expect(keys(game)).toEqual(['discard march']);
    expect(game.answer(0, 'discard wound')).not.toBeNull();
  });

  it('TRN-12 discarding a Wound in a Rest counts', () => {
    const game = play({ hand: ['wound x2'] }, 'rest');
    // An effect put a card into the hand during the turn.
    Object.assign(game.state.players[0] ?? {}, { hand: ['march', 'wound'] });
    expect(game.answer(0, 'end-turn')).toBeNull();
    expect(keys(game)).toEqual(['discard march', 'done']);
  });
});

describe('a Regular turn', () => {
  it('TRN-13 movement is optional and may alternate with playing cards; the action ends it', () => {
    const game = play({ ...ORCS, at: '-1,0', hand: ['march', 'stamina'], move: 2 }, 'walk 0,0', 'play march');
    expect(starting(game, 'walk').length).toBeGreaterThan(0);
    expect(game.answer(0, 'provoke 1,-1')).toBeNull();
    expect(game.state.turn.part).toBe('action');
    expect(game.answer(0, 'play stamina')).toBeNull();
    expect(starting(game, 'walk')).toEqual([]);
  });

  it('TRN-14 moving without acting and doing nothing are legal turns', () => {
    for (const answers of [['walk 1,0', 'end-turn'], ['end-turn']]) {
      const game = play({ hand: ['march'], move: 2 }, ...answers, 'discard march');
      expect(game.news.map(({ news }) => news)).toContainEqual({ news: 'turn-ended', seat: 0 });
    }
  });

  it('TRN-15 no moving after an action', () => {
    const acted = play({ hand: ['march'], part: 'action', move: 5 });
    expect(starting(acted, 'walk')).toEqual([]);
    expect(acted.answer(0, 'walk 1,0')?.rule).toBe('TRN-15');
  });

  it('TRN-15 no second action: no provoking, no assault', () => {
    const map = { '1,0': 'plains orcs', '-1,0': 'keep' };
    expect(keys(play({ map, move: 5 }))).toEqual(expect.arrayContaining(['provoke 1,-1', 'assault -1,0']));
    const acted = play({ map, part: 'action', move: 5 });
    for (const key of ['provoke 1,-1', 'assault -1,0']) expect(acted.answer(0, key)?.rule).toBe('TRN-15');
  });

  it('TRN-16 a player may explore without moving, and then move', () => {
    const game = play({ ...FRONTIER, hand: ['march'], move: 4 }, 'explore 1,1');
    expect(game.state.map.map(({ tile }) => tile)).toContain('countryside-3');
    expect(game.state.players[0]?.hex).toBe(hex(3, -3));
    expect(game.state.turn).toMatchObject({ part: 'movement', move: 2 });
    expect(starting(game, 'walk').length).toBeGreaterThan(0);
  });

  it('TRN-16 exploring needs a Regular turn and must precede the action', () => {
    const acted = play({ ...FRONTIER, hand: ['march'], move: 4, part: 'action' });
    expect(acted.answer(0, 'explore 1,1')?.rule).toBe('TRN-15');
    const rested = play({ ...FRONTIER, hand: ['march', 'rage'], move: 4 }, 'rest', 'march');
    expect(rested.answer(0, 'explore 1,1')?.rule).toBe('RST-01');
    expect(keys(play({ ...FRONTIER, move: 4 }, 'explore 1,1'))).not.toContain('rest');
  });

  it('TRN-17 entering an unconquered fortified site is an assault, day or night', () => {
    for (const time of ['day', 'night'] as const) {
      for (const site of ['keep', 'mage-tower']) {
        const game = play({ time, map: { '1,0': `plains ${site}` }, move: 2 });
        expect(keys(game)).toContain('assault 1,0');
        expect(keys(game)).not.toContain('walk 1,0');
        expect(game.answer(0, 'assault 1,0')).toBeNull();
        expect(game.state.turn.part).toBe('action');
      }
    }
  });

  it('TRN-17 entering another player’s keep is an assault; the player’s own keep or a conquered mage tower is not', () => {
    const map = { '1,0': 'keep', '0,1': 'keep', '-1,0': 'mage-tower' };
    const shields = [
      { at: '1,0', by: 'goldyx' },
      { at: '0,1', by: 'tovak' },
      { at: '-1,0', by: 'goldyx' },
    ];
    const game = play({ map, shields, move: 2 });
    expect(keys(game)).toEqual(expect.arrayContaining(['assault 1,0', 'walk 0,1', 'walk -1,0']));
    expect(starting(game, 'assault')).toEqual(['assault 1,0']);
  });

  it('TRN-17 provoking rampaging enemies forces a fight with them', () => {
    const game = play({ ...ORCS, move: 2 });
    expect(keys(game)).not.toContain('walk 1,-1');
    expect(game.answer(0, 'provoke 1,-1')).toBeNull();
    expect(game.state.turn.part).toBe('action');
    expect(game.news.at(-1)?.news).toMatchObject({ news: 'fight-begins', why: 'rampaging' });
    expect(game.question(0)?.prompt).toBe('combat-ranged');
  });

  it('TRN-21 unspent Move and Influence points are lost when the action begins', () => {
    const provoked = play({ ...ORCS, move: 5, influence: 3 }, 'provoke 1,-1');
    expect(provoked.state.turn).toMatchObject({ move: 0, influence: 0 });
    const assault = play({ map: { '1,0': 'keep' }, move: 5, influence: 3 }, 'assault 1,0');
    expect(assault.state.turn).toMatchObject({ move: 0, influence: 0 });
    expect(play({ move: 5, influence: 3 }, 'walk 1,0').state.turn).toMatchObject({ move: 3, influence: 3 });
  });

  it('TRN-22 after the action special and healing effects may still be played', () => {
    const game = play(
      { hand: ['tranquility', 'concentration', 'wound'], part: 'action' },
      'play concentration',
      'white',
      'play tranquility',
      'heal 1',
      'heal',
    );
    expect(game.state.players[0]).toMatchObject({ hand: [], mana: ['white'] });
  });

  it('TRN-23 Move effects outside the movement part give points, but no moving or exploring', () => {
    for (const part of ['action', 'rest'] as const) {
      const game = play({ ...FRONTIER, hand: ['march', 'rage'], part }, 'play march', 'sideways rage move');
      expect(game.state.turn.move).toBe(3);
      expect(starting(game, 'walk').concat(starting(game, 'explore'))).toEqual([]);
    }
  });

  it('TRN-23 Influence effects may be played even if there is no one to influence', () => {
    expect(play({ hand: ['promise'] }, 'play promise').state.turn.influence).toBe(2);
  });
});
