import type { Player } from './player.ts';
import type { State } from './state.ts';

/** A copy of a position that can be played on without touching the original. What is readonly is shared. */
export const cloneState = (s: State): State => ({
  ...s,
  stack: s.stack.slice(),
  players: s.players.map(clonePlayer),
  dummy: s.dummy && { ...s.dummy },
  turn: { ...s.turn },
  combat: s.combat && { ...s.combat },
  duel: s.duel && { ...s.duel },
  defence: s.defence && { ...s.defence },
  finishing: s.finishing && { ...s.finishing, stack: s.finishing.stack.slice() },
});

const clonePlayer = (player: Player): Player => ({ ...player });

/** Whether two positions, or parts of them, are the same. What they share is not looked into. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a, b] as Readonly<Record<string, unknown>>[];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => isSame(one?.[key], other?.[key]));
}
