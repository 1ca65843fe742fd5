import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const HERE = resolve(import.meta.dirname, '../..');
let built: string | null = null;

/** The bundled server, as it is deployed; built on first use. */
export function bundle(): string {
  if (built !== null) return built;
  const folder = mkdtempSync(join(tmpdir(), 'deedbook-server-'));
  process.once('exit', removeBundle);
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const flags = ['build', HERE, '--config', join(HERE, 'vite.config.ts'), '--outDir', folder, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
  // As where it is deployed: without its package, Node would have to find out that these are modules.
  copyFileSync(join(HERE, 'package.json'), join(folder, 'package.json'));
  // What is not bundled is found next to it.
  symlinkSync(resolve(HERE, '../../node_modules'), join(folder, 'node_modules'), 'junction');
  built = join(folder, 'main.js');
  return built;
}

/** Test threads end without notice, so their last test must call this. */
export function removeBundle(): void {
  if (built !== null) rmSync(dirname(built), { recursive: true, force: true });
  built = null;
}
