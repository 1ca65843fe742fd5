import type { sentences } from './en/index.ts';
import type { later } from './en/later.ts';
import type { Grammar, Noun } from './grammar.ts';

/*
 * English defines the shape of the other languages: a missing or extra key does not compile. Keys ending in `_one` and
 * `_other` form a plural.
 */

/** What a table needs at once, and what can load a moment later. */
export type FirstCatalogue = typeof sentences;
export type LaterCatalogue = typeof later;

/** Every sentence of the game in English. */
export type Catalogue = FirstCatalogue & LaterCatalogue;

/** Portuguese and Italian have a third plural form, for millions. */
type Many<T> = { readonly [K in keyof T & string as K extends `${infer Stem}_other` ? `${Stem}_many` : never]: string };

/** The shape of a part of the catalogue in Portuguese and Italian. */
export type Translation<T> = { readonly [K in keyof T]: Translated<T[K]> } & Many<T>;

type Translated<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : T extends readonly string[]
      ? readonly string[]
      : T extends Grammar
        ? Grammar
        : Translation<T>;

/** Every sentence of the game in one of its languages, and the two parts in which they are loaded. */
export type FirstSentences = FirstCatalogue | Translation<FirstCatalogue>;
export type LaterSentences = LaterCatalogue | Translation<LaterCatalogue>;
export type Sentences = FirstSentences & LaterSentences;

type Stem<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The keys of all sentences, such as `effects.points.move`. */
export type Key<T = Catalogue> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : T[K] extends Grammar ? never : `${K}.${Key<T[K]>}`;
}[keyof T & string];

/**
 * The values for the gaps of a sentence; `count` also selects the plural form. A gap may ask for a name in a case:
 * `{{site.at}}` is at the keep, no forte, nel castello.
 */
export type Values = Readonly<Record<string, string | number | Noun>>;
