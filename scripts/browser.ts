// Finds the browser that the journeys run in. Where there is none, Debian's is installed: at once in CI and as root in
// a container, elsewhere after asking.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** What the choice depends on; tests make their own. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly canAsk: boolean;
  canRun(path: string): boolean;
  exists(path: string): boolean;
}

const HERE: System = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  canAsk: process.stdin.isTTY === true,
  exists: existsSync,
  canRun: path => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/** A Chromium without windows, which starts faster and needs a tenth less. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge', SHELL];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_APPS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

const inPath = ({ PATH = '' }: System['env'], name: string): string[] =>
  PATH.split(delimiter).map(folder => join(folder, name));

/** Where a Chromium may be on a system, the likeliest first. */
function candidates({ platform, env }: System): string[] {
  switch (platform) {
    case 'darwin':
      return ['', env.HOME ?? ''].flatMap(home =>
        MAC_APPS.map(name => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
      );
    case 'win32': {
      const homes = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
      return homes.flatMap(home => (home ? WINDOWS_APPS.map(app => `${home}/${app}`) : []));
    }
    default:
      return NAMES.flatMap(name => inPath(env, name));
  }
}

/** The path of a Chromium, or null. DEEDBOOK_BROWSER names another one. */
export function findBrowser(system: System = HERE): string | null {
  return system.env.DEEDBOOK_BROWSER ?? candidates(system).find(path => system.canRun(path)) ?? null;
}

/** The same for the journeys, which need no windows. */
export function findShell(system: System = HERE): string | null {
  const { env, canRun } = system;
  return env.DEEDBOOK_BROWSER ?? inPath(env, SHELL).find(canRun) ?? findBrowser(system);
}

/** Whether a system package may be installed: yes, only after asking, or not at all. */
export function mayInstall(system: System): 'yes' | 'ask' | 'no' {
  const { platform, env, isRoot, canAsk } = system;
  if (platform !== 'linux' || !system.exists('/usr/bin/apt-get')) return 'no';
  const isContainer = env.container !== undefined || ['/.dockerenv', '/run/.containerenv'].some(system.exists);
  if (env.CI === 'true' || (isRoot && isContainer)) return 'yes';
  return canAsk ? 'ask' : 'no';
}

/** What to install, in one line. */
export function advice({ platform, exists }: Pick<System, 'platform' | 'exists'>): string {
  const how = {
    darwin: 'install Google Chrome (brew install --cask google-chrome)',
    win32: 'install Google Chrome or Edge (winget install Google.Chrome)',
    linux: exists('/usr/bin/apt-get') ? 'sudo apt-get install chromium' : 'install the package chromium of your system',
  }[platform as string];
  return `The journeys need a Chromium: ${how ?? 'install one'}, or name one in DEEDBOOK_BROWSER.`;
}

const APT = ['apt-get', 'install', '-y', '-q', '--no-install-recommends'];
/** The packages to try, in this order; older systems do not have the first. */
const PACKAGES = [SHELL, 'chromium'];

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['inherit', 2, 2] }).status === 0;

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('No Chromium was found. Install it with apt-get? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function install(): Promise<boolean> {
  const may = mayInstall(HERE);
  if (may === 'no' || (may === 'ask' && !(await isWanted()))) return false;
  const asRoot = HERE.isRoot ? [] : may === 'ask' ? ['sudo'] : ['sudo', '-n'];
  const apt = (...args: readonly string[]) => run(...([...asRoot, ...args] as [string, ...string[]]));
  return apt('apt-get', 'update', '-q') && PACKAGES.some(name => apt(...APT, name));
}

if (import.meta.main) {
  const found = findShell() ?? ((await install()) ? findShell() : null);
  if (found === null) {
    console.error(advice(HERE));
    process.exit(1);
  }
  console.log(found);
}
