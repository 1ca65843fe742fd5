import type { ActName, Choice, View } from '@deedbook/engine';

/** What a newcomer may regret: Wounds that a rest would discard, a forced discard, mana left unused. */
export type Regret = 'wounds' | 'idle' | 'mana';

export function regretsOf(choices: readonly Choice[], { turn, players, seat }: View): Regret[] {
  const offers = (wanted: ActName) => choices.some(({ act }) => act.act === wanted);
  const hand = seat === null ? [] : (players[seat]?.hand ?? []);
  if (!offers('end-turn')) return [];
  return [
    ...(hand.includes('wound') && offers('rest') ? (['wounds'] as const) : []),
    ...(!turn.cardUsed && hand.some(card => card !== 'wound') ? (['idle'] as const) : []),
    ...(turn.diceUsed === 0 && offers('power') ? (['mana'] as const) : []),
  ];
}
