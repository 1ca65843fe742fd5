import { type Case, inCase, type Noun } from './grammar.ts';
import type { Language } from './languages.ts';
import { mark, type Part, partsOf, unmarked, withFirst } from './parts.ts';
import type { Catalogue, FirstSentences, Key, LaterSentences, Sentences, Values } from './shape.ts';

/** How spaces are named: by name, or by the coordinates a terminal prints on its map. */
export type Spaces = 'named' | 'numbered';

/** Produces sentences in one language; several languages can be used side by side. */
export class Voice {
  readonly language: Language;
  readonly spaces: Spaces;
  private sentences: FirstSentences & Partial<LaterSentences>;
  /** Whether words for things that can be shown are marked. */
  private isMarking = false;
  /** A cache of lookups. */
  private readonly known = new Map<string, string | object | undefined>();
  private readonly plurals: Intl.PluralRules;

  constructor(language: Language, sentences: FirstSentences | Sentences, spaces: Spaces) {
    this.language = language;
    this.spaces = spaces;
    this.plurals = new Intl.PluralRules(language);
    this.sentences = sentences;
  }

  /** Adds sentences loaded later. */
  learn(later: LaterSentences): void {
    this.sentences = { ...this.sentences, ...later };
    this.known.clear();
  }

  /** Runs `say` and returns the result in parts. */
  inParts(say: () => string): Part[] {
    this.isMarking = true;
    try {
      return partsOf(say());
    } finally {
      this.isMarking = false;
    }
  }

  /** Words that refer to something, marked if the sentence is wanted in parts. */
  marked(...[of, id, words]: Parameters<typeof mark>): string {
    return this.isMarking ? mark(of, id, words) : words;
  }

  say(key: Key, values: Values = NOTHING): string {
    return this.find(key, values) ?? key;
  }

  /** The sentence for a key from the engine, or null if there is none. */
  find(key: string, values: Values = NOTHING): string | null {
    const sentence = this.sentenceOf(key, values.count);
    // An unfilled gap stays visible, so that tests find it.
    return (
      sentence?.replaceAll(
        GAP,
        (gap, name: string, wanted?: string) => this.written(name, values[name], wanted) ?? gap,
      ) ?? null
    );
  }

  /** The name of a printed thing. */
  name(kind: keyof Catalogue['names'], id: string): string | undefined {
    const names: Readonly<Record<string, string>> = this.sentences.names[kind];
    return Object.hasOwn(names, id) ? names[id] : undefined;
  }

  /** What a scenario is about, or what a variant changes. */
  about(what: 'goals' | 'changes', id: string): string {
    const sentences: Readonly<Record<string, string>> | undefined = this.sentences[what];
    return sentences?.[id] ?? '';
  }

  /** Whether there is a sentence or a group of them under a key. */
  knows(key: string): boolean {
    return this.at(key) !== undefined;
  }

  /** A site, terrain, city or player with its article. */
  noun(id: string, name: string): Noun {
    return { name, article: this.sentences.grammar.articles[id] ?? 'none' };
  }

  /** A name in a case. */
  inCase(noun: Noun, wanted: Case): string {
    return inCase(this.sentences.grammar, noun, wanted);
  }

  /** One thing, another and a third. */
  and(list: readonly string[]): string {
    const { and, soft } = this.sentences.grammar.lists;
    return listed(list, soft?.before.test(unmarked(list.at(-1) ?? '')) ? soft.and : and);
  }

  /** One thing, another or a third. */
  or(list: readonly string[]): string {
    return listed(list, this.sentences.grammar.lists.or);
  }

  /** Capitalizes the start of a sentence… */
  capital(words: string): string {
    return withFirst(words, letter => letter.toLocaleUpperCase(this.language));
  }

  /** …and lower-cases a common noun within one. */
  small(words: string): string {
    return withFirst(words, letter => letter.toLocaleLowerCase(this.language));
  }

  /** What fills a gap: words as they are, numbers in digits, names in their case; a count has no sign. */
  private written(gap: string, value: Values[string] | undefined, wanted: string | undefined): string | undefined {
    if (value === undefined || typeof value === 'string') return value;
    if (typeof value === 'number') return gap === 'count' ? `${value}` : inDigits(value);
    const words = inCase(this.sentences.grammar, value, wanted);
    return value.spot === undefined ? words : this.marked('space', value.spot, words);
  }

  /** The plural form for a count, or the sentence of the key itself. */
  private sentenceOf(key: string, count: Values[string] | undefined): string | undefined {
    const form = typeof count === 'number' ? this.at(`${key}_${this.plurals.select(count)}`) : undefined;
    const sentence = form ?? this.at(key);
    return typeof sentence === 'string' ? sentence : undefined;
  }

  /** What the catalogue has under a key: a sentence, a group of them, or nothing. */
  private at(key: string): string | object | undefined {
    if (this.known.has(key)) return this.known.get(key);
    let part: string | object | undefined = this.sentences;
    for (const name of key.split('.')) {
      part = typeof part === 'object' && Object.hasOwn(part, name) ? (part as Record<string, object>)[name] : undefined;
    }
    this.known.set(key, part);
    return part;
  }
}

/** Browsers know how to write lists, but take long to learn it. */
const listed = (list: readonly string[], last: string): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`;

const GAP = /\{\{(\w+)(?:\.(\w+))?\}\}/g;

const NOTHING: Values = {};

/** A number with a true minus sign. */
export const inDigits = (n: number): string => {
  if (!Number.isFinite(n)) return '∞';
  return n < 0 ? `−${-n}` : `${n}`;
};

/** A number with its sign: +1, −1. */
export const asChange = (n: number): string => (n >= 0 ? `+${n}` : inDigits(n));
