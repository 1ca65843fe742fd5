/*
 * A node for journeys, which decide what chance and the date would. In the folder `STAGE`, the file `seed` is the seed
 * of the tables opened from now on, and `ahead` says by how many milliseconds the clock is ahead. Without them
 * everything is as usual.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../start.ts';
import { secretSeed } from '../store/store.ts';

const said = (name: string): string | null => {
  const file = join(process.env.STAGE ?? '', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const ahead = Number(said('ahead') ?? 0);

const server = await startServer(readConfig(process.env), {
  clock: { ...systemClock, now: () => systemClock.now() + ahead },
  newSeed: () => said('seed') ?? secretSeed(),
});
console.log(server.url);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
