import type { SavedFailure } from './failure.ts';
import type { Outcome } from './game.ts';

/** What a run adds up to. */
export class Tally {
  passed = 0;
  decisions = 0;
  readonly failures: SavedFailure[] = [];
  private rounds = 0;
  private tiles = 0;
  private fame = 0;
  private seats = 0;
  private readonly started = performance.now();
  private readonly cpu = process.threadCpuUsage();

  get games(): number {
    return this.passed + this.failures.length;
  }

  add({ answers, end }: Outcome): void {
    this.passed++;
    this.decisions += answers.length;
    this.rounds += end.round;
    this.tiles += end.map.length;
    this.seats += end.players.length;
    for (const player of end.players) this.fame += player.fame;
  }

  fail(failure: SavedFailure): void {
    this.failures.push(failure);
    this.decisions += failure.decision;
  }

  /** The figures: means are over the games that were played to their end. */
  sum(): Sum {
    const wall = (performance.now() - this.started) / 1000;
    const { user, system } = process.threadCpuUsage(this.cpu);
    const cpu = (user + system) / 1e6;
    const mean = (total: number, n = this.passed) => (n === 0 ? 0 : round(total / n, 2));
    return {
      passed: this.passed,
      failed: this.failures.length,
      games: this.games,
      decisions: this.decisions,
      cpuSeconds: round(cpu, 3),
      wallSeconds: round(wall, 3),
      decisionsPerCpuSecond: Math.round(this.decisions / cpu),
      decisionsPerWallSecond: Math.round(this.decisions / wall),
      meanDecisions: mean(this.decisions, this.games),
      meanRounds: mean(this.rounds),
      meanFame: mean(this.fame, this.seats),
      meanTiles: mean(this.tiles),
    };
  }
}

export interface Sum {
  readonly passed: number;
  readonly failed: number;
  readonly games: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly decisionsPerCpuSecond: number;
  readonly decisionsPerWallSecond: number;
  readonly meanDecisions: number;
  readonly meanRounds: number;
  readonly meanFame: number;
  readonly meanTiles: number;
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits));
