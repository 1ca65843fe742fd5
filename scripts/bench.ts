// Measures how fast things are: the engine by default, the app in a real browser with `npm run bench -- web`,
// online tables with `npm run bench -- server`.
import { spawnSync } from 'node:child_process';

const [first, ...rest] = process.argv.slice(2);
const OTHERS: Readonly<Record<string, string>> = {
  web: 'packages/app/scripts/bench-web.ts',
  server: 'packages/server/src/testing/bench/main.ts',
};
const other = OTHERS[first ?? ''];
const command =
  other === undefined ? ['packages/cli/src/main.ts', 'bench', ...process.argv.slice(2)] : [other, ...rest];
process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
