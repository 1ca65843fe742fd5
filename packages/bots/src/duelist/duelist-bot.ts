import { imagineFrom, MageKnight, type Prompt, queryOver } from '@deedbook/engine';
import { type Budget, type Solution, solve, solveExchange } from '@deedbook/mind';
import type { Bot, Sight } from '../bot.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { AIM_IN_DUELS, aimNow, budgetNow, isIdle } from './aim-now.ts';

/** How much effort goes into a fight. */
const BUDGET: Budget = { nodes: 150_000, positions: 16, exhaustive: 0 };

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

/** The questions of a player combat. */
export const EXCHANGES: readonly string[] = ['duel-attack', 'duel-block', 'duel-damage'] satisfies Prompt[];

/** How many hands of the other player an attack is tried against. */
const HANDS = 6;

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
    if (PHASES.includes(asked.prompt)) return this.solved(sight);
    return EXCHANGES.includes(asked.prompt) ? this.exchanged(sight) : null;
  }

  /** Drops what is left of a line. */
  forget(): void {
    this.line = [];
  }

  private counted(solution: Solution | null): Solution | null {
    if (this.allowance) this.allowance.left -= solution?.nodes ?? 0;
    return solution;
  }

  private solved(sight: Sight): string | null {
    const table = this.imagined(sight, 0);
    if (!table) return null;
    const { seat } = sight.asked;
    const aim = aimNow(queryOver(sight.view(), seat));
    const solution = this.counted(solve(table, seat, aim, budgetNow(this.budget, table.state)));
    // A rule of thumb is better than taking every blow.
    return solution && !isIdle(solution) ? this.goOn(solution.keys) : null;
  }

  /** The best exchange of a player combat. Only an attack can be met in ways that the seat cannot foresee. */
  private exchanged(sight: Sight): string | null {
    const { seat, prompt } = sight.asked;
    const hands = prompt === 'duel-attack' ? HANDS : 1;
    const worlds = Array.from({ length: hands }, (_, i) => this.imagined(sight, i)).filter(world => world !== null);
    if (worlds.length === 0) return null;
    const solution = this.counted(solveExchange(worlds, seat, AIM_IN_DUELS, this.budget));
    return solution && this.goOn(solution.keys);
  }

  /** A position the seat cannot tell from the real one. */
  private imagined(sight: Sight, i: number): MageKnight | null {
    const all = sight.known?.();
    return all
      ? new MageKnight(imagineFrom(all, `${this.seed} ${sight.asked.answers}${i === 0 ? '' : ` ${i}`}`))
      : null;
  }

  private goOn([key, ...rest]: readonly string[]): string | null {
    this.line = rest;
    return key ?? null;
  }
}
