import { buildScene, cloneState, MageKnight, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { prospectsOf } from './prospects.ts';

describe('what a position promises', () => {
  it.each(['first-reconnaissance', 'solo-conquest'])('%s: a new Round by itself changes little', scenario => {
    const session = new Session({ scenario, heroes: ['tovak'], seed: '3' });
    const bot = greedyBot('3');
    let changes = 0;
    while (!session.isOver && changes < 2) {
      const before = cloneState(session.state);
      decide(session, [bot]);
      if (session.isOver || session.state.round === before.round) continue;
      changes++;
      // Bonuses for an early end shrink by thirty points, and a whole deck is drawn again.
      const [was, is] = [before, session.state].map(state => prospectsOf(new MageKnight(state), 0));
      expect(Math.abs((is as number) - (was as number))).toBeLessThan(6);
    }
    expect(changes).toBe(2);
  });

  it('beaten defenders of a city count, because they stay beaten', () => {
    const beside = (shields: readonly number[]) =>
      new MageKnight(
        buildScene({
          scenario: 'solo-conquest',
          players: 1,
          map: { '0,0': 'plains', '1,0': 'red city' },
          cities: { '1,0': { level: 5, shields, conquered: false } },
        }),
      );
    expect(prospectsOf(beside([0]), 0)).toBeGreaterThan(prospectsOf(beside([]), 0) + 4);
  });

  it('crystals are saved for the siege from Round 4 on, and spent on growing before that', () => {
    const promised = (round: number, red: number) => {
      const state = buildScene({ scenario: 'solo-conquest', players: 1, map: { '0,0': 'plains' }, crystals: { red } });
      return prospectsOf(new MageKnight({ ...state, round }), 0);
    };
    const worthOfThree = (round: number) => promised(round, 3) - promised(round, 0);
    // Half a point each, and two of them score one at the end.
    expect(worthOfThree(2)).toBeCloseTo(2.5);
    expect(worthOfThree(5)).toBeGreaterThan(2.6);
  });

  it.each([2, 5])('in Round %i a Banner is worth more on a Unit than in the discard pile', round => {
    const banner = 'banner-of-courage';
    const state = buildScene({ scenario: 'solo-conquest', players: 1, map: { '0,0': 'plains' }, units: ['peasants'] });
    const promised = (change: object) => {
      const [me] = state.players;
      return prospectsOf(new MageKnight({ ...state, round, players: [{ ...me, ...change }] } as typeof state), 0);
    };
    const unit = state.players[0]?.units[0]?.id as number;
    const attached = promised({ banners: [{ banner, unit, used: false }] });
    expect(attached).toBeGreaterThan(promised({ discard: [banner] }));
  });
});
