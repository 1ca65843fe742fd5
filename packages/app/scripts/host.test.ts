import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { HEADERS } from './policy.ts';
import { workerFor } from './service-worker.ts';

const folders: string[] = [];

/** A folder with a page and these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'deedbook-host-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, contents] of Object.entries({ 'index.html': '<p>Deedbook</p>', ...files })) {
    writeFileSync(join(folder, name), contents);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('the service worker keeps what was written, and nothing else', () => {
  const worker = workerFor(folderWith({ 'icon.svg': '', 'assets/a.js': '', 'assets/a.js.map': '', 'sw.js': '' }));
  expect(JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '')).toEqual(['./assets/a.js', './icon.svg', './']);
});

it('any change of any file is a new version', () => {
  const versions = [{}, { 'icon.svg': 'a' }, { 'icon.svg': 'b' }, { 'a.svg': 'b' }, { 'index.html': '' }].map(files =>
    workerFor(folderWith(files))
      .match(/OURS\}(\w+)/)
      ?.at(1),
  );
  expect(new Set(versions).size).toBe(versions.length);
});

it('npm start sends the policy, and answers a path that is not there with 404', async () => {
  const server = await preview({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folderWith({}) },
    preview: { port: 0 },
  });
  const home = server.resolvedUrls?.local[0] ?? '';
  const page = await fetch(home);
  expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([200, HEADERS['Content-Security-Policy']]);
  for (const path of ['assets/never.js', 'never', 'never/index.html'])
    expect((await fetch(home + path)).status).toBe(404);
  await server.close();
});

it('the policy allows no script in the page and none from elsewhere, and hosts are told of it', () => {
  const [, scripts] = /script-src ([^;]*)/.exec(HEADERS['Content-Security-Policy']) ?? [];
  expect(scripts).toBe("'self'");
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(
    `Content-Security-Policy: ${HEADERS['Content-Security-Policy']}\n`,
  );
});
