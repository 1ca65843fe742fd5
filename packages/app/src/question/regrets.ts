import { type ActName, type Choice, endOutlook, type View } from '@deedbook/engine';
import { queryOf } from '../game/per-view.ts';

/**
 * What a newcomer may regret: a Forced Withdrawal, Wounds that a rest would discard, a forced discard, mana left unused,
 * a rampaging enemy next to the hero.
 */
export type Regret =
  | { readonly kind: 'withdrawal'; readonly wounds: number }
  | { readonly kind: 'wounds' | 'idle' | 'mana' | 'looming' };

export function regretsOf(choices: readonly Choice[], view: View): Regret[] {
  const { turn, players, seat } = view;
  const offers = (wanted: ActName) => choices.some(({ act }) => act.act === wanted);
  if (seat === null || !offers('end-turn')) return [];
  const hand = players[seat]?.hand ?? [];
  const { wounds, looming } = endOutlook(queryOf(view, seat));
  const regrets: Regret[] = wounds > 0 ? [{ kind: 'withdrawal', wounds }] : [];
  if (hand.includes('wound') && offers('rest')) regrets.push({ kind: 'wounds' });
  if (!turn.cardUsed && hand.some(card => card !== 'wound')) regrets.push({ kind: 'idle' });
  if (turn.diceUsed === 0 && offers('power')) regrets.push({ kind: 'mana' });
  if (looming.length > 0) regrets.push({ kind: 'looming' });
  return regrets;
}
