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
import { chooseNode, isComplete, NEEDED_MAJOR, nodeFlags, pinnedNode, toolScript } from './platform.mjs';

/** Tools and the pinned Node are wanted whatever the environment leaves out by default. */
const CI = ['ci', '--include=dev', '--include=optional', '--progress'];
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const pinned = pinnedNode(modules, process.platform, process.arch);

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages;
const wanted = packagesIn(join(root, 'package-lock.json'));

function isInstalled() {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list) || (pinned !== null && !existsSync(pinned))) return false;
  return isComplete(wanted, packagesIn(list));
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

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Runs in the terminal of the caller and ends as the child ends. */
function run(target, args) {
  const { version } = process;
  const node = chooseNode({ pinned, running: process.execPath, version: version.slice(1), exists: existsSync });
  if (node === null) stop(`Deedbook needs Node ${NEEDED_MAJOR} or newer on this system; this is Node ${version}.`);
  const script = /\.m?[jt]s$/.test(target) ? target : toolScript(wanted, target);
  if (script === null) stop(`There is no tool '${target}' here.`);
  const PATH = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, [...nodeFlags(process.platform), join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
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
