import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ENGINE_VERSION = /ENGINE_VERSION = '(.+)'/.exec(read('packages/engine/src/record/version.ts'))?.[1];
const manifests = ['package.json', ...readdirSync(join(root, 'packages')).map(name => `packages/${name}/package.json`)];

test.each(manifests)('%s has the version of the rules, and asks for no other', file => {
  const { version, dependencies = {} } = JSON.parse(read(file)) as {
    version: string;
    dependencies?: Record<string, string>;
  };
  const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@deedbook/'));
  expect([version, ...own.map(([, wanted]) => wanted)]).toEqual([version, ...own].map(() => ENGINE_VERSION));
});

test('the changelog begins with this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(ENGINE_VERSION);
});

test('the stored games are of this version', () => {
  const games = readdirSync(join(root, 'transcripts')).filter(name => name.endsWith('.json'));
  expect(games.length).toBeGreaterThan(0);
  for (const name of games) expect(JSON.parse(read(`transcripts/${name}`)).engine, name).toBe(ENGINE_VERSION);
});
