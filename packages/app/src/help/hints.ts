import {
  type ActName,
  type Asked,
  areAdjacent,
  ENEMIES,
  type Foe,
  groundOf,
  type MapToken,
  type View,
} from '@deedbook/engine';
import { create } from 'zustand';

/** What is worth a sentence when it first turns up, most important first. */
export const HINTS = [
  'last-turns',
  'summoner',
  'fight',
  'block',
  'skill',
  'tactic',
  'plunder',
  'ruins',
  'garrison',
  'gold-at-night',
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

/** Where the hero of the seat is. */
export const hereIn = ({ players, seat }: View) => (seat === null ? null : (players[seat]?.hex ?? null));

/** A face-down garrison next to the hero. */
export function garrisonIn(view: View): MapToken | undefined {
  const here = hereIn(view);
  return view.tokens.find(({ up, role, hex }) => !up && role === 'garrison' && here !== null && areAdjacent(hex, here));
}

/** An enemy of the fight that summons. */
export const summonerIn = ({ combat }: View): Foe | undefined =>
  combat?.foes.find(({ enemy }) => ENEMIES.get(enemy).summons.length > 0);

const WHEN: Readonly<Record<Hint, When>> = {
  'last-turns': (asked, { lastTurns }) => isTurn(asked) && lastTurns !== null,
  summoner: (_, view) => summonerIn(view) !== undefined,
  plunder: asked => offers(asked, 'plunder'),
  ruins: (asked, view) => {
    const here = hereIn(view);
    return isTurn(asked) && here !== null && groundOf(view.map).get(here)?.site === 'ancient-ruins';
  },
  garrison: (asked, view) => isTurn(asked) && garrisonIn(view) !== undefined,
  'gold-at-night': (asked, { time, source }) => isTurn(asked) && time === 'night' && source.includes('gold'),
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

/** The rule behind each hint, one press away. */
export const RULE_OF: Readonly<Record<Hint, string>> = {
  'last-turns': 'RND-END-02',
  summoner: 'CMB-SUM-01',
  fight: 'CMB-GEN-01',
  block: 'CMB-BLK-01',
  skill: 'LVL-01',
  tactic: 'RND-TAC-01',
  plunder: 'PLU-01',
  ruins: 'SIT-RUI-01',
  garrison: 'SIT-KEE-01',
  'gold-at-night': 'MAN-08',
  interact: 'INT-01',
  end: 'END-01',
  explore: 'EXP-01',
  walk: 'MOV-01',
  wound: 'RST-01',
  hand: 'CRD-06',
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
