// Measures how fast things are: the engine by default, the app in a real browser with `npm run bench -- web`,
// online tables with `npm run bench -- server`, solved fights with `npm run bench -- mind`, also `--browser`.
import { spawnSync } from 'node:child_process';

const [first, ...rest] = process.argv.slice(2);
const OTHERS: Readonly<Record<string, string>> = {
  web: 'packages/app/scripts/bench-web.ts',
  server: 'packages/server/src/testing/bench/main.ts',
};
const IN_BROWSER = 'packages/app/scripts/bench-mind.ts';
const other = first === 'mind' && rest.includes('--browser') ? IN_BROWSER : OTHERS[first ?? ''];
const command =
  other === undefined ? ['packages/cli/src/main.ts', 'bench', ...process.argv.slice(2)] : [other, ...rest];
process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
