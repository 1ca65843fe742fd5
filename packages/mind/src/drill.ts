import { buildScene, MageKnight, type Scene, type State } from '@deedbook/engine';
import { AIMS, type Aim, outcomeOf } from './aim.ts';
import { type Budget, solve } from './solve.ts';

/* Drills: fights to win at the lowest loss. */

/** What a drill counts as a loss, in points; anything is better than not winning. */
const LOSS: Aim = {
  ...AIMS.win,
  fame: 0,
  reputation: 0,
  wound: 10,
  poison: 10,
  knockedOut: 20,
  unitWounded: 5,
  unitLost: 12,
  card: 1,
  crystal: 2,
  unitUsed: 1,
};

/** A lost fight has no stars, a won one at least one; the third is for par. */
export type Stars = 0 | 1 | 2 | 3;

export function starsFor(won: boolean, loss: number, par: number): Stars {
  if (!won) return 0;
  if (loss <= par) return 3;
  return loss - par < LOSS.wound ? 2 : 1;
}

/** What a fight has cost, in points. */
export const lossOf = (before: State, after: State): number => -outcomeOf(LOSS, 0, before, after, false);

/** The first question of a drill. */
function tableOf(scene: Scene): MageKnight {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
}

/** A drill's result, and the answers that lead to it. */
export interface Proof {
  readonly line: readonly string[];
  readonly loss: number;
  readonly nodes: number;
}

const PROVING: Budget = { nodes: 400_000, positions: 100, exhaustive: 60_000 };

/**
 * Wins a fight at the lowest loss. A monster that is summoned is not known before it comes. Null if the fight cannot be
 * won, or something better cannot be ruled out.
 */
export function prove(scene: Scene, budget: Budget = PROVING): Proof | null {
  const table = tableOf(scene);
  const before = table.clone().state;
  const line: string[] = [];
  let nodes = 0;
  while (table.state.combat !== null) {
    const solution = solve(table, 0, LOSS, budget);
    if (!solution?.exact) return null;
    nodes += solution.nodes;
    for (const key of solution.keys) table.answer(0, key);
    line.push(...solution.keys);
    if (table.state.combat === null && !solution.won) return null;
  }
  return { line, loss: lossOf(before, table.state), nodes };
}
