import { readFileSync, writeFileSync } from 'node:fs';
import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import {
  exhaust,
  exhaustExchange,
  QUICK,
  sampleDuel,
  sampleFight,
  solve,
  solveExchange,
  worthIt,
} from '@deedbook/mind';
import { readArgs } from '../args.ts';
import { type Io, sayLine } from '../io.ts';

/* Measures the fight solver on fights stored in the repository, with their optimal value where it is known. */

const STORED_FIGHTS = new URL('../../../mind/fights.json', import.meta.url);

interface StoredFight {
  readonly scene: Scene;
  /** The value of the best fight, by exhaustive search; null if that takes too long. */
  readonly best: number | null;
}

const AIM = worthIt(4);
const FIGHTS = 520;
const DUELS = 96;
/** How many positions to search before giving up: every other fight is small enough to be worth it. */
const mostFor = (n: number): number => (n % 2 === 0 ? 2000 : 200);

const MOST_IN_DUELS = 3000;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  'write-fights': { type: 'boolean', default: false },
} as const;

const tableOf = (scene: Scene): MageKnight => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
};

/** Who acts in a player combat. */
const seatAsked = (table: MageKnight): number => (table.questionFor(0) ? 0 : 1);

/** Measures the solver, or writes the fights it is measured on. */
export function benchMind(args: readonly string[], io: Io): number {
  const { values } = readArgs(args, { options: OPTIONS });
  if (values['write-fights']) return writeFights(io);
  const fights = JSON.parse(readFileSync(STORED_FIGHTS, 'utf8')) as StoredFight[];
  const found = fights.map(measure);
  const known = found.filter(({ gap }) => gap !== null);
  const report = {
    fights: fights.length,
    proven: found.filter(({ exact }) => exact).length,
    known: known.length,
    equal: known.filter(({ gap }) => gap === 0).length,
    below: known.filter(({ gap }) => (gap as number) > 0).length,
    above: known.filter(({ gap }) => (gap as number) < 0).length,
    provenAndBelow: known.filter(({ gap, exact }) => exact && gap !== 0).length,
    ms: spread(found.map(({ ms }) => ms)),
    nodes: spread(found.map(({ nodes }) => nodes)),
  };
  sayLine(io.stdout, values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  return 0;
}

function measure({ scene, best }: StoredFight) {
  const table = tableOf(scene);
  const { user } = process.threadCpuUsage();
  const solution = scene.playerCombat
    ? solveExchange([table], seatAsked(table), AIM, QUICK)
    : solve(table, 0, AIM, QUICK);
  const ms = (process.threadCpuUsage().user - user) / 1000;
  const value = solution?.value ?? Number.NEGATIVE_INFINITY;
  const gap = best === null ? null : Math.abs(best - value) < 0.001 ? 0 : best - value;
  return { gap, exact: solution?.exact === true, ms, nodes: solution?.nodes ?? 0 };
}

function spread(list: readonly number[]) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function writeFights(io: Io): number {
  const lines: string[] = [];
  for (let n = 0; n < FIGHTS; n++) {
    const scene = sampleFight(n);
    const best = exhaust(tableOf(scene), 0, AIM, mostFor(n))?.value ?? null;
    lines.push(JSON.stringify({ scene, best } satisfies StoredFight));
  }
  for (let n = 0; n < DUELS; n++) {
    const scene = sampleDuel(n);
    const table = tableOf(scene);
    const best = exhaustExchange(table, seatAsked(table), AIM, MOST_IN_DUELS)?.value ?? null;
    lines.push(JSON.stringify({ scene, best } satisfies StoredFight));
  }
  writeFileSync(STORED_FIGHTS, `[\n${lines.join(',\n')}\n]\n`);
  const known = lines.filter(line => !line.endsWith('"best":null}')).length;
  sayLine(io.stdout, `${lines.length} fights written, ${known} with their best value`);
  return 0;
}
