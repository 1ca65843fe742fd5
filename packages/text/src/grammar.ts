import type { Hex } from '@deedbook/engine';

/*
 * How names stand in the sentences of a language. Which article a name takes is a fact about the name; what an article
 * and a preposition become together is a fact about the language. Both are data in the catalogue of the language.
 */

/** What can come before a name: the article alone, or with `of`, `at` (in, on) or `to`. */
export type Case = 'the' | 'of' | 'at' | 'to';

export interface Grammar {
  /** The article of every site, terrain and city by its id; of a numbered player under `player`. */
  readonly articles: Readonly<Record<string, string>>;
  /** What stands before a name, by article; under `none` before a name without one. Spaces included. */
  readonly before: Readonly<Record<Case, Readonly<Record<string, string>>>>;
  readonly lists: {
    /** Whose rules lists follow. */
    readonly locale: string;
    /** Another word for "and" before some letters. */
    readonly soft?: { readonly before: RegExp; readonly and: string };
  };
}

/** A name with what a sentence needs to know of it. */
export interface Noun {
  readonly name: string;
  readonly article: string;
  /** The space of the map it stands for, where a reader can be shown it. */
  readonly spot?: Hex;
}

/** A name that takes no article. */
export const bare = (name: string): Noun => ({ name, article: 'none' });

const isCase = (grammar: Grammar, word: string): word is Case => Object.hasOwn(grammar.before, word);

/** A name as it stands in a sentence: `no forte` for the case `at`. */
export function inCase(grammar: Grammar, { name, article }: Noun, wanted: string | undefined): string {
  if (wanted === undefined || !isCase(grammar, wanted)) return name;
  return `${grammar.before[wanted][article] ?? ''}${name}`;
}
