import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { answer, FRONTIER, keys, me, play } from '../../testing/scenes.ts';

const json = (game: Session) => JSON.stringify(game.state);

/** A full hand besides the card played, so nothing will be drawn. */
const FULL = { played: ['march'], hand: ['rage', 'promise', 'stamina', 'swiftness', 'threaten'] } as const;

describe('undo', () => {
  it('UND-01 any decision on the player’s turn, in reverse order', () => {
    const game = new Session(buildScene({ hand: ['march', 'promise', 'rage'], mana: ['green'], crystals: ['green'] }));
    const positions = [json(game)];
    const decisions = ['power march', 'green crystal', 'walk 1,0', 'walk 2,0', 'play promise', 'sideways rage move'];
    for (const key of decisions) {
      answer(game, key);
      positions.push(json(game));
    }
    expect(game.undoable(0).undo).toBe(decisions.length);
    for (const position of positions.slice(0, -1).reverse()) {
      expect(game.undo(0)).toBeNull();
      expect(json(game)).toBe(position);
    }
    expect(game.undo(0)).not.toBeNull();
  });

  it('UND-01 a half-made decision too', () => {
    const game = play({ hand: ['march'], mana: ['green'], crystals: ['green'] }, 'power march');
    expect(game.question(0)?.prompt).toBe('pay');
    expect(game.undo(0)).toBeNull();
    expect(game.question(0)?.prompt).toBe('turn');
    expect(me(game).hand).toEqual(['march']);
  });

  it.each<[string, Scene, string[], string]>([
    ['a map tile', { ...FRONTIER, hand: ['march', 'stamina'] }, ['play march'], 'explore 1,1'],
    ['a garrison by day', { map: { '2,0': 'keep' }, hand: ['march'] }, ['play march'], 'walk 1,0'],
    [
      'a ruin token by night',
      { time: 'night', map: { '1,0': 'ancient-ruins' }, hand: ['march'] },
      ['play march'],
      'walk 1,0',
    ],
    ['a card of the Deed deck', { hand: ['tranquility'] }, ['play tranquility'], 'draw 1'],
    ['a token of the Skill pile', { ...FULL, level: 1, fame: 3 }, ['play stamina'], 'end-turn'],
    ['a die rolled at End of Turn', { hand: ['march', 'rage'] }, ['power march'], 'end-turn'],
    [
      'dice rolled by an effect',
      { time: 'night', tactic: 'mana-search', hand: ['rage'] },
      ['tactic', 'red die'],
      'done',
    ],
  ])('UND-02 not past a reveal: %s', (_, scene, before, reveal) => {
    const game = play(scene, ...before);
    expect(game.undoable(0).undo).toBe(before.length);
    answer(game, reveal);
    expect(game.undoable(0).undo).toBe(0);
    expect(game.undo(0)?.rule).toBe('UND-02');
  });

  it('UND-02 not past a card drawn into an offer, as when an Advanced Action is taken', () => {
    const game = play({ ...FULL, level: 1, fame: 3 }, 'end-turn');
    answer(game, keys(game)[0] as string);
    expect(game.undoable(0).undo).toBe(1);
    answer(game, keys(game)[0] as string);
    expect(game.undo(0)?.rule).toBe('UND-02');
  });

  it('UND-03 after a reveal, everything before it is final', () => {
    const scene: Scene = { ...FRONTIER, hand: ['march', 'stamina', 'rage'], source: ['green', 'blue'] };
    const game = play(scene, 'power march', 'play stamina', 'explore 1,1');
    const after = json(game);
    for (const take of [() => game.undo(0), () => game.redo(0)]) expect(take()).not.toBeNull();
    for (const key of ['power stamina', 'play march']) expect(game.answer(0, key)).not.toBeNull();
    expect(json(game)).toBe(after);
    expect(me(game)).toMatchObject({
      hand: ['rage'],
      played: [
        { card: 'march', as: 'powered' },
        { card: 'stamina', as: 'basic' },
      ],
      dice: [{ color: 'green', roll: true }],
    });
  });

  it('UND-04 after a reveal, new decisions can be undone back to it, not past it', () => {
    const game = play({ ...FRONTIER, hand: ['march', 'stamina', 'rage'] }, 'play march', 'explore 1,1');
    const revealed = json(game);
    answer(game, 'play stamina', 'sideways rage move', 'walk 2,-2');
    for (let i = 0; i < 3; i++) expect(game.undo(0)).toBeNull();
    expect(json(game)).toBe(revealed);
    expect(game.undo(0)?.rule).toBe('UND-02');
    expect(json(game)).toBe(revealed);
  });

  it('UND-05 Move points left over from before a reveal remain, and more cards add to them', () => {
    const game = play({ ...FRONTIER, hand: ['march', 'stamina'], mana: ['green'], source: [] }, 'power march');
    answer(game, 'explore 1,1');
    expect(game.state.turn.move).toBe(2);
    answer(game, 'play stamina');
    expect(game.state.turn.move).toBe(4);
  });

  it('UND-06 a card already played cannot be powered later', () => {
    const game = play({ hand: ['march', 'rage'], mana: ['green'] }, 'play march');
    expect(keys(game)).not.toContain('power march');
    expect(game.answer(0, 'power march')?.rule).toBe('UND-06');
  });

  it('UND-06 before a reveal, the card can be undone and played powered', () => {
    const game = play({ hand: ['march', 'rage'], mana: ['green'], source: [] }, 'play march');
    expect(game.undo(0)).toBeNull();
    answer(game, 'power march');
    expect(game.state.turn.move).toBe(4);
  });

  it.each<[string, Scene, string[]]>([
    ['moving between revealed spaces', { move: 4 }, ['walk 2,0']],
    ['taking a die of the Source', { hand: ['march'] }, ['power march']],
    ['spending healing points', { hand: ['wound', 'rage'], heal: 1 }, ['heal']],
    ['turning a crystal into mana', { crystals: ['red'] }, ['break red crystal']],
    ['resting', { hand: ['rage', 'wound'] }, ['rest', 'rage', '1 wound']],
    ['discarding for an effect', { hand: ['improvisation', 'rage'] }, ['play improvisation', 'move 3']],
    ['provoking a rampaging enemy, which lies face up', { map: { '1,0': 'plains orcs' }, move: 2 }, ['provoke 1,-1']],
    ['assaulting a site whose garrison lies face up', { map: { '1,0': 'keep' }, move: 2 }, ['assault 1,0']],
  ])('UND-07 reversible: %s', (_, scene, answers) => {
    const game = play(scene);
    const before = json(game);
    answer(game, ...answers);
    expect(json(game)).not.toBe(before);
    for (let i = 0; i < answers.length; i++) expect(game.undo(0)).toBeNull();
    expect(json(game)).toBe(before);
  });

  it('UND-08 moving next to a face-down garrison is final if it is revealed: by day, not at night', () => {
    for (const site of ['keep', 'mage-tower']) {
      const scene: Scene = { map: { '2,0': site }, move: 2 };
      expect(play({ ...scene, time: 'day' }, 'walk 1,0').undo(0)?.rule).toBe('UND-02');
      expect(play({ ...scene, time: 'night' }, 'walk 1,0').undo(0)).toBeNull();
      const seen: Scene = { ...scene, enemies: [{ at: '2,0', enemy: 'grey', face: 'up' }] };
      expect(play({ ...seen, time: 'day' }, 'walk 1,0').undo(0)).toBeNull();
    }
  });

  it('UND-08 gaining a card from the Advanced Action offer can be undone only until the refill', () => {
    const game = play({ ...FULL, level: 1, fame: 3 }, 'end-turn');
    const shown = json(game);
    answer(game, keys(game)[1] as string);
    expect(game.undo(0)).toBeNull();
    expect(json(game)).toBe(shown);
    for (let i = 0; i < 2; i++) answer(game, keys(game)[0] as string);
    expect(game.undo(0)?.rule).toBe('UND-02');
  });

  it('UND-12 the complete position is restored, including Reputation lost by declaring an assault', () => {
    const game = play({ map: { '1,0': 'keep' }, reputation: 2, move: 5, influence: 3, hand: ['rage'] });
    const before = json(game);
    answer(game, 'assault 1,0');
    expect(me(game).reputation).toBe(1);
    expect(game.undo(0)).toBeNull();
    expect(json(game)).toBe(before);
  });
});

describe('undoing the End of Turn', () => {
  it('UND-10 the announcement is final if a die is rerolled', () => {
    const game = play({ hand: ['march', ...FULL.hand] }, 'power march', 'end-turn');
    expect(game.question(0)?.prompt).toBe('discard-step');
    expect(game.undo(0)?.rule).toBe('UND-02');
  });

  it('UND-10 the announcement is final once a card is drawn', () => {
    const game = play({ played: ['march'], hand: ['rage'] }, 'end-turn', 'done');
    expect(me(game).hand).toHaveLength(5);
    expect(game.asked).toEqual([1]);
    expect(game.undo(0)?.rule).toBe('UND-02');
  });

  // Ruling R-13: nothing has been revealed yet.
  it('UND-10 the announcement can be undone in the discard step, before a card is drawn', () => {
    const game = play({ played: ['march'], hand: ['rage'] }, 'end-turn');
    expect(game.question(0)?.prompt).toBe('discard-step');
    expect(game.undo(0)).toBeNull();
    expect(game.question(0)?.prompt).toBe('turn');
  });

  it('UND-10 with neither, it can be undone until the next player acts', () => {
    for (const scene of [FULL, { ...FULL, hand: ['rage'], deck: [] }]) {
      const game = play({ ...scene });
      const before = json(game);
      answer(game, 'end-turn', 'done');
      expect(game.asked).toEqual([1]);
      for (let i = 0; i < 2; i++) expect(game.undo(0)).toBeNull();
      expect(json(game)).toBe(before);
    }
  });

  it('UND-11 undo does not go past the end of the turn once the next player has acted', () => {
    const others = { goldyx: { hand: ['march'] } };
    const game = play({ ...FULL, others }, 'end-turn', 'done');
    expect(game.answer(1, 'play march')).toBeNull();
    expect(game.undo(0)?.rule).toBe('UND-11');
    expect(game.undoable(0).undo).toBe(0);
    expect(game.undo(1)).toBeNull();
    expect(game.undo(1)).not.toBeNull();
    expect(game.undo(0)).not.toBeNull();
  });
});
