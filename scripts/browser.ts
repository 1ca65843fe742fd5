// Finds the browser that the journeys run in, and installs Debian's where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium, or null. DEEDBOOK_BROWSER names another one. */
export function findBrowser(): string | null {
  const named = process.env.DEEDBOOK_BROWSER;
  if (named !== undefined) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(canRun) ?? null;
}

const run = (...command: readonly string[]): boolean =>
  spawnSync(command[0] as string, command.slice(1), { stdio: ['ignore', 2, 2] }).status === 0;

function install(): boolean {
  if (process.platform !== 'linux') return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return (
    run(...asRoot, 'apt-get', 'update', '-q') &&
    run(...asRoot, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')
  );
}

if (import.meta.main) {
  const found = findBrowser() ?? (install() ? findBrowser() : null);
  if (found === null) {
    console.error('No Chromium was found, and none could be installed: install one, or name it in DEEDBOOK_BROWSER.');
    process.exit(1);
  }
  console.log(found);
}
