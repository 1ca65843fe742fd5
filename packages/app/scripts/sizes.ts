/* The app's weight up to the first screen and up to a playable game: `node packages/app/scripts/sizes.ts`. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { filesOf, LANDING, type Output, PAGE, stylesOf, TABLE, wordsOf } from './needs.ts';

const configFile = join(import.meta.dirname, '../vite.config.ts');

interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

const zipped = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length;

const scripts = (files: readonly Rolldown.OutputChunk[]): number =>
  files.reduce((sum, { code }) => sum + zipped(code), 0);

function styles(output: Output, files: readonly Rolldown.OutputChunk[]): number {
  const names = stylesOf(files);
  return output.reduce(
    (sum, file) => (file.type === 'asset' && names.includes(file.fileName) ? sum + zipped(file.source) : sum),
    0,
  );
}

/** Builds the app without keeping the result, and checks its size against goal W1. Bytes are exact on every machine. */
export async function weigh(): Promise<readonly Weight[]> {
  const built = await build({ configFile, logLevel: 'error', build: { write: false } });
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: Output };
  const words = wordsOf('en');
  const first = filesOf(output, [...PAGE, ...LANDING, ...words.landing]);
  const game = filesOf(output, [...PAGE, ...TABLE, ...words.table]);
  return [
    { what: 'JavaScript to the first screen', bytes: scripts(first), most: 130_000 },
    { what: 'JavaScript with engine, board and one language', bytes: scripts(game), most: 250_000 },
    { what: 'style sheets of a game', bytes: styles(output, game), most: 15_000 },
  ];
}

if (import.meta.main) {
  const weights = await weigh();
  for (const { what, bytes, most } of weights) {
    console.log(`${what.padEnd(50)} ${(bytes / 1000).toFixed(1).padStart(6)} kB   ≤ ${most / 1000} kB`);
  }
  const heavy = weights.filter(({ bytes, most }) => bytes > most);
  if (heavy.length > 0) {
    console.error(`Too heavy: ${heavy.map(({ what }) => what).join(', ')}. Fetch later what is not needed at once.`);
    process.exitCode = 1;
  }
}
