import { imagineFrom, MageKnight, type Prompt, queryOver } from '@deedbook/engine';
import { type Budget, solve } from '@deedbook/mind';
import type { Bot, Sight } from '../bot.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { aimNow, budgetNow, isIdle } from './aim-now.ts';

/** How much effort goes into a fight. */
const BUDGET: Budget = { nodes: 12_000, positions: 8, exhaustive: 0 };

/** Steps of solving fights that several searches share. They are counted, not timed, so the same seed plays the same. */
export interface Allowance {
  left: number;
}

/** The questions of a fight. */
export const PHASES: readonly string[] = [
  'combat-ranged',
  'combat-block',
  'combat-damage',
  'combat-attack',
] satisfies Prompt[];

/** Plays like the greedy bot, but solves its fights exactly where arithmetic can. */
export function duelistBot(seed: string): Bot {
  const sensible = greedyBot(seed);
  const fighter = new Fighter(seed);
  return { choose: sight => fighter.choose(sight) ?? sensible.choose(sight) };
}

/** Fights by solved lines and leaves everything else to another bot. */
export class Fighter {
  private readonly seed: string;
  private readonly budget: Budget;
  private readonly allowance: Allowance | null;
  /** The answers still to give in this fight. */
  private line: readonly string[] = [];

  constructor(seed: string, budget: Budget = BUDGET, allowance: Allowance | null = null) {
    this.seed = seed;
    this.budget = budget;
    this.allowance = allowance;
  }

  choose(sight: Sight): string | null {
    const { asked } = sight;
    if (asked.standing) return null;
    if (asked.prompt === 'turn') this.forget();
    const [next] = this.line;
    if (next !== undefined && asked.choices.some(({ key }) => key === next)) return this.goOn(this.line);
    this.line = [];
    return PHASES.includes(asked.prompt) ? this.solved(sight) : null;
  }

  /** Drops what is left of a line. */
  forget(): void {
    this.line = [];
  }

  private solved(sight: Sight): string | null {
    const { seat, answers } = sight.asked;
    const known = sight.known?.();
    if (!known) return null;
    const table = new MageKnight(imagineFrom(known, `${this.seed} ${answers}`));
    const solution = solve(table, seat, aimNow(queryOver(sight.view(), seat)), budgetNow(this.budget, table.state));
    if (this.allowance) this.allowance.left -= solution?.nodes ?? 0;
    // A rule of thumb is better than taking every blow.
    return solution && !isIdle(solution) ? this.goOn(solution.keys) : null;
  }

  private goOn([key, ...rest]: readonly string[]): string | null {
    this.line = rest;
    return key ?? null;
  }
}
