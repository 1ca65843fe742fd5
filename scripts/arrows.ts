// Checks who imports whom: the table below is the architecture, and this fails when the sources depart from it.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Which workspace may import which, by its entry point only. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  text: ['engine'],
  bots: ['engine'],
  cli: ['engine', 'text', 'bots'],
  app: ['engine', 'text', 'bots'],
};

/** Which folder of the engine may import which. `.` stands for the modules beside `index.ts`. */
const ENGINE: Readonly<Record<string, readonly string[]>> = {
  core: [],
  state: ['core'],
  rules: ['core', 'state'],
  effects: ['core', 'state', 'rules'],
  content: ['core', 'state', 'rules', 'effects'],
  view: ['core', 'state', 'rules'],
  record: ['core', 'state', 'rules', 'view', '.'],
  scene: ['core', 'state', 'rules'],
  '.': ['core', 'state', 'rules', 'view'],
};

const IMPORT =
  /^(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"\s]+)['"]|^import\s*['"]([^'"\s]+)['"]|\bimport\(\s*['"]([^'"\s]+)['"]/gm;

/** What a source imports, types included. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
}

/** Why `file` (a path from the root) may not import `specifier`, or null if it may. */
export function objection(file: string, specifier: string): string | null {
  const [, home = '', inner = ''] = /^packages\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const [, workspace, deep] = /^@deedbook\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (!(home in PACKAGES)) return `'${file}' is in no package of the table`;
  if (workspace !== undefined) {
    if (deep !== undefined) return `only the entry point of ${workspace} may be imported`;
    return PACKAGES[home]?.includes(workspace) ? null : `${home} may not import ${workspace}`;
  }
  const isFree = isTest(inner) || inner === 'src/index.ts' || home !== 'engine';
  const from = folderOf(inner);
  if (!specifier.startsWith('.')) {
    return isFree ? null : `the engine may not import ${specifier}`;
  }
  // A file that is taken as text or as a picture is no source.
  if (specifier.includes('?')) return null;
  const target = posix.join(posix.dirname(inner), specifier);
  if (!target.startsWith('src/')) return `a relative import may not leave ${home}/src`;
  if (isTest(inner)) return null;
  if (isTest(target)) return 'only tests may import tests and what is made for them';
  if (target === 'src/index.ts') return `${home} may not import its own entry point`;
  if (isFree) return null;
  const to = folderOf(target);
  if (!(from in ENGINE)) return `engine/${from} is not in the table`;
  return from === to || ENGINE[from]?.includes(to) ? null : `engine/${from} may not import engine/${to}`;
}

/** `src/rules/combat/block.ts` is in `rules`, `src/session.ts` in `.`. */
const folderOf = (inner: string) => inner.split('/').slice(1, -1)[0] ?? '.';
const isTest = (inner: string) => /\.test\.tsx?$/.test(inner) || inner.startsWith('src/testing/');

if (import.meta.main) {
  const files = globSync('packages/*/src/**/*.{ts,tsx}')
    .map(file => file.replaceAll('\\', '/'))
    .sort();
  const objections = files.flatMap(file =>
    importsOf(readFileSync(file, 'utf8')).flatMap(specifier => {
      const reason = objection(file, specifier);
      return reason === null ? [] : [`${file}: '${specifier}': ${reason}`];
    }),
  );
  for (const line of objections) console.error(line);
  console.log(`${files.length} files, ${objections.length} forbidden imports`);
  process.exitCode = files.length > 0 && objections.length === 0 ? 0 : 1;
}
