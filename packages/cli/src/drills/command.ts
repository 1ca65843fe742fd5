import { readFileSync, writeFileSync } from 'node:fs';
import { type Drill, readDrills } from '@deedbook/positions';
import { readArgs, UsageError } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { dailyDrills, packedDrills, proofOf } from './choose.ts';

const FOLDER = new URL('../../../app/src/training/drills/', import.meta.url);
const PACKED = new URL('packs.json', FOLDER);
const DAILY = new URL('daily.json', FOLDER);
/** How many weeks of daily fights there are before they start over. */
const WEEKS = 52;

const OPTIONS = {
  check: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  daily: { type: 'boolean', default: false },
} as const;

/** Checks the stored drills, or chooses them again. */
export function drillsCommand(args: readonly string[], io: Io): Promise<number> {
  const { values } = readArgs(args, { options: OPTIONS });
  if (values.check === values.write) throw new UsageError('either --check or --write', true);
  if (values.check) return Promise.resolve(check(io));
  if (values.daily) write(DAILY, dailyDrills(WEEKS), io);
  else write(PACKED, packedDrills(), io);
  return Promise.resolve(0);
}

function write(file: URL, drills: Iterable<Drill>, io: Io): void {
  const lines: string[] = [];
  for (const drill of drills) {
    lines.push(JSON.stringify(drill));
    sayLine(io.stderr, `${drill.id} ${drill.difficulty}, par ${drill.par}`);
  }
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
  sayLine(io.stdout, `${lines.length} drills written`);
}

/** Proves every stored drill again: it can be won, and its par is the lowest loss. */
function check(io: Io): number {
  const drills = [PACKED, DAILY].flatMap(file => readDrills(readFileSync(file, 'utf8')));
  const wrong = drills.flatMap(({ id, par, puzzle }) => {
    const proof = proofOf(puzzle.scene ?? {});
    if (proof?.loss === par) return [];
    return [`${id}: par is ${par}, but ${proof ? `the lowest loss is ${proof.loss}` : 'nothing can be proven'}`];
  });
  for (const line of wrong) sayLine(io.stderr, line);
  sayLine(io.stdout, `${drills.length - wrong.length} of ${drills.length} drills proven`);
  return wrong.length > 0 ? 1 : 0;
}
