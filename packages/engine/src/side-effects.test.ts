import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { sideEffects: string[] };

it('every file that registers something is declared to, or a page would leave it out', () => {
  const files = globSync('src/**/*.ts', { cwd: root }).filter(name => !name.endsWith('.test.ts'));
  const registering = files.filter(name => /^[\w.]+\.add\(/m.test(readFileSync(join(root, name), 'utf8')));
  expect(registering).toContain(join('src', 'scene', 'plains.ts'));
  expect(registering.filter(name => !sideEffects.some(declared => matchesGlob(name, declared.slice(2))))).toEqual([]);
});
