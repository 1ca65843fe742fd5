import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { answer, keys, me } from '../../testing/scenes.ts';
import { levelOf } from './tracks.ts';

/** The End of Turn of a hero with this level and Fame, who has played a card and holds none. */
const ending = (level: number, fame: number, scene: Scene = {}): Session =>
  new Session(buildScene({ level, fame, played: ['march'], moment: 'end of turn', ...scene }));

const reached = (game: Session) => game.news.flatMap(({ news }) => (news.news === 'level-reached' ? [news.level] : []));

const SKILLS = ['tovak-double-time', 'tovak-shield-mastery', 'tovak-i-feel-no-pain', 'tovak-resistance-break'];
const [FIRST, SECOND, THIRD, FOURTH] = SKILLS as [string, string, string, string];
const OFFER = ['blood-rage', 'ice-bolt', 'path-finding'];
const TO_TWO: Scene = { skillPile: [FIRST, SECOND, THIRD, FOURTH], advancedOffer: OFFER, advancedDeck: ['in-need'] };

describe('levels', () => {
  it('LVL-01 Fame gained this turn raises the level only at its end', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
    const scene: Scene = {
      tiles,
      tileStack: ['countryside-3', '...'],
      at: '3,-3',
      fame: 2,
      move: 2,
      played: ['march'],
    };
    const game = answer(new Session(buildScene(scene)), 'explore 1,1');
    expect(me(game)).toMatchObject({ fame: 3, level: 1 });
    expect(game.question(0)?.prompt).toBe('turn');
    answer(game, 'end-turn');
    expect(me(game).level).toBe(2);
    expect(game.question(0)?.prompt).toBe('gain-skill');
  });

  it('LVL-01 one level per line of the Fame track, from its first space on', () => {
    const lines = [3, 8, 15, 24, 35, 48, 63, 80, 99];
    for (const [i, fame] of lines.entries()) {
      expect(reached(ending(i + 1, fame - 1))).toEqual([]);
      expect(reached(ending(i + 1, fame))).toEqual([i + 2]);
    }
    expect(reached(ending(10, 150))).toEqual([]);
  });

  it('LVL-02 several level-ups are processed in ascending order', () => {
    const game = ending(1, 15, TO_TWO);
    expect(reached(game)).toEqual([2]);
    expect(keys(game)).toEqual([`keep ${FIRST}`, `keep ${SECOND}`]);
    answer(game, `keep ${FIRST}`, 'ice-bolt');
    expect(reached(game)).toEqual([2, 3, 4]);
    expect(keys(game)).toEqual([`keep ${THIRD}`, `keep ${FOURTH}`]);
    answer(game, `keep ${FOURTH}`, 'in-need');
    expect(me(game).skills.map(({ skill }) => skill)).toEqual([FIRST, FOURTH]);
    expect(me(game).level).toBe(4);
  });

  it('LVL-03 an odd level brings a Command token, with nothing to choose', () => {
    const numbers = [
      [3, 8, 3, 5, 2],
      [5, 24, 3, 6, 3],
      [7, 48, 4, 6, 4],
      [9, 80, 4, 7, 5],
    ] as const;
    for (const [level, fame, armor, handLimit, commandTokens] of numbers) {
      const game = ending(level - 1, fame, TO_TWO);
      expect(game.asked).toEqual([1]);
      expect(levelOf(me(game))).toMatchObject({ level, armor, handLimit, commandTokens });
      expect(me(game)).toMatchObject({ skills: [], skillPile: [FOURTH, THIRD, SECOND, FIRST] });
      expect(game.state.advancedOffer).toEqual(OFFER);
    }
  });

  it('LVL-04 an even level reveals the top two Skill tokens of the player’s pile', () => {
    for (const [level, fame] of [
      [2, 3],
      [4, 15],
      [6, 35],
      [8, 63],
      [10, 99],
    ] as const) {
      const game = ending(level - 1, fame, TO_TWO);
      expect(keys(game)).toEqual([`keep ${FIRST}`, `keep ${SECOND}`]);
      expect(me(game).skillPile).toEqual([FOURTH, THIRD]);
      expect(game.news.map(({ news }) => news)).toContainEqual(
        expect.objectContaining({ news: 'skills-shown', skills: [FIRST, SECOND] }),
      );
    }
  });

  it('LVL-05 A: one is kept, the other goes to the Common Skill offer, and any Advanced Action is taken', () => {
    for (const card of OFFER) {
      const game = answer(ending(1, 3, TO_TWO), `keep ${SECOND}`);
      expect(keys(game)).toEqual(OFFER);
      answer(game, card);
      expect(me(game).skills).toEqual([{ skill: SECOND, used: false }]);
      expect(game.state.skillOffer).toEqual([FIRST]);
      expect(me(game).hand).toContain(card);
    }
  });

  const FOREIGN = 'goldyx-flight';

  it('LVL-06 B: another hero’s Skill is taken, both revealed ones join the offer, and the bottom card comes with it', () => {
    const game = ending(1, 3, { ...TO_TWO, skillOffer: [FOREIGN] });
    expect(keys(game)).toEqual([`keep ${FIRST}`, `keep ${SECOND}`, `take ${FOREIGN}`]);
    answer(game, `take ${FOREIGN}`);
    expect(me(game).skills.map(({ skill }) => skill)).toEqual([FOREIGN]);
    expect([...game.state.skillOffer].sort()).toEqual([FIRST, SECOND].sort());
    expect(me(game).hand).toContain('blood-rage');
    expect(game.state.advancedOffer).toEqual(['ice-bolt', 'path-finding', 'in-need']);
  });

  it('LVL-06 a Skill of the player’s hero cannot be taken from the Common Skill offer', () => {
    const game = ending(1, 3, { ...TO_TWO, skillPile: [FIRST, SECOND], skillOffer: [THIRD, FOREIGN] });
    expect(keys(game)).toEqual([`keep ${FIRST}`, `keep ${SECOND}`, `take ${FOREIGN}`]);
  });

  it('LVL-07 the Advanced Action goes on top of the Deed deck, and the offer is refilled at the top', () => {
    const hand = ['wound x5'];
    const game = answer(ending(1, 3, { ...TO_TWO, hand, deck: 3 }), `keep ${FIRST}`, 'ice-bolt');
    expect(me(game).deck).toHaveLength(4);
    expect(me(game).deck.at(-1)).toBe('ice-bolt');
    expect(game.state.advancedOffer).toEqual(['blood-rage', 'path-finding', 'in-need']);
  });

  it('LVL-07 the offer is refilled after each card taken', () => {
    const game = ending(1, 15, { ...TO_TWO, advancedDeck: ['in-need', 'training'] });
    answer(game, `keep ${FIRST}`, 'blood-rage', `keep ${THIRD}`);
    expect(keys(game)).toEqual(['ice-bolt', 'path-finding', 'in-need']);
    answer(game, 'path-finding');
    expect(game.state.advancedOffer).toEqual(['ice-bolt', 'in-need', 'training']);
  });

  it('LVL-08 the new Hand limit already applies to this End of Turn’s draw', () => {
    expect(me(ending(4, 23)).hand).toHaveLength(5);
    expect(me(ending(4, 24)).hand).toHaveLength(6);
    expect(me(ending(8, 80)).hand).toHaveLength(7);
  });

  it('LVL-09 a card gained can be drawn in the same End of Turn', () => {
    const game = answer(
      ending(1, 3, { ...TO_TWO, hand: ['wound x4'], deck: 3 }),
      `keep ${FIRST}`,
      'path-finding',
      'done',
    );
    expect(me(game).hand.at(-1)).toBe('path-finding');
    expect(me(game).deck).toHaveLength(3);
  });

  it('LVL-10 if only one Skill token is left, that one is revealed', () => {
    const game = ending(1, 3, { ...TO_TWO, skillPile: [FIRST], skillOffer: [FOREIGN] });
    expect(keys(game)).toEqual([`keep ${FIRST}`, `take ${FOREIGN}`]);
    answer(game, `keep ${FIRST}`, 'ice-bolt');
    expect(game.state.skillOffer).toEqual([FOREIGN]);
  });

  it('LVL-10 if none are left, only another hero’s Skill can be taken, with the bottom card', () => {
    const foreign = [FOREIGN, 'goldyx-potion-making'];
    const game = ending(1, 3, { ...TO_TWO, skillPile: [], skillOffer: foreign });
    expect(keys(game).filter(key => key.startsWith('keep'))).toEqual([]);
    expect(keys(game)).toEqual(expect.arrayContaining(foreign.map(skill => `take ${skill}`)));
    answer(game, `take ${FOREIGN}`);
    expect(me(game).hand).toContain('blood-rage');
    expect(game.state.skillOffer).toEqual(['goldyx-potion-making']);
  });

  it('LVL-10 if none are left and none are offered, nothing is gained', () => {
    const game = ending(1, 3, { ...TO_TWO, skillPile: [], skillOffer: [] });
    expect(me(game)).toMatchObject({ level: 2, skills: [] });
    expect(game.state.advancedOffer).toEqual(OFFER);
    expect(game.asked).toEqual([1]);
  });

  it('LVL-11 Fame lost never lowers the level', () => {
    const game = ending(5, 20);
    expect(me(game).level).toBe(5);
    expect(me(game).hand).toHaveLength(6);
    expect(reached(game)).toEqual([]);
  });

  it('LVL-11 crossing a line a second time gives nothing', () => {
    const game = ending(4, 16);
    expect(reached(game)).toEqual([]);
    expect(game.asked).toEqual([1]);
  });
});
