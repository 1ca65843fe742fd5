/* npm run test:faults -- --seconds 60 --seed 1 --database sqlite|postgres */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runFaults } from './run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const { seconds, seed, database } = values;
if (database !== 'sqlite' && database !== 'postgres') throw new Error('--database is sqlite or postgres');

const outcome = await runFaults({ seconds: Number(seconds), seed, database });
const { faults, acknowledged, finished } = outcome;
console.log(`${faults.length} faults, ${acknowledged} answers acknowledged, ${finished} games finished`);
for (const line of outcome.wrong) console.error(line);
if (outcome.wrong.length > 0 || faults.length === 0) {
  writeFileSync('faults.json', JSON.stringify({ ...values, ...outcome }, null, 1));
  console.error('The history is in faults.json.');
  process.exitCode = 1;
}
process.exit();
