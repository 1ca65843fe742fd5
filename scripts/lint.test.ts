import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolScript } from './platform.mjs';

/** One mistake a file, where the rule against it applies, and a word of the message that must come. */
const PLANTED = [
  ['packages/engine/src/core/a.ts', `import 'node:fs';\n`, 'noNodejsModules'],
  ['packages/text/src/a.ts', `import 'node:fs';\n`, 'noNodejsModules'],
  ['packages/bots/src/a.ts', `import 'node:fs';\n`, 'noNodejsModules'],
  ['packages/engine/src/core/b.ts', `import 'yaml';\n`, 'noUndeclaredDependencies'],
  ['packages/engine/src/core/c.ts', `export { d } from './d.ts';\nexport const c = 1;\n`, 'noImportCycles'],
  ['packages/engine/src/core/d.ts', `export { c } from './c.ts';\nexport const d = 1;\n`, 'noImportCycles'],
  ['packages/engine/src/core/e.ts', `export const e = Math.random();\n`, 'a game must replay'],
  ['packages/engine/src/core/f.ts', `export const f = Date.now();\n`, 'a game must replay'],
  ['packages/engine/src/core/g.ts', `export const g = new Date(0);\n`, 'a game must replay'],
  ['packages/engine/src/core/h.ts', `export const h = () => console;\nconsole.log(h);\n`, 'noConsole'],
  ['packages/engine/src/rules/a.ts', `ask(1, 'which?');\n`, 'asks nothing'],
  ['packages/engine/src/rules/b.ts', `askForMana(q, 2);\n`, 'asks nothing'],
  ['packages/bots/src/b.ts', `export const b = (key: string) => key.startsWith('walk ');\n`, 'takes a key apart'],
  ['packages/text/src/b.ts', `export const b = (c: { key: string }) => c.key.split(' ');\n`, 'takes a key apart'],
  ['packages/cli/src/g.ts', `export const g = (prompt: string) => /^turn/.test(prompt);\n`, 'takes a key apart'],
  ['packages/cli/src/a.ts', `export default 1;\n`, 'noDefaultExport'],
  ['packages/cli/src/b.ts', `export enum A {\n  B,\n}\n`, 'noEnum'],
  ['packages/cli/src/c.ts', `export const c: any = 1;\n`, 'noExplicitAny'],
  ['packages/cli/src/d.ts', `import { A } from 'yaml';\n\nexport type B = A;\n`, 'useImportType'],
  ['packages/cli/src/e.ts', `const p = async () => 1;\n\np();\n`, 'noFloatingPromises'],
] as const;

/** Right where they stand: the same words, in places where they do no harm. */
const SOUND = [
  [
    'packages/engine/src/rules/c.ts',
    `export function* c() {\n  yield* ask(1, 'which?');\n  return yield* ask(2, 'which?');\n}\n`,
  ],
  ['packages/engine/src/rules/c.test.ts', `import 'node:fs';\nimport 'vitest';\n\nexport const now = Date.now();\n`],
  ['packages/engine/src/rules/d.test.ts', `const maybe = async () => 1;\n\nmaybe();\n`],
  ['packages/engine/src/core/i.ts', `export const i = (key: string) => key.split(' ');\n`],
  ['packages/cli/src/f.ts', `import 'node:fs';\n\nconsole.log(Math.random());\n`],
] as const;

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'deedbook-lint-'));
let report = '';

beforeAll(() => {
  const kept = ['biome.json', '.gitignore', 'package.json', 'scripts/lint'];
  for (const path of [...kept, ...['engine', 'text', 'bots', 'cli'].map(name => `packages/${name}/package.json`)]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  for (const [path, source] of [...PLANTED, ...SOUND]) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    writeFileSync(join(copy, path), source);
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const args = [join(root, toolScript(packages, 'biome') ?? ''), 'lint', '--max-diagnostics=none', '--colors=off'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  report = stdout + stderr;
});

afterAll(() => rmSync(copy, { recursive: true }));

/** What the linter says of one file. */
const said = (path: string) =>
  report
    .split(/\n(?=packages\/)/)
    .filter(part => part.startsWith(`${path}:`))
    .join('\n');

describe('the linter refuses', () => {
  test.each(PLANTED)('%s: %j', (path, _source, message) => {
    expect(said(path)).toContain(message);
  });
});

describe('the linter lets pass', () => {
  test.each(SOUND)('%s', path => {
    expect(said(path)).toBe('');
  });
});
