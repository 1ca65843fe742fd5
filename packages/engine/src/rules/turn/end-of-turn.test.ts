import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hex } from '../../state/hex.ts';
import { keys, me, play } from '../../testing/scenes.ts';

describe('the announcement', () => {
  it('END-01 no effect may be played after it', () => {
    const scene: Scene = {
      hand: ['march', 'concentration', 'tranquility', 'wound'],
      crystals: ['red'],
      move: 4,
      heal: 1,
    };
    const inTurn = play(scene);
    const game = play(scene, 'end-turn');
    for (const key of ['play march', 'play concentration', 'play tranquility', 'break red crystal', 'heal', 'rest']) {
      expect(keys(inTurn)).toContain(key);
      expect([key, game.answer(0, key)]).not.toEqual([key, null]);
    }
    expect(keys(game)).toEqual(['discard march', 'discard concentration', 'discard tranquility']);
  });

  it('END-01 a Tactic for the turn cannot be used either', () => {
    const scene: Scene = { tactic: 'the-right-moment', hand: ['march'] };
    expect(keys(play(scene))).toContain('tactic');
    expect(play(scene, 'end-turn').answer(0, 'tactic')).not.toBeNull();
  });
});

describe('step 1, dice', () => {
  const used: Scene = { hand: ['march', 'rage'], source: ['green', 'blue', 'white', 'white'] };

  it('END-02 a used die is rerolled and returned; the others stay as they are', () => {
    const rolled = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const game = play({ ...used, seed: `reroll ${seed}` }, 'power march', 'end-turn');
      expect(me(game).dice).toEqual([]);
      expect(game.state.source.slice(0, 3)).toEqual(['blue', 'white', 'white']);
      expect(game.state.source).toHaveLength(4);
      rolled.add(game.state.source[3] as string);
    }
    expect(rolled.size).toBeGreaterThan(3);
  });

  it('END-02 if several dice were used, all are returned', () => {
    const scene: Scene = { ...used, hand: ['mana-draw', 'march', 'stamina'] };
    const game = play(scene, 'play mana-draw', 'power march', 'power stamina');
    expect(game.state.source).toEqual(['white', 'white']);
    expect(game.answer(0, 'end-turn')).toBeNull();
    expect(game.state.source).toHaveLength(4);
    expect(me(game).dice).toEqual([]);
  });

  it('END-02 a die is not rerolled if the effect that took it says so', () => {
    for (let seed = 0; seed < 20; seed++) {
      const scene: Scene = { ...used, seed: `set ${seed}`, hand: ['mana-draw', 'rage'], mana: ['white'] };
      const game = play(scene, 'power mana-draw', 'white token', 'green die', 'black', 'end-turn');
      expect([...game.state.source].sort()).toEqual(['black', 'blue', 'white', 'white']);
    }
  });

  it('END-02 dice not used are not rerolled', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = play({ ...used, seed: `unused ${seed}` }, 'play march', 'end-turn');
      expect(game.state.source).toEqual(used.source);
    }
  });

  it('END-02 the die of Mana Steal is rerolled at the end of the turn in which it was used', () => {
    const scene: Scene = { ...used, source: ['white'], tactic: 'mana-steal', tacticDie: 'green' };
    expect(me(play(scene, 'play march', 'end-turn')).tacticDie).toBe('green');
    const game = play(scene, 'power march', 'end-turn');
    expect(me(game).tacticDie).toBeNull();
    expect(game.state.source).toHaveLength(2);
  });
});

describe('steps 2 to 4', () => {
  it('END-03 Forced Withdrawal comes before benefits: the space withdrawn to gives them', () => {
    const map = { '0,0': 'red crystal-mine', '1,0': 'blue crystal-mine' };
    const game = play({ map, move: 2, others: { goldyx: { at: '1,0' } } }, 'walk 1,0', 'end-turn');
    expect(me(game)).toMatchObject({ hex: hex(0, 0), crystals: { red: 1, blue: 0 } });
  });

  it('END-03 Forced Withdrawal comes before the glade: a Wound from it may be thrown away there', () => {
    const scene: Scene = { map: { '0,0': 'magical-glade' }, move: 2, deck: [], others: { goldyx: { at: '1,0' } } };
    const game = play(scene, 'walk 1,0', 'end-turn');
    expect(me(game).hand).toEqual(['wound']);
    expect(keys(game)).toEqual(['wound from hand', 'done']);
  });

  it('END-04 all mana tokens go back, used or not; crystals stay', () => {
    const scene: Scene = { hand: ['march'], mana: ['green', 'gold', 'red'], crystals: ['blue', 'green'], source: [] };
    const game = play(scene, 'power march', 'green token', 'end-turn');
    expect(me(game)).toMatchObject({ mana: [], crystals: { blue: 1, green: 1, red: 0, white: 0 } });
  });

  it('END-04 played cards go to the discard pile; cards in hand stay', () => {
    const scene: Scene = { hand: ['march', 'rage', 'promise', 'stamina'], deck: [], discard: ['swiftness'] };
    const game = play(scene, 'play march', 'sideways rage move', 'end-turn', 'done');
    expect(me(game)).toMatchObject({ hand: ['promise', 'stamina'], played: [] });
    expect(me(game).discard).toEqual(['swiftness', 'march', 'rage']);
  });

  it('END-04 a card that is thrown away leaves the game instead', () => {
    const game = play({ played: ['ruby-ring powered', 'endless-gem-pouch', 'march'], deck: [] }, 'end-turn');
    expect(me(game)).toMatchObject({ played: [], discard: ['endless-gem-pouch', 'march'] });
    expect(game.state.removed).toEqual(['ruby-ring']);
  });

  it('END-04 points do not last beyond the turn', () => {
    const scene: Scene = { hand: ['rage', 'wound'], move: 4, influence: 3, heal: 2, tactic: 'the-right-moment' };
    const game = play(scene, 'tactic', 'end-turn', 'discard rage');
    expect(game.state.turn).toMatchObject({ seat: 0, move: 0, influence: 0, heal: 0 });
  });

  it('END-05 the benefits of the space come after clean-up and before level-ups', () => {
    const scene: Scene = {
      map: { '0,0': 'magical-glade' },
      hand: ['march', 'wound'],
      mana: ['red'],
      level: 1,
      fame: 3,
    };
    const game = play(scene, 'play march', 'end-turn');
    expect(game.question(0)?.prompt).toBe('glade');
    expect(me(game)).toMatchObject({ mana: [], played: [], discard: ['march'], level: 1 });
    expect(game.answer(0, 'done')).toBeNull();
    expect(game.question(0)?.prompt).toBe('gain-skill');
  });

  it('END-05 the benefits are those of the space where the turn ends', () => {
    const map = { '0,0': 'red crystal-mine', '1,0': 'blue crystal-mine' };
    expect(me(play({ map, move: 2 }, 'walk 1,0', 'end-turn')).crystals).toMatchObject({ red: 0, blue: 1 });
  });
});

describe('steps 6 to 8', () => {
  it('END-07 level-ups come before the discard step and the draw', () => {
    const game = play({ hand: ['march', 'rage'], level: 1, fame: 3 }, 'play march', 'end-turn');
    expect(game.question(0)?.prompt).toBe('gain-skill');
    expect(me(game)).toMatchObject({ level: 2, hand: ['rage'] });
    game.answer(0, keys(game)[0] as string);
    game.answer(0, keys(game)[0] as string);
    expect(game.question(0)?.prompt).toBe('discard-step');
    expect(me(game).hand).toEqual(['rage']);
  });

  it('END-09 any number of non-Wound cards may be discarded, one at a time', () => {
    const scene: Scene = { hand: ['march', 'rage', 'promise', 'wound', 'rage'], deck: [], tactic: 'early-bird' };
    const game = play(scene, 'play march', 'end-turn');
    expect(keys(game)).toEqual(['discard rage', 'discard promise', 'done']);
    for (const key of ['discard rage', 'discard promise', 'discard rage']) expect(game.answer(0, key)).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['wound'], discard: ['march', 'rage', 'promise', 'rage'] });
  });

  it('END-09 none has to be discarded once a card was used; Wounds never can be', () => {
    const game = play({ hand: ['march', 'rage', 'wound'], deck: [] }, 'play march', 'end-turn');
    expect(game.answer(0, 'discard wound')?.rule).toBe('CRD-09');
    expect(game.answer(0, 'done')).toBeNull();
    expect(me(game).hand).toEqual(['rage', 'wound']);
  });

  it('END-09 at least one must be discarded if none was used', () => {
    const game = play({ hand: ['march', 'rage'], deck: [] }, 'end-turn');
    expect(game.answer(0, 'done')?.rule).toBe('TRN-11');
    expect(game.answer(0, 'discard march')).toBeNull();
    expect(game.answer(0, 'done')).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['rage'], discard: ['march'] });
  });

  it('END-10 the draw comes last, so discarding makes room for it', () => {
    const hand = ['march', 'rage', 'promise', 'stamina', 'swiftness'];
    const deck = ['concentration', 'threaten', 'crystallize', 'improvisation'];
    const game = play({ hand, deck }, 'play march', 'end-turn', 'discard rage', 'discard promise', 'done');
    expect(me(game).hand).toEqual(['stamina', 'swiftness', 'concentration', 'threaten', 'crystallize']);
    expect(me(game).deck).toEqual(['improvisation']);
  });

  it('END-11 a figure on the portal at the end of its turn is taken off the map', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
    const stayed = play({ tiles, hand: ['march'] }, 'play march', 'end-turn');
    expect(me(stayed).hex).toBeNull();
    const back = play({ tiles, at: '1,-1', hand: ['march'] }, 'play march', 'walk 0,0', 'end-turn');
    expect(me(back).hex).toBeNull();
    const left = play({ tiles, hand: ['march'] }, 'play march', 'walk 1,0', 'end-turn');
    expect(me(left).hex).toBe(hex(1, 0));
  });
});
