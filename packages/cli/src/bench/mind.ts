import { readFileSync, writeFileSync } from 'node:fs';
import {
  compared,
  exhaust,
  exhaustExchange,
  GLANCE,
  opened,
  QUICK,
  STORED_AIM,
  type StoredFight,
  sampleDuel,
  sampleFight,
  solveStored,
  spread,
  summed,
} from '@deedbook/mind';
import { readArgs } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { measure, type Settings } from './measure.ts';
import { randomPlay } from './play.ts';

/*
 * Measures the fight solver on fights stored in the repository, with their optimal value where it is known. In a
 * browser, `npm run bench -- mind --browser` measures the same.
 */

const STORED_FIGHTS = new URL('../../../mind/fights.json', import.meta.url);

const FIGHTS = 520;
const DUELS = 96;
/** How many positions to search before giving up: every other fight is small enough to be worth it. */
const mostFor = (n: number): number => (n % 2 === 0 ? 2000 : 200);

const MOST_IN_DUELS = 3000;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  'write-fights': { type: 'boolean', default: false },
} as const;

/** For the decisions of the engine that steps of the solver are compared with. */
const SETTINGS: Settings = { rounds: 3, batch: 100, warmUp: 300 };

/** Measures the solver, or writes the fights it is measured on. */
export function benchMind(args: readonly string[], io: Io): number {
  const { values } = readArgs(args, { options: OPTIONS });
  if (values['write-fights']) return writeFights(io);
  const fights = JSON.parse(readFileSync(STORED_FIGHTS, 'utf8')) as StoredFight[];
  const found = fights.map(measureOne);
  const [ms, nodes] = [sum(found.map(one => one.ms)), sum(found.map(one => one.nodes))];
  const nodesPerSecond = (1000 * nodes) / ms;
  const decision = measure([randomPlay('decision', 1)], SETTINGS).get('decision')?.cpu ?? Number.NaN;
  const report = {
    ...summed(found),
    ms: spread(found.map(one => one.ms)),
    firstMs: spread(found.map(({ first }) => first)),
    nodesPerSecond: Math.round(nodesPerSecond),
    nodesPerDecision: Number(((nodesPerSecond * decision) / 1000).toFixed(2)),
  };
  sayLine(io.stdout, values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  return 0;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Milliseconds of CPU. */
function timed<T>(run: () => T): readonly [result: T, ms: number] {
  const { user } = process.threadCpuUsage();
  const result = run();
  return [result, (process.threadCpuUsage().user - user) / 1000];
}

function measureOne(fight: StoredFight) {
  const [glance, whole] = [opened(fight.scene), opened(fight.scene)];
  const [, first] = timed(() => solveStored(glance, GLANCE));
  const [solution, ms] = timed(() => solveStored(whole, QUICK));
  return { ...compared(fight, solution), ms, first };
}

function writeFights(io: Io): number {
  const lines: string[] = [];
  for (let n = 0; n < FIGHTS; n++) {
    const scene = sampleFight(n);
    const best = exhaust(opened(scene).table, 0, STORED_AIM, mostFor(n))?.value ?? null;
    lines.push(JSON.stringify({ scene, best } satisfies StoredFight));
  }
  for (let n = 0; n < DUELS; n++) {
    const scene = sampleDuel(n);
    const { table, seat } = opened(scene);
    const best = exhaustExchange(table, seat, STORED_AIM, MOST_IN_DUELS)?.value ?? null;
    lines.push(JSON.stringify({ scene, best } satisfies StoredFight));
  }
  writeFileSync(STORED_FIGHTS, `[\n${lines.join(',\n')}\n]\n`);
  const known = lines.filter(line => !line.endsWith('"best":null}')).length;
  sayLine(io.stdout, `${lines.length} fights written, ${known} with their best value`);
  return 0;
}
