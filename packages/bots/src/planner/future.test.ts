import { buildScene, MageKnight } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { futureOf } from './future.ts';

/** The last turn of Round 5, with a Banner on the hero's Unit or without. */
function lastTurnOfRound(banners: readonly string[]): MageKnight {
  const state = buildScene({
    scenario: 'solo-conquest',
    players: 1,
    round: 5,
    map: { '0,0': 'plains', '1,0': 'red city', '-1,0': 'blue city' },
    cities: { '1,0': { level: 5, conquered: false }, '-1,0': { level: 8, conquered: false } },
    units: ['peasants'],
    hand: [],
    discard: ['march', 'rage', 'stamina', 'swiftness', 'rage', 'march', 'rage'],
    dummy: { deck: 0 },
  });
  const [me] = state.players;
  const unit = me?.units[0]?.id as number;
  const attached = banners.map(banner => ({ banner, unit, used: true }));
  return new MageKnight({ ...state, lastTurns: [], players: [{ ...me, banners: attached }] } as typeof state);
}

describe('the horizon of a future', () => {
  it.each([[[]], [['banner-of-courage']]])('RND-PREP-10 lies after the preparation of a Round (%j)', banners => {
    const table = lastTurnOfRound(banners);
    expect(futureOf(table, 0, 's', { keys: ['end-turn'], turns: 0 })).not.toBeNull();
    expect(table.state.round).toBe(6);
    expect(table.state.players[0]?.hand).toHaveLength(5);
  });
});
