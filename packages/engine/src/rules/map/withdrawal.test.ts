import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { hex } from '../../state/hex.ts';
import type { Player } from '../../state/player.ts';
import { me } from '../../testing/scenes.ts';

const wounds = (game: Session) => me(game).hand.filter(card => card === 'wound').length;
const news = (game: Session) => game.news.map(told => told.news.news);

/** Plays a turn with these answers and ends it; the deck is empty, so the hand is what the turn left of it. */
function turn(scene: Scene, ...answers: string[]): Session {
  const game = new Session(buildScene({ deck: [], ...scene }));
  for (const key of [...answers, 'end-turn']) expect([key, game.answer(0, key)]).toEqual([key, null]);
  return game;
}

describe('Forced Withdrawal', () => {
  const goldyxAt = (at: string): Scene => ({ others: { goldyx: { at } } });

  it('FWD-01 from another hero’s space it leads back to the last safe space of the path', () => {
    const game = turn({ ...goldyxAt('2,0'), move: 4 }, 'walk 1,0', 'walk 2,0');
    expect(me(game).hex).toBe(hex(1, 0));
  });

  it('FWD-01 it continues, space by space, until a space is safe', () => {
    const others = { goldyx: { at: '2,0' }, norowas: { at: '1,0' } };
    const game = turn({ others, move: 4 }, 'walk 2,0');
    expect(me(game).hex).toBe(hex(0, 0));
    expect(wounds(game)).toBe(2);
  });

  it('FWD-01 it follows the path walked, not the shortest one', () => {
    const others = { goldyx: { at: '1,0' }, norowas: { at: '0,1' } };
    const game = turn({ others, move: 8 }, 'walk -1,1', 'walk 0,1', 'walk 1,0');
    expect(me(game).hex).toBe(hex(-1, 1));
    expect(wounds(game)).toBe(2);
  });

  it('FWD-01 a path that crosses itself is retraced as it was walked', () => {
    const others = { goldyx: { at: '1,0' } };
    const game = turn({ others, move: 8 }, 'walk 1,0', 'walk 2,0', 'walk 1,0');
    expect(me(game).hex).toBe(hex(2, 0));
    expect(wounds(game)).toBe(1);
  });

  it('FWD-01 on a safe space nothing happens', () => {
    const game = turn({ ...goldyxAt('1,0'), move: 4 }, 'walk 2,0');
    expect(me(game).hex).toBe(hex(2, 0));
    expect(wounds(game)).toBe(0);
    expect(news(game)).not.toContain('withdrew');
  });

  it('FWD-01 a space next to rampaging enemies is safe, as are the player’s keep and a conquered mage tower', () => {
    const map = { '0,1': 'keep', '0,-1': 'mage-tower', '2,0': 'plains orcs' };
    const shields = [
      { at: '0,1', by: 'tovak' },
      { at: '0,-1', by: 'goldyx' },
    ];
    for (const [to, at] of [
      ['1,0', hex(1, 0)],
      ['0,1', hex(0, 1)],
      ['0,-1', hex(0, -1)],
    ] as const) {
      const game = turn({ map, shields, move: 2 }, `walk ${to}`);
      expect(me(game).hex).toBe(at);
      expect(wounds(game)).toBe(0);
    }
  });

  it('FWD-01 a portal and a conquered city can hold several heroes', () => {
    const map = { '1,0': 'portal' };
    expect(wounds(turn({ ...goldyxAt('1,0'), map, move: 2 }, 'walk 1,0'))).toBe(0);
    const city: Scene = { map: { '1,0': 'city' }, shields: [{ at: '1,0', by: 'goldyx' }], at: '1,0' };
    const game = turn({ ...goldyxAt('1,0'), ...city, path: ['0,0', '1,0'] });
    expect(me(game).hex).toBe(hex(1, 0));
    expect(wounds(game)).toBe(0);
  });

  it('FWD-02 one Wound to the hand for each space entered on the way back', () => {
    const one = turn({ ...goldyxAt('1,0'), move: 2, hand: ['wound'], played: ['march'] }, 'walk 1,0');
    expect(me(one).hand).toEqual(['wound', 'wound']);
    const others = { goldyx: { at: '1,0' }, norowas: { at: '2,0' }, arythea: { at: '3,0' } };
    const three = turn({ others, move: 6 }, 'walk 3,0');
    expect(me(three)).toMatchObject({ hex: hex(0, 0), hand: ['wound', 'wound', 'wound'], discard: [] });
  });

  it('FWD-02 these Wounds count toward the Hand limit of the draw', () => {
    const game = turn({ ...goldyxAt('1,0'), move: 2, played: ['march'], deck: 8 }, 'walk 1,0');
    expect(game.answer(0, 'done')).toBeNull();
    expect(me(game).hand).toHaveLength(5);
    expect(wounds(game)).toBe(1);
  });

  it('FWD-03 it costs no Move points, however expensive the space', () => {
    const game = turn({ ...goldyxAt('1,0'), map: { '0,0': 'swamp' }, move: 2 }, 'walk 1,0');
    expect(me(game).hex).toBe(hex(0, 0));
  });

  it('FWD-03 it never provokes rampaging enemies', () => {
    const scene: Scene = { ...goldyxAt('1,0'), map: { '0,1': 'plains orcs' }, at: '1,0', path: ['0,0', '1,0'] };
    const game = turn({ ...scene, part: 'action' });
    expect(me(game).hex).toBe(hex(0, 0));
    expect(news(game)).toContain('withdrew');
    expect(news(game)).not.toContain('fight-begins');
  });

  it('FWD-07 a hero who began the turn on an unsafe space and stayed there remains without a Wound', () => {
    const game = turn(goldyxAt('0,0'));
    expect(me(game).hex).toBe(hex(0, 0));
    expect(wounds(game)).toBe(0);
  });

  it('FWD-07 when the path is used up, the hero stays on its first space, with no more Wounds', () => {
    const others = { goldyx: { at: '0,0' }, norowas: { at: '1,0' } };
    const game = turn({ others, move: 2 }, 'walk 1,0');
    expect(me(game).hex).toBe(hex(0, 0));
    expect(wounds(game)).toBe(1);
  });

  it('FWD-07 every turn starts a new path, whose first space may be unsafe', () => {
    const scene: Scene = { at: '-1,0', move: 2, tactic: 'the-right-moment', hand: ['march'], played: ['rage'] };
    const game = turn({ ...scene, others: { goldyx: {}, norowas: { at: '1,0' } } }, 'walk 0,0', 'tactic');
    // Another hero moved there in between.
    Object.assign(game.state.players[1] as Player, { hex: hex(0, 0) });
    for (const key of ['done', 'play-turn', 'play march', 'walk 1,0', 'end-turn']) {
      expect([key, game.answer(0, key)]).toEqual([key, null]);
    }
    expect(me(game).hex).toBe(hex(0, 0));
    expect(wounds(game)).toBe(1);
  });
});
