import { buildScene, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { freeSeat } from '../table/seats.ts';
import { FIRST_RATING, ratingsAfter, resultsOf } from './results.ts';

const HEROES = ['tovak', 'goldyx', 'arythea', 'norowas'];

/** The results of a game that ended with this much Fame for each seat and nothing else to score. */
function endedWith(fame: readonly number[], scene: Scene = {}) {
  const [first, ...others] = HEROES.slice(0, fame.length) as [string, ...string[]];
  const state = buildScene({
    hero: first,
    fame: fame[0] as number,
    others: Object.fromEntries(others.map((hero, i) => [hero, { fame: fame[i + 1] as number }])),
    scenario: 'full-conquest',
    ...scene,
  });
  const seats = fame.map((_, seat) => ({ ...freeSeat(), account: `p${seat}` }));
  return resultsOf({ session: new Session({ ...state, over: true }), seats });
}

const ALONE: Scene = { scenario: 'solo-conquest', players: 1 };
const IN_TEAMS: Scene = { mode: 'teams', teams: [0, 1, 0, 1] };
const TOGETHER: Scene = { scenario: 'full-cooperation', mode: 'cooperative' };

const rated = (results: ReturnType<typeof resultsOf>, before = results.map(() => FIRST_RATING)) =>
  ratingsAfter(results, before).map(rating => rating && Math.round(rating));

describe('the results of a game', () => {
  it('ranks players who compete, and those who tie share a place', () => {
    expect(endedWith([10, 30, 10]).map(({ place }) => place)).toEqual([2, 1, 2]);
  });

  it('TEA-05 gives all players of a team the score and place of the team', () => {
    const results = endedWith([50, 20, 5, 30], IN_TEAMS);
    expect(results.map(({ score, place }) => [score, place])).toEqual([
      [5, 2],
      [20, 1],
      [5, 2],
      [20, 1],
    ]);
  });

  it('SCN-CO-03 gives everyone the common score of a cooperative game, and no place', () => {
    const results = endedWith([12, 7], TOGETHER);
    expect(new Set(results.map(({ score }) => score)).size).toBe(1);
    expect(results.map(({ place }) => place)).toEqual([null, null]);
  });

  it('has a score, and no place, for a single player', () => {
    expect(endedWith([30], ALONE)).toMatchObject([{ score: expect.any(Number), place: null }]);
  });

  it('has no score if the players agreed to end the game', () => {
    const [result] = resultsOf({ session: new Session(buildScene({})), seats: [{ ...freeSeat(), account: 'p0' }] });
    expect(result).toEqual({ account: 'p0', side: null, score: null, place: null });
  });
});

describe('ratings', () => {
  it('move by half the most between equals, and not at all after a tie', () => {
    expect(rated(endedWith([30, 10]))).toEqual([1516, 1484]);
    expect(rated(endedWith([10, 10]))).toEqual([1500, 1500]);
  });

  // A lead of 400 points means ten wins in eleven games: 32 / 11 = 2.9 points for a win, 29.1 for a loss.
  it('move little when the favorite wins and a lot when not', () => {
    expect(rated(endedWith([30, 10]), [1900, 1500])).toEqual([1903, 1497]);
    expect(rated(endedWith([10, 30]), [1900, 1500])).toEqual([1871, 1529]);
  });

  it('of three players are the average of their games against the two others', () => {
    expect(rated(endedWith([30, 20, 10]))).toEqual([1516, 1500, 1484]);
  });

  it('of a team move against the other team, not against its own players', () => {
    const results = endedWith([50, 20, 5, 30], IN_TEAMS);
    expect(rated(results)).toEqual([1484, 1516, 1484, 1516]);
  });

  it('stay where sides do not compete: alone, in a cooperative game, or against computer players only', () => {
    expect(rated(endedWith([30], ALONE))).toEqual([null]);
    expect(rated(endedWith([12, 7], TOGETHER))).toEqual([null, null]);
    expect(rated(endedWith([30, 10]).slice(0, 1))).toEqual([null]);
  });
});
