// Checks that the lockfile works everywhere: it names no registry, and no platform's binaries are missing.
import { readFileSync } from 'node:fs';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

/** What is wrong with a lockfile, in one line each. */
export function complaints(text: string): string[] {
  const { packages } = JSON.parse(text) as Lockfile;
  const named = new Set(Object.keys(packages).map(path => path.replace(/^(?:.*\/)?node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !named.has(name))
      .map(name => `${name}, optional for ${path || 'the root'}, has no entry`),
  );
  const addresses = text.split('\n').filter(line => /"resolved":\s*"http/.test(line));
  return [...addresses.map(line => `names a registry: ${line.trim()}`), ...missing];
}

if (import.meta.main) {
  const found = complaints(readFileSync('package-lock.json', 'utf8'));
  for (const complaint of found) console.error(`package-lock.json: ${complaint}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
