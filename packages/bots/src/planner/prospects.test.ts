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
});
