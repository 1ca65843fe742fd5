import type { Hex } from '@deedbook/engine';

/*
 * How names are used in the sentences of a language. The article of a name depends on the name; contractions of
 * articles and prepositions depend on the language. Both are data in the language's catalogue.
 */

/** What can come before a name: the article alone, or combined with `of`, `at` (in, on) or `to`. */
export type Case = 'the' | 'of' | 'at' | 'to';

export interface Grammar {
  /** The article of every site, terrain and city by id; of a numbered player under `player`. */
  readonly articles: Readonly<Record<string, string>>;
  /** What comes before a name, by article, or by `none` if it has no article. Includes spaces. */
  readonly before: Readonly<Record<Case, Readonly<Record<string, string>>>>;
  readonly lists: {
    /** What comes before the last item; commas are between the others. */
    readonly and: string;
    readonly or: string;
    /** An alternative word for "and" before certain letters. */
    readonly soft?: { readonly before: RegExp; readonly and: string };
  };
}

/** A name, with what a sentence needs to know about it. */
export interface Noun {
  readonly name: string;
  readonly article: string;
  /** The space it names, if a reader can be shown it. */
  readonly spot?: Hex;
}

/** A name without an article. */
export const bare = (name: string): Noun => ({ name, article: 'none' });

const isCase = (grammar: Grammar, word: string): word is Case => Object.hasOwn(grammar.before, word);

/** A name within a sentence: `no forte` for the case `at`. */
export function inCase(grammar: Grammar, { name, article }: Noun, wanted: string | undefined): string {
  if (wanted === undefined || !isCase(grammar, wanted)) return name;
  return `${grammar.before[wanted][article] ?? ''}${name}`;
}
