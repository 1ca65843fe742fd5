import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The rules of one file of the specification. */
export interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
}

const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\*/gm;
const EXAMPLE = /^### (EX-[A-Z]+-\d+)\b/gm;

/** The root of the repository: the folder with `docs/rules`, upward from the current folder or else from this file. */
export function findRoot(from: string = process.cwd()): string | null {
  return upwards(from) ?? upwards(dirname(fileURLToPath(import.meta.url)));
}

function upwards(from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'docs', 'rules'))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(found => found[1] as string);

/** Every chapter of the specification with the rules it defines. */
export function readChapters(root: string): Chapter[] {
  const folder = join(root, 'docs', 'rules');
  return readdirSync(folder)
    .filter(file => /^\d\d-.*\.md$/.test(file))
    .sort()
    .map(file => ({
      name: file.replace(/\.md$/, ''),
      rules: firstGroups(readFileSync(join(folder, file), 'utf8'), DEFINITION),
    }))
    .filter(chapter => chapter.rules.length > 0);
}

/** The ids of the worked examples. */
export function readExamples(root: string): string[] {
  const file = join(root, 'docs', 'rules', 'examples.md');
  return existsSync(file) ? firstGroups(readFileSync(file, 'utf8'), EXAMPLE) : [];
}

/** A reason why no test needs to name some rules or examples, with their ids. */
export interface Beyond {
  readonly reason: string;
  readonly ids: readonly string[];
}

const REASON = /^- \*\*(.+?)\*\*: (.+)$/gm;

/** What is beyond the base game, as listed in `docs/beyond.md`. */
export function readBeyond(root: string): Beyond[] {
  const file = join(root, 'docs', 'beyond.md');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(REASON)].map(([, reason, ids]) => ({
    reason: reason as string,
    ids: (ids as string).split(', '),
  }));
}
