import type { Phase } from '../../state/state.ts';

/*
 * Interactive combat (VAR-ICB-01): another player sets a die unseen, which is turned up in the phase that it is about.
 */

export const DARES = ['white', 'red', 'blue', 'black'] as const;
type DareColor = (typeof DARES)[number];

/** The die that is turned up when a phase begins; a black one never is. */
const SHOWN_IN: Readonly<Partial<Record<Phase, DareColor>>> = { ranged: 'white', block: 'red', attack: 'blue' };

export const isShownIn = (phase: Phase, color: string): boolean => SHOWN_IN[phase] === color;

/** The colours a die may show that has not been turned up by this phase. */
export function daresLeft(phase: Phase): DareColor[] {
  const past: readonly DareColor[] =
    phase === 'ranged' ? ['white'] : phase === 'attack' ? ['white', 'red', 'blue'] : ['white', 'red'];
  return DARES.filter(color => !past.includes(color));
}
