import { scoreSheets } from '@deedbook/engine';
import { type Duels, DuelTally } from './duels.ts';
import type { SavedFailure } from './failure.ts';
import type { Outcome } from './game.ts';
import { Reach, type Reachable, type Reached } from './reach.ts';

/** What a run adds up to. */
export class Tally {
  passed = 0;
  decisions = 0;
  readonly failures: SavedFailure[] = [];
  private rounds = 0;
  private tiles = 0;
  private fame = 0;
  private score = 0;
  private levels = 0;
  private seats = 0;
  private readonly happened: Record<Counted, number> = {
    'fight-begins': 0,
    'enemy-defeated': 0,
    conquered: 0,
    'city-conquered': 0,
    'unit-gained': 0,
    'level-reached': 0,
  };
  private readonly duels = new DuelTally();
  private readonly reach = new Reach();
  private readonly started = performance.now();
  private readonly cpu = process.threadCpuUsage();

  get games(): number {
    return this.passed + this.failures.length;
  }

  add(outcome: Outcome, game: number): void {
    const { answers, news, end } = outcome;
    this.passed++;
    this.decisions += answers.length;
    this.rounds += end.round;
    this.tiles += end.map.length;
    this.seats += end.players.length;
    for (const { fame, level } of end.players) {
      this.fame += fame;
      this.levels += level;
    }
    for (const { total } of scoreSheets(end)) this.score += total;
    for (const { news: told } of news) {
      if (told.news in this.happened) this.happened[told.news as Counted]++;
      this.duels.add(told);
    }
    this.reach.add(outcome, game);
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
      meanLevel: mean(this.levels, this.seats),
      meanScore: mean(this.score, this.seats),
      fights: this.happened['fight-begins'],
      defeated: this.happened['enemy-defeated'],
      conquered: this.happened.conquered + this.happened['city-conquered'],
      recruited: this.happened['unit-gained'],
      levels: this.happened['level-reached'],
      duels: this.duels.sum(),
      reach: this.reach.sum(),
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
  readonly meanLevel: number;
  readonly meanScore: number;
  /** What happened in all games together. */
  readonly fights: number;
  readonly defeated: number;
  readonly conquered: number;
  readonly recruited: number;
  readonly levels: number;
  readonly duels: Duels;
  readonly reach: Readonly<Record<Reachable, Reached>>;
}

/** News that is counted. */
type Counted = 'fight-begins' | 'enemy-defeated' | 'conquered' | 'city-conquered' | 'unit-gained' | 'level-reached';

const round = (n: number, digits: number): number => Number(n.toFixed(digits));
