import { describe, expect, it } from 'vitest';
import { summarize } from './accuracy.ts';
import type { Judged, Stretch } from './review.ts';

const decision = (at: number, lost: number, more: Partial<Judged> = {}): Judged => ({
  at,
  phase: 'moving',
  isFree: true,
  value: 10,
  lost,
  instead: [],
  ...more,
});
const stretch = (decisions: readonly Judged[], luck = 0): Stretch => ({ decisions, luck, fights: [] });

describe('the summary of a review', () => {
  it('calls a game without losses fully accurate', () => {
    expect(summarize([stretch([decision(0, 0), decision(1, 0)])])).toMatchObject({ accuracy: 100, lost: 0 });
  });

  it('leaves out decisions that were none', () => {
    const { decisions, accuracy } = summarize([stretch([decision(0, 0, { isFree: false })])]);
    expect([decisions, accuracy]).toEqual([0, null]);
  });

  it('separates luck from decisions, and good luck from bad', () => {
    const all = [stretch([decision(0, 2)], 3), stretch([decision(1, 0)], -1.5)];
    expect(summarize(all)).toMatchObject({ lost: 2, goodLuck: 3, badLuck: 1.5 });
  });

  it('gives the five largest swings of either kind, in their order', () => {
    const all = [stretch([decision(0, 4), decision(1, 1.5), decision(2, 0.5)], -6), stretch([decision(3, 9)], 2)];
    const more = stretch([decision(4, 1.2)], 1.1);
    const { turningPoints } = summarize([...all, more]);
    expect(turningPoints.map(({ at, kind, swing }) => [at, kind, swing])).toEqual([
      [0, 'decision', -4],
      [1, 'decision', -1.5],
      [2, 'luck', -6],
      [3, 'decision', -9],
      [3, 'luck', 2],
    ]);
  });

  it('weighs each kind of decision apart', () => {
    const { phases } = summarize([stretch([decision(0, 0), decision(1, 3, { phase: 'fighting' })])]);
    expect(phases.map(({ phase, lost }) => [phase, lost])).toEqual([
      ['moving', 0],
      ['fighting', 3],
    ]);
    expect(phases[1]?.accuracy).toBeLessThan(50);
  });
});
