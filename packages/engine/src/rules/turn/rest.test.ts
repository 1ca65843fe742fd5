import { describe, expect, it } from 'vitest';
import { heardBy } from '../../core/news.ts';
import type { Scene } from '../../scene/scene.ts';
import { FRONTIER, keys, me, play } from '../../testing/scenes.ts';

describe('a Rest', () => {
  it('RST-01 rules out moving, exploring and fighting', () => {
    const map = { '1,0': 'plains orcs', '-1,0': 'keep' };
    const rested = play({ map, hand: ['march', 'rage'], move: 5 }, 'rest', 'march');
    expect(keys(rested)).toEqual(['sideways rage move', 'sideways rage influence', 'end-turn']);
    for (const key of ['walk 0,1', 'provoke 1,-1', 'assault -1,0']) {
      expect([key, rested.answer(0, key)?.rule]).toEqual([key, 'RST-01']);
    }
    const atFrontier = play({ ...FRONTIER, hand: ['march', 'rage'], move: 5 }, 'rest', 'march');
    expect(atFrontier.answer(0, 'explore 1,1')?.rule).toBe('RST-01');
  });

  it('RST-01 is not possible after moving, exploring or an action', () => {
    const moved = play({ hand: ['march', 'rage'], move: 2 }, 'walk 1,0');
    const explored = play({ ...FRONTIER, hand: ['march', 'rage'], move: 2 }, 'explore 1,1');
    const acted = play({ hand: ['march', 'rage'], part: 'action' });
    for (const game of [moved, explored, acted]) {
      expect(keys(game)).not.toContain('rest');
      expect(game.answer(0, 'rest')?.rule).toBe('RST-01');
    }
  });

  it('RST-02 special and healing effects may be played before it', () => {
    const scene: Scene = { hand: ['concentration', 'tranquility', 'rage', 'wound x2'] };
    const before = ['play concentration', 'red', 'play tranquility', 'heal 1', 'heal'];
    const game = play(scene, ...before, 'rest', 'rage', '1 wound');
    expect(me(game)).toMatchObject({ hand: [], mana: ['red'], discard: ['rage', 'wound'] });
  });

  it('RST-02 special and healing effects may be played after it', () => {
    const scene: Scene = { hand: ['concentration', 'tranquility', 'rage', 'wound x2'], crystals: ['blue'] };
    const after = ['play concentration', 'red', 'play tranquility', 'heal 1', 'heal', 'break blue crystal'];
    const game = play(scene, 'rest', 'rage', '1 wound', ...after);
    expect(me(game)).toMatchObject({ hand: [], mana: ['red', 'blue'], discard: ['rage', 'wound'] });
  });

  it('RST-04 a mine gives a resting hero its crystal', () => {
    const game = play({ map: { '0,0': 'red crystal-mine' }, hand: ['rage'] }, 'rest', 'rage', 'end-turn');
    expect(me(game).crystals.red).toBe(1);
  });

  it('RST-04 a glade helps a resting hero, even with the Wound just discarded', () => {
    const scene: Scene = { map: { '0,0': 'magical-glade' }, hand: ['rage', 'wound'], deck: [] };
    const game = play(scene, 'rest', 'rage', '1 wound', 'end-turn', 'wound from discard');
    expect(me(game)).toMatchObject({ hand: [], discard: ['rage'] });
  });

  it('RST-12 only one Rest per turn', () => {
    const standard = play({ hand: ['march', 'rage'] }, 'rest', 'march');
    const slow = play({ hand: ['wound x2'] }, 'rest');
    for (const game of [standard, slow]) {
      expect(keys(game)).not.toContain('rest');
      expect(game.answer(0, 'rest')?.rule).toBe('RST-12');
    }
  });
});

describe('a standard Rest', () => {
  const hand = ['march', 'rage', 'wound x2'];

  it('RST-05 discards exactly one non-Wound card', () => {
    const game = play({ hand }, 'rest');
    expect(keys(game)).toEqual(['march', 'rage']);
    expect(game.answer(0, 'rage')).toBeNull();
    expect(game.answer(0, '0 wounds')).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['march', 'wound', 'wound'], discard: ['rage'] });
    expect(game.question(0)?.prompt).toBe('turn');
  });

  it('RST-05 may also discard any number of Wounds', () => {
    const numbers = ['0 wounds', '1 wound', '2 wounds'];
    expect(keys(play({ hand }, 'rest', 'march'))).toEqual(numbers);
    const after = numbers.map(n => me(play({ hand }, 'rest', 'march', n)));
    expect(after.map(player => player.hand)).toEqual([['rage', 'wound', 'wound'], ['rage', 'wound'], ['rage']]);
    expect(after.map(player => player.discard)).toEqual([['march'], ['march', 'wound'], ['march', 'wound', 'wound']]);
  });

  it('RST-05 is possible without Wounds', () => {
    expect(me(play({ hand: ['march'] }, 'rest', 'march'))).toMatchObject({ hand: [], discard: ['march'] });
  });

  it('RST-05 needs a card in hand', () => {
    const game = play({ hand: [] });
    expect(keys(game)).toEqual(['end-turn']);
    expect(game.answer(0, 'rest')?.rule).toBe('RST-05');
  });
});

describe('Slow Recovery', () => {
  it('RST-06 discards exactly one Wound from a hand of only Wounds', () => {
    const game = play({ hand: ['wound x3'] }, 'rest');
    expect(me(game)).toMatchObject({ hand: ['wound', 'wound'], discard: ['wound'] });
    expect(game.question(0)?.prompt).toBe('turn');
  });

  it('RST-06 shows everyone that the hand holds only Wounds', () => {
    const game = play({ hand: ['wound x3'] }, 'rest');
    expect(heardBy(game.news, 1)).toContainEqual({ news: 'rested', seat: 0, cards: ['wound'], kind: 'slow-recovery' });
    const standard = play({ hand: ['rage', 'wound'] }, 'rest', 'rage', '1 wound');
    expect(heardBy(standard.news, 1)).toContainEqual(expect.objectContaining({ kind: 'standard' }));
  });

  it('RST-07 is possible after playing everything else without moving or acting', () => {
    const game = play({ hand: ['march', 'wound x2'] }, 'play march', 'rest');
    expect(me(game)).toMatchObject({ hand: ['wound'], discard: ['wound'] });
    const moved = play({ hand: ['march', 'wound x2'] }, 'play march', 'walk 1,0');
    expect(moved.answer(0, 'rest')?.rule).toBe('RST-01');
  });

  it('RST-07 the kind of Rest is decided when it is carried out, not at the start of the turn', () => {
    const game = play({ hand: ['march', 'rage', 'wound'] }, 'play march', 'rest');
    expect(keys(game)).toEqual(['rage']);
  });

  it('RST-08 discarded Wounds are not healed: they come back in the next Round', () => {
    const game = play({ hand: ['rage', 'wound x2'], deck: [] }, 'rest', 'rage', '2 wounds');
    expect(me(game).discard).toEqual(['rage', 'wound', 'wound']);
    const later = play({ discard: ['rage', 'wound x2'], deck: [], moment: 'round end' });
    expect(later.state.round).toBe(2);
    expect([...me(later).hand, ...me(later).deck].sort()).toEqual(['rage', 'wound', 'wound']);
  });
});

describe('exhaustion', () => {
  const exhausted: Scene = { moment: 'start of turn', hand: ['wound x3'] };

  it('RST-09 with only Wounds in hand, only Slow Recovery is possible', () => {
    const game = play(exhausted);
    expect(keys(game)).toEqual(['rest']);
    expect(game.answer(0, 'end-turn')?.rule).toBe('RST-09');
  });

  it('RST-09 no moving or exploring, even with Move points from elsewhere', () => {
    const game = play({ ...FRONTIER, hand: ['wound x2'], move: 5 });
    for (const key of ['walk 2,-3', 'explore 1,1']) expect(game.answer(0, key)?.rule).toBe('RST-09');
    expect(keys(game)).toEqual(['rest']);
  });

  it('RST-09 Wounds drawn or left over later in the turn do not exhaust a hero', () => {
    const game = play({ hand: ['march', 'wound x2'] }, 'play march');
    expect(keys(game)).toEqual(expect.arrayContaining(['walk 1,0', 'rest', 'end-turn']));
  });

  it('RST-10 the turn is not lost: after Slow Recovery it ends normally', () => {
    const mine: Scene = { ...exhausted, map: { '0,0': 'blue crystal-mine' }, deck: 6 };
    const game = play(mine, 'rest');
    expect(keys(game)).toEqual(['end-turn']);
    for (const key of ['end-turn', 'done']) expect(game.answer(0, key)).toBeNull();
    expect(me(game).crystals.blue).toBe(1);
    expect(me(game).hand).toHaveLength(5);
    expect(game.news.map(({ news }) => news)).toContainEqual({ news: 'turn-ended', seat: 0 });
  });

  it('RST-10 anything that needs no card may be used, before and after Slow Recovery', () => {
    const scene: Scene = { ...exhausted, crystals: ['red', 'blue'], tactic: 'the-right-moment' };
    const game = play(scene, 'break red crystal', 'rest', 'break blue crystal', 'tactic');
    expect(me(game).mana).toEqual(['red', 'blue']);
    expect(game.state.turn.again).toBe(true);
  });

  it('RST-11 C-12 healing the whole hand restores neither movement nor actions', () => {
    const scene: Scene = { map: { '0,0': 'village' }, hand: ['wound x2'], heal: 2, move: 2 };
    const game = play(scene, 'heal', 'heal');
    expect(me(game).hand).toEqual([]);
    for (const key of ['walk 1,0', 'interact']) expect([key, game.answer(0, key)?.rule]).toEqual([key, 'RST-09']);
    // RST-05, RST-06: there is nothing left to rest with, so the turn may end without a Rest.
    expect(keys(game)).toEqual(['end-turn']);
  });

  it('RST-11 RST-05 a card that is drawn changes the kind of Rest, and nothing else', () => {
    const scene: Scene = { hand: ['wound x2'], move: 2, deck: ['rage'], skills: ['norowas-motivation'] };
    const game = play(scene, 'skill norowas-motivation');
    expect(me(game).hand).toEqual(['wound', 'wound', 'rage']);
    expect(keys(game)).not.toEqual(expect.arrayContaining(['walk 1,0']));
    for (const key of ['walk 1,0', 'end-turn']) expect(game.answer(0, key)?.rule).toBe('RST-09');
    expect(game.answer(0, 'rest')).toBeNull();
    expect(keys(game)).toEqual(['rage']);
    for (const key of ['rage', '2 wounds']) expect(game.answer(0, key)).toBeNull();
    expect([me(game).hand, game.answer(0, 'walk 1,0')?.rule]).toEqual([[], 'RST-01']);
  });

  it.each(['arythea-power-of-pain', 'tovak-i-feel-no-pain'])(
    'RST-09 the Wounds cannot be used for anything else, before or after the Rest: no %s',
    skill => {
      const game = play({ ...exhausted, skills: [skill], deck: ['march', 'rage'] });
      expect(keys(game)).toEqual(['rest']);
      expect(game.answer(0, `skill ${skill}`)?.rule).toBe('RST-09');
      expect(game.answer(0, 'rest')).toBeNull();
      expect(game.answer(0, `skill ${skill}`)?.rule).toBe('RST-09');
    },
  );

  it('RST-09 nor can Invocation turn them into mana', () => {
    const skills = ['arythea-invocation', 'norowas-motivation'];
    const scene: Scene = { skills, deck: ['threaten'], source: [] };
    const drawn = (hand: string[]) => play({ ...scene, hand }, 'skill norowas-motivation');
    expect(keys(drawn(['march', 'wound']))).toContain('power threaten');
    expect(drawn(['wound x2']).answer(0, 'power threaten')?.rule).toBe('MAN-06');
  });

  it('RST-10 healing of any kind may still remove them: Healing Ritual', () => {
    const game = play({ ...exhausted, players: 1, skills: ['arythea-healing-ritual'] });
    for (const key of ['skill arythea-healing-ritual', '2 wounds']) expect(game.answer(0, key)).toBeNull();
    expect(me(game).hand).toEqual(['wound']);
  });

  it('RST-11 is not caused by Wounds taken later in the turn', () => {
    // The hero has moved, fought and been Wounded.
    const scene: Scene = { hand: ['wound'], at: '1,0', path: ['0,0', '1,0'], part: 'action' };
    expect(keys(play(scene))).toEqual(['end-turn']);
    expect(play({ ...scene, part: 'movement', move: 2 }).answer(0, 'walk 2,0')).toBeNull();
  });
});
