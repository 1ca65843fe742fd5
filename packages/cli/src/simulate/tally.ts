import { type ScoreSheet, scoreSheets } from '@deedbook/engine';
import { type Duels, DuelTally } from './duels.ts';
import type { SavedFailure } from './failure.ts';
import { type Form, formInWords } from './forms.ts';
import type { Outcome, Planned } from './game.ts';
import { type Occurred, OccurredTally } from './occurred.ts';
import { Reach, type Reachable, type Reached } from './reach.ts';

/** The statistics of a run. */
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
  private sides = 0;
  private readonly happened: Record<Counted, number> = {
    'fight-begins': 0,
    'enemy-defeated': 0,
    conquered: 0,
    'city-conquered': 0,
    'unit-gained': 0,
    'level-reached': 0,
  };
  private readonly duels = new DuelTally();
  private readonly occurred = new OccurredTally();
  private readonly forms = new Map<string, Sums>();
  private readonly reach = new Reach();
  private readonly started = performance.now();
  private readonly cpu = process.threadCpuUsage();

  get games(): number {
    return this.passed + this.failures.length;
  }

  add(outcome: Outcome, { number, setup }: Planned): void {
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
    const sheets = scoreSheets(end);
    for (const { total } of sheets) this.score += total;
    this.sides += sheets.length;
    for (const { news: told } of news) {
      if (told.news in this.happened) this.happened[told.news as Counted]++;
      this.duels.add(told);
    }
    this.occurred.add(outcome);
    this.reach.add(outcome, number);
    const form = { scenario: setup.scenario, players: setup.heroes.length, agreed: setup.options ?? {} };
    this.addTo(form, outcome, sheets);
  }

  private addTo(form: Form, { answers, end }: Outcome, sheets: readonly ScoreSheet[]): void {
    const name = formInWords(form);
    const sums = this.forms.get(name) ?? { form, games: 0, decisions: 0, rounds: 0, score: 0, sides: 0, won: 0 };
    this.forms.set(name, sums);
    sums.games++;
    sums.decisions += answers.length;
    sums.rounds += end.round;
    sums.sides += sheets.length;
    for (const { total } of sheets) sums.score += total;
    if (sheets.some(({ won }) => won)) sums.won++;
  }

  fail(failure: SavedFailure): void {
    this.failures.push(failure);
    this.decisions += failure.decision;
  }

  /** The figures; averages are over finished games. */
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
      meanScore: mean(this.score, this.sides),
      fights: this.happened['fight-begins'],
      defeated: this.happened['enemy-defeated'],
      conquered: this.happened.conquered + this.happened['city-conquered'],
      recruited: this.happened['unit-gained'],
      levels: this.happened['level-reached'],
      occurred: this.occurred.sum(),
      duels: this.duels.sum(),
      forms: [...this.forms.values()].map(({ form, games, decisions, rounds, score, sides, won }) => ({
        ...form,
        games,
        meanDecisions: mean(decisions, games),
        meanRounds: mean(rounds, games),
        meanScore: mean(score, sides),
        won,
      })),
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
  /** Totals over all games. */
  readonly fights: number;
  readonly defeated: number;
  readonly conquered: number;
  readonly recruited: number;
  readonly levels: number;
  readonly occurred: Occurred;
  readonly duels: Duels;
  /** The same by form. */
  readonly forms: readonly Played[];
  readonly reach: Readonly<Record<Reachable, Reached>>;
}

/** How the games of one form went; the score is that of a side. */
export interface Played extends Form {
  readonly games: number;
  readonly meanDecisions: number;
  readonly meanRounds: number;
  readonly meanScore: number;
  readonly won: number;
}

/** The sums behind it. */
interface Sums {
  readonly form: Form;
  games: number;
  decisions: number;
  rounds: number;
  score: number;
  sides: number;
  won: number;
}

/** News that is counted. */
type Counted = 'fight-begins' | 'enemy-defeated' | 'conquered' | 'city-conquered' | 'unit-gained' | 'level-reached';

const round = (n: number, digits: number): number => Number(n.toFixed(digits));
