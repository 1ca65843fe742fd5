import type { ActName, Asked, View } from '@deedbook/engine';
import { create } from 'zustand';

/** The moments of a first game where a sentence helps, most important first. */
export const HINTS = [
  'fight',
  'block',
  'skill',
  'tactic',
  'interact',
  'end',
  'explore',
  'walk',
  'wound',
  'hand',
] as const;
export type Hint = (typeof HINTS)[number];

type When = (asked: Asked, view: View) => boolean;

const offers = ({ choices }: Asked, act: ActName): boolean => choices.some(choice => choice.act.act === act);

const isTurn = ({ prompt }: Asked): boolean => prompt === 'turn';

const WHEN: Readonly<Record<Hint, When>> = {
  fight: ({ prompt }) => prompt === 'combat-ranged' || prompt === 'combat-attack',
  block: ({ prompt }) => prompt === 'combat-block',
  skill: ({ prompt }) => prompt === 'gain-skill',
  tactic: ({ prompt }) => prompt === 'tactic',
  interact: (asked, { turn }) => isTurn(asked) && turn.interacting,
  end: (asked, { turn }) => isTurn(asked) && turn.part === 'action' && offers(asked, 'end-turn'),
  explore: (asked, { turn }) => isTurn(asked) && turn.move > 0 && asked.choices.some(({ at }) => at?.kind === 'tile'),
  walk: (asked, { turn }) => isTurn(asked) && turn.move > 0 && offers(asked, 'walk'),
  wound: (asked, { players, seat }) =>
    isTurn(asked) &&
    offers(asked, 'rest') &&
    seat !== null &&
    players[seat]?.hand.includes('wound') === true &&
    players[seat].hand.length > 1,
  hand: asked => isTurn(asked) && offers(asked, 'play'),
};

/** The hint for this moment: the first that fits and has not been read yet. */
export const hintFor = (asked: Asked | null, view: View, seen: readonly Hint[]): Hint | null =>
  asked === null || asked.standing
    ? null
    : (HINTS.find(hint => !seen.includes(hint) && WHEN[hint](asked, view)) ?? null);

const KEY = 'deedbook.hints';

function stored(): readonly Hint[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? HINTS.filter(hint => read.includes(hint)) : [];
  } catch {
    return [];
  }
}

/** The hints already read, in this browser: each comes once. */
export const useHints = create<{ readonly seen: readonly Hint[] }>(() => ({ seen: stored() }));

export function markSeen(...hints: readonly Hint[]): void {
  const seen = [...new Set([...useHints.getState().seen, ...hints])];
  useHints.setState({ seen });
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // nowhere to store it: it lasts for this visit
  }
}

/** Shows all of them again. */
export function forgetSeen(): void {
  useHints.setState({ seen: [] });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
