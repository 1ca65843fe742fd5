import type { BotName } from '@deedbook/bots';
import type { Result } from './match.ts';

/** A player's results over all games. */
export interface Standing {
  readonly name: BotName;
  readonly games: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly se: number;
  /** One game in ten scored this or less. */
  readonly p10: number;
  readonly wins: number;
  /** Seconds of CPU. */
  readonly cpuPerTurn: number;
  /** Games in which both cities were found by Round 4, and games in which at least one was conquered. */
  readonly found: number;
  readonly taken: number;
}

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));

export function standingOf(name: BotName, results: readonly Result[]): Standing {
  const own = results.filter(result => result.name === name);
  const scores = own.map(({ score }) => score).sort((a, b) => a - b);
  const games = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / games;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const turns = own.reduce((sum, result) => sum + result.turns, 0);
  const cpu = own.reduce((sum, result) => sum + result.cpu, 0);
  return {
    name,
    games,
    mean: rounded(mean, 2),
    se: rounded(games > 1 ? Math.sqrt(squares / (games - 1) / games) : 0, 2),
    p10: scores[Math.max(0, Math.ceil(games / 10) - 1)] as number,
    wins: own.filter(({ won }) => won).length,
    cpuPerTurn: rounded(cpu / 1000 / Math.max(1, turns), 4),
    found: own.filter(({ found }) => found >= 2).length,
    taken: own.filter(({ taken }) => taken > 0).length,
  };
}

/** On how many of the seeds that both played the first one scored more, and how many there were. */
export function pairedIn(results: readonly Result[], one: BotName, other: BotName): { above: number; of: number } {
  const scoreOf = (name: BotName) =>
    new Map(results.filter(result => result.name === name).map(({ number, score }) => [number, score]));
  const [own, others] = [scoreOf(one), scoreOf(other)];
  const seeds = [...own.keys()].filter(number => others.has(number));
  const isAbove = (number: number) => (own.get(number) as number) > (others.get(number) as number);
  return { above: seeds.filter(isAbove).length, of: seeds.length };
}
