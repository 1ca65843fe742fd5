import type { Player } from './player.ts';
import type { State } from './state.ts';

/** A copy of a position that can be played on without touching the original. The readonly parts are shared. */
export function cloneState(s: State): State {
  const copy = { ...s };
  copy.stack = s.stack.slice();
  copy.players = s.players.slice();
  for (let seat = 0; seat < copy.players.length; seat++) copy.players[seat] = { ...(copy.players[seat] as Player) };
  copy.turn = { ...s.turn };
  // These are usually null.
  if (s.dummy !== null) copy.dummy = { ...s.dummy };
  if (s.combat !== null) copy.combat = { ...s.combat };
  if (s.duel !== null) copy.duel = { ...s.duel };
  if (s.defence !== null) copy.defence = { ...s.defence };
  if (s.finishing !== null) copy.finishing = { ...s.finishing, stack: s.finishing.stack.slice() };
  return copy;
}

/** Whether two positions, or parts of them, are equal. Shared parts are not compared again. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a, b] as Readonly<Record<string, unknown>>[];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => isSame(one?.[key], other?.[key]));
}
