import type { Language } from '@deedbook/text';
import type { Rolldown } from 'vite';

export type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/**
 * The modules that are fetched: the page, then the first screen or the table, and the words of both in one language.
 */
export const PAGE = ['src/main.tsx'];
export const LANDING = ['src/screens/landing/landing-screen.tsx'];
export const TABLE = ['src/screens/game/game-screen.tsx', 'text/src/load.ts'];
export const wordsOf = (language: Language): Record<'landing' | 'table', string[]> => {
  const page = `text/src/${language}/app/page.ts`;
  return { landing: [page], table: [page, `text/src/${language}/app/table.ts`, `text/src/${language}/index.ts`] };
};

/** The files needed once these modules are requested. */
export function filesOf(output: Output, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = output.filter(file => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`no file of the build has ${module}`);
    add(chunk);
  }
  return [...found];
}

/** The style sheets that come with files. */
export const stylesOf = (files: readonly Rolldown.OutputChunk[]): readonly string[] => [
  ...new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];
