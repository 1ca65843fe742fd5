// Checks who imports whom: the table below is the architecture, and this fails when the sources depart from it.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Which workspace may import which, by its entry points only. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  text: ['engine'],
  mind: ['engine'],
  lessons: ['engine', 'text', 'positions'],
  bots: ['engine', 'mind'],
  positions: ['engine'],
  protocol: ['engine'],
  client: ['engine', 'protocol'],
  // The client is for tests.
  server: ['engine', 'bots', 'protocol', 'client'],
  cli: ['engine', 'text', 'lessons', 'mind', 'bots', 'positions', 'protocol', 'client', 'server'],
  app: ['engine', 'text', 'lessons', 'mind', 'bots', 'positions', 'protocol', 'client'],
};

/** Entry points beside the first: every language at once, for programs that need not be light; an example. */
const ENTRIES = ['@deedbook/text/all', '@deedbook/client/example'];

/** Which folder of the engine may import which. `.` stands for the modules beside `index.ts`. */
const ENGINE: Readonly<Record<string, readonly string[]>> = {
  core: [],
  state: ['core'],
  protocol: ['core', 'state'],
  rules: ['core', 'state', 'protocol'],
  effects: ['core', 'state', 'protocol', 'rules'],
  content: ['core', 'state', 'protocol', 'rules', 'effects'],
  view: ['core', 'state', 'protocol', 'rules'],
  record: ['core', 'state', 'protocol', 'rules', 'view', '.'],
  scene: ['core', 'state', 'protocol', 'rules'],
  '.': ['core', 'state', 'protocol', 'rules', 'view'],
};

/** The folders of the app that everything stands on. */
const BASICS = ['look', 'language', 'platform', 'seats', 'news', 'art', 'layout', 'parts'];
/** What a part of the table may import besides: the game, and the question that is asked. */
const PART = [...BASICS, 'game', 'rulebook', 'question'];
const TABLE = [
  ...PART,
  'motion',
  'sound',
  'saves',
  'start',
  'help',
  'advice',
  'board',
  'hero',
  'hand',
  'offers',
  'log',
  'fight',
  'strip',
  'scores',
  'codex',
  'statistics',
  'review',
  'positions',
  'lookup',
];

/**
 * Which folder of the app may import which, from the bottom up; imports of files that are loaded later count as well.
 * `.` stands for the entry point.
 */
const APP: Readonly<Record<string, readonly string[]>> = {
  look: [],
  language: [],
  platform: ['look', 'language'],
  seats: [],
  news: [],
  art: ['look'],
  layout: ['look', 'platform'],
  parts: ['look', 'language', 'platform', 'art', 'layout'],
  game: ['platform', 'seats', 'news'],
  saves: ['platform', 'seats', 'news'],
  start: [...BASICS, 'game', 'saves'],
  motion: [...BASICS, 'game'],
  sound: [...BASICS, 'game'],
  positions: [...BASICS, 'game', 'saves', 'start'],
  rulebook: [...BASICS, 'positions'],
  codex: [...BASICS, 'positions'],
  lookup: [...BASICS, 'game', 'rulebook', 'codex', 'positions'],
  statistics: [...BASICS, 'saves'],
  question: [...BASICS, 'game', 'rulebook'],
  help: [...BASICS, 'lookup', 'game'],
  advice: [...BASICS, 'game'],
  review: BASICS,
  board: [...PART, 'advice'],
  hero: PART,
  offers: PART,
  hand: [...PART, 'hero'],
  log: [...PART, 'board'],
  fight: [...PART, 'hero', 'log', 'advice'],
  strip: [...PART, 'lookup', 'saves', 'sound'],
  scores: [...BASICS, 'game', 'saves', 'start', 'statistics'],
  table: TABLE,
  screens: [...TABLE, 'table'],
  learn: [...TABLE, 'table', 'screens'],
  training: [...TABLE, 'table'],
  editor: [...TABLE, 'table', 'screens'],
  online: [...TABLE, 'table', 'screens'],
  app: [...TABLE, 'table', 'screens', 'learn', 'training', 'online', 'editor'],
  workshop: [...TABLE, 'table'],
  '.': ['look', 'platform', 'art', 'app'],
};

/** The packages whose folders are layers. */
export const LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  engine: ENGINE,
  app: APP,
};

/** Chapters of the rules that may not know others which build on them. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  combat: ['duel', 'fight'],
  duel: ['fight'],
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
    if (deep !== undefined && !ENTRIES.includes(specifier))
      return `only the entry point of ${workspace} may be imported`;
    return PACKAGES[home]?.includes(workspace) ? null : `${home} may not import ${workspace}`;
  }
  const layers = LAYERS[home];
  const isFree = isTest(inner) || inner === 'src/index.ts' || layers === undefined;
  const from = folderOf(inner);
  if (!specifier.startsWith('.')) {
    return isFree || home !== 'engine' ? null : `the engine may not import ${specifier}`;
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
  const [chapter, other] = [chapterOf(inner), chapterOf(target)];
  if (CHAPTERS[chapter]?.includes(other)) return `rules/${chapter} may not import rules/${other}, which builds on it`;
  if (!(from in layers)) return `${home}/${from} is not in the table`;
  return from === to || layers[from]?.includes(to) ? null : `${home}/${from} may not import ${home}/${to}`;
}

/** `src/rules/combat/block.ts` is in `rules`, `src/session.ts` in `.`. */
const folderOf = (inner: string) => inner.split('/').slice(1, -1)[0] ?? '.';
/** `src/rules/combat/block.ts` is in the chapter `combat`; other modules are in none. */
const chapterOf = (inner: string) => /^src\/rules\/([^/]+)\//.exec(inner)?.[1] ?? '';
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
