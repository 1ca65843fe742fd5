// Measures how fast things are: the engine by default, the app in a real browser with `npm run bench -- web`.
import { spawnSync } from 'node:child_process';

const [first, ...rest] = process.argv.slice(2);
const command =
  first === 'web'
    ? ['packages/app/scripts/bench-web.ts', ...rest]
    : ['packages/cli/src/main.ts', 'bench', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
