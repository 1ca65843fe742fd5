import { posix } from 'node:path';
import { LANGUAGES } from '@deedbook/text';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** All modules of a package that a module of it depends on, including itself. */
function needs(from: string, context: Context): Set<string> {
  const found = new Set<string>();
  const [root] = /^.*\/src\//.exec(from) ?? [];
  const add = (id: string) => {
    if (found.has(id) || root === undefined || !id.startsWith(root)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  add(from);
  return found;
}

/**
 * The steps: the first screen; the map, which runs behind it; the table around the map, and what puts it into words.
 */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  landing: ['screens/landing/landing-screen.tsx'],
  map: ['board/board-map.tsx'],
  table: ['screens/game/game-screen.tsx'],
  words: ['../../text/src/load.ts'],
  // What the page says comes first, so it brings along the little that all other words of the language need.
  ...Object.fromEntries(
    LANGUAGES.map(language => [
      `page-${language}`,
      ['app/page.ts', 'plural.ts'].map(file => `../../text/src/${language}/${file}`),
    ]),
  ),
};

/** What all languages need. */
const isOfLanguages = (id: string): boolean => id.endsWith('/text/src/plural.ts');

/**
 * The page talks before there is a game. It needs these files of the text package, but not its entry point, which pulls
 * in everything.
 */
const isOfPage = (id: string): boolean =>
  !/\/(?:engine|text)\/src\//.test(id) || /\/text\/src\/(?:app-words|languages)\.ts$/.test(id);

/** Small files of the engine that every game needs: they compress better as one. */
const isOfPlay = (id: string): boolean =>
  /\/engine\/src\/(?:client|local-table|protocol\/(?:spots|effects)|record\/(?:version|error|write))\.ts$/.test(id);

/**
 * One file per step on the way to a board, rather than one for each set of modules that some screens happen to share:
 * fewer requests, and better compression.
 */
export function steps(source: string): Rolldown.CodeSplittingOptions {
  const known = new Map<string, ReadonlySet<string>>();
  const step: Rolldown.CodeSplittingNameFunction = (id, context) => {
    if (known.size === 0)
      for (const [name, files] of Object.entries(STEPS))
        known.set(name, new Set(files.flatMap(file => [...needs(posix.join(source, file), context)])));
    if (isOfLanguages(id)) return 'both';
    const [first, next] = [...known].filter(([, modules]) => modules.has(id)).map(([name]) => name);
    // A game needs what it shares with the first screen, but not the first screen.
    return first === 'landing' && next !== undefined ? 'both' : first;
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'page', tags: ['$initial'], test: isOfPage, priority: 1 },
      { name: 'play', test: isOfPlay },
      { name: step, debugName: 'steps' },
    ],
  };
}
