import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hex } from '../../state/hex.ts';
import { BASIC_COLORS } from '../../state/mana.ts';
import { keys, me, play } from '../../testing/scenes.ts';

/** A hero with an empty deck at the start of a turn, who may play on or announce the end. */
const LAST_CARDS = { moment: 'start of turn', deck: [] } as const;

describe('a crystal mine', () => {
  const mine = (color: string): Scene => ({ map: { '0,0': `hills ${color} crystal-mine` } });

  it('SIT-MIN-01 gives a crystal of its color to a hero who ends a turn there', () => {
    for (const color of BASIC_COLORS) {
      const none = { red: 0, blue: 0, green: 0, white: 0 };
      const game = play({ ...mine(color), hand: ['march'] }, 'play march', 'end-turn');
      expect(me(game).crystals).toEqual({ ...none, [color]: 1 });
      const rested = play({ ...mine(color), hand: ['march'] }, 'rest', 'march', 'end-turn');
      expect(me(rested).crystals).toEqual({ ...none, [color]: 1 });
    }
  });

  it('SIT-MIN-01 gives nothing if three of its color are stored, not even mana', () => {
    const crystals = ['green', 'green', 'green', 'red'] as const;
    const game = play({ ...mine('green'), hand: ['march'], crystals }, 'play march', 'end-turn');
    expect(me(game)).toMatchObject({ crystals: { green: 3, red: 1 }, mana: [] });
  });

  it('SIT-MIN-01 gives nothing to a hero who only passes through', () => {
    const game = play({ ...mine('red'), at: '-1,0', hand: ['march'], move: 5 }, 'walk 0,0', 'walk 1,0', 'end-turn');
    expect(me(game)).toMatchObject({ hex: hex(1, 0), crystals: { red: 0 } });
  });

  it('SIT-MIN-02 its crystal cannot be used on the turn that is ending', () => {
    const scene: Scene = { ...mine('green'), hand: ['march', 'stamina'], source: [] };
    const game = play(scene);
    expect(keys(game)).not.toContain('power march');
    for (const key of ['sideways stamina move', 'end-turn']) expect(game.answer(0, key)).toBeNull();
    expect(me(game).crystals.green).toBe(1);
    expect(keys(game)).toEqual(['discard march', 'done']);
    for (const key of ['power march', 'break green crystal']) expect(game.answer(0, key)).not.toBeNull();
  });

  it('SIT-MIN-03 staying gives another crystal each turn', () => {
    const game = play({ ...mine('blue'), players: 1, deck: 12, hand: ['march'] }, 'play march', 'end-turn');
    for (const stored of [1, 2, 3, 3]) {
      expect(me(game).crystals.blue).toBe(stored);
      expect(game.answer(0, 'end-turn')).toBeNull();
      expect(game.answer(0, keys(game)[0] as string)).toBeNull();
      expect(game.answer(0, 'done')).toBeNull();
      if (game.question(0)?.prompt === 'start-of-turn') expect(game.answer(0, 'play-turn')).toBeNull();
    }
  });

  it('SIT-MIN-04 gives nothing on a forfeited turn', () => {
    const scene: Scene = { ...mine('blue'), ...LAST_CARDS, hand: ['march'] };
    expect(me(play(scene, 'announce-end')).crystals.blue).toBe(0);
    expect(me(play(scene, 'play-turn', 'play march', 'end-turn')).crystals.blue).toBe(1);
  });
});

describe('a magical glade', () => {
  const GLADE: Scene = { map: { '0,0': 'forest magical-glade' } };
  const ENDING: Scene = { ...GLADE, moment: 'end of turn', played: ['march'], deck: [] };

  it('SIT-GLA-01 one Wound in hand may be thrown away', () => {
    const game = play({ ...ENDING, hand: ['wound x2'] });
    expect(keys(game)).toEqual(['wound from hand', 'done']);
    expect(game.answer(0, 'wound from hand')).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['wound'], discard: ['march'] });
    expect(game.question(0)?.prompt).toBe('discard-step');
  });

  it('SIT-GLA-01 one Wound in the discard pile may be thrown away instead', () => {
    const game = play({ ...ENDING, hand: ['wound'], discard: ['wound', 'rage'] });
    expect(keys(game)).toEqual(['wound from hand', 'wound from discard', 'done']);
    expect(game.answer(0, 'wound from discard')).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['wound'], discard: ['rage', 'march'] });
  });

  it('SIT-GLA-01 this is optional', () => {
    const game = play({ ...ENDING, hand: ['wound'], discard: ['wound'] }, 'done');
    expect(me(game)).toMatchObject({ hand: ['wound'], discard: ['wound', 'march'] });
  });

  it('SIT-GLA-01 Wounds in the Deed deck do not count, and without a Wound nothing is asked', () => {
    expect(play({ ...ENDING, deck: ['wound x3'] }).asked).toEqual([1]);
  });

  it('SIT-GLA-01 not where the turn only began', () => {
    const game = play({ ...GLADE, hand: ['rage', 'wound'], played: ['march'], move: 2 }, 'walk 1,0', 'end-turn');
    expect(game.question(0)?.prompt).toBe('discard-step');
  });

  it('SIT-GLA-02 a hero who starts a turn there gains gold mana by day, black mana at night', () => {
    const start: Scene = { ...GLADE, moment: 'start of turn', hand: ['march'] };
    expect(me(play({ ...start, time: 'day' })).mana).toEqual(['gold']);
    expect(me(play({ ...start, time: 'night' })).mana).toEqual(['black']);
    expect(me(play({ ...start, at: '1,0' })).mana).toEqual([]);
  });

  it('SIT-GLA-02 that mana is used this turn or lost', () => {
    const start: Scene = { ...GLADE, moment: 'start of turn', hand: ['march', 'rage'], source: [], at: '0,0' };
    expect(play(start, 'power march').state.turn.move).toBe(4);
    expect(me(play(start, 'play march', 'end-turn')).mana).toEqual([]);
  });

  it('SIT-GLA-02 moving onto a glade gives no mana', () => {
    const game = play({ ...GLADE, at: '1,0', hand: ['march'], move: 3 }, 'walk 0,0');
    expect(me(game).mana).toEqual([]);
  });

  it('SIT-GLA-03 gives nothing on a forfeited turn', () => {
    const scene: Scene = { ...GLADE, ...LAST_CARDS, hand: ['march', 'wound'], discard: ['wound'] };
    const game = play(scene, 'announce-end');
    expect(game.asked).toEqual([1]);
    expect(me(game)).toMatchObject({ hand: ['march', 'wound'], discard: ['wound'], mana: [] });
  });

  it('SIT-GLA-04 both effects may happen in one turn', () => {
    const scene: Scene = { ...GLADE, moment: 'start of turn', hand: ['march', 'wound'], source: [] };
    const game = play(scene, 'power march', 'end-turn');
    expect(keys(game)).toEqual(['wound from hand', 'done']);
  });
});

describe('the portal', () => {
  const TILES: Scene = { tiles: { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' } };

  it('SIT-POR-01 a hero may stay there or return to it, and starts from it again', () => {
    const stayed = play({ ...TILES, players: 1, hand: ['march'] }, 'play march', 'end-turn');
    const returned = play({ ...TILES, players: 1, at: '1,0', hand: ['march'] }, 'play march', 'walk 0,0', 'end-turn');
    for (const game of [stayed, returned]) {
      expect(game.news.map(({ news }) => news.news)).toEqual(
        expect.arrayContaining(['left-the-map', 'placed-on-portal']),
      );
      expect(me(game).hex).toBe(hex(0, 0));
    }
  });

  it('SIT-POR-01 between its turns the figure is off the map', () => {
    const game = play({ ...TILES, hand: ['march'] }, 'play march', 'end-turn');
    expect(game.asked).toEqual([1]);
    expect(me(game).hex).toBeNull();
  });

  it('SIT-POR-01 it costs the same as plains', () => {
    expect(keys(play({ ...TILES, at: '1,0', move: 1 }))).not.toContain('walk 0,0');
    expect(keys(play({ ...TILES, at: '1,0', move: 2 }))).toContain('walk 0,0');
  });
});
