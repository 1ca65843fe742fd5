import type { ScenarioMode, Twist } from '../../rules/scenarios/scenarios.ts';
import type { Name } from '../../state/names.ts';

/* What several scenarios share. */

/** Blitz rules (SCN-BC-02). */
export const BLITZ: Twist = {
  start: { fame: 1, reputation: 2 },
  fameForLine: 1,
  moreDice: 1,
  moreUnits: 1,
};

type Counts = readonly [countryside: number, core: number, cities: number];

/** Tile counts by number of players. */
export const tiles = (counts: Readonly<Record<number, Counts>>): ScenarioMode['tiles'] =>
  Object.fromEntries(
    Object.entries(counts).map(([players, [countryside, core, cities]]) => [players, { countryside, core, cities }]),
  );

/** A wedge for two or three players, an open map for four. */
export const wedgeOr = (open: Name): ScenarioMode['mapShape'] => ({ 2: 'wedge', 3: 'wedge', 4: open });
