import { LANGUAGES, type Language } from './language.ts';
import type { Key, Sentences, Values } from './shape.ts';

/** Says sentences in one language; two languages can be spoken side by side. */
export class Voice {
  readonly language: Language;
  /** Which of the names of a printed thing is this language's. */
  readonly place: number;
  private readonly sentences = new Map<string, string>();
  private readonly groups = new Set<string>();
  private readonly plurals: Intl.PluralRules;
  private readonly everything: Intl.ListFormat;
  private readonly anything: Intl.ListFormat;

  constructor(language: Language, sentences: Sentences) {
    this.language = language;
    this.place = LANGUAGES.indexOf(language);
    this.everything = new Intl.ListFormat(SPELLING[language], { type: 'conjunction' });
    this.anything = new Intl.ListFormat(SPELLING[language], { type: 'disjunction' });
    this.plurals = new Intl.PluralRules(language);
    this.learn('', sentences);
  }

  say(key: Key, values: Values = NOTHING): string {
    return this.find(key, values) ?? key;
  }

  /** The sentence of a key that comes from the engine, or null where there is none. */
  find(key: string, values: Values = NOTHING): string | null {
    const sentence = this.sentenceOf(key, values.count);
    // A gap that nobody fills stays visible, so that tests find it.
    return sentence?.replaceAll(GAP, (gap, name: string) => written(name, values[name]) ?? gap) ?? null;
  }

  /** Whether there is anything to say under a key, a sentence or a group of them. */
  knows(key: string): boolean {
    return this.sentences.has(key) || this.groups.has(key);
  }

  /** One thing, another and a third. */
  and(list: readonly string[]): string {
    const last = list.at(-1) ?? '';
    // In Italian "e" becomes "ed" before another e.
    if (this.language !== 'it' || list.length < 2 || !/^[eè]/i.test(last)) return this.everything.format(list);
    return `${list.slice(0, -1).join(', ')} ed ${last}`;
  }

  /** One thing, another or a third. */
  or(list: readonly string[]): string {
    return this.anything.format(list);
  }

  /** A sentence begins with a capital letter… */
  capital(words: string): string {
    return words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
  }

  /** …and a name of something common does not inside of one. */
  small(words: string): string {
    return words.charAt(0).toLocaleLowerCase(this.language) + words.slice(1);
  }

  /** The plural form where a number is counted, or the sentence of the key itself. */
  private sentenceOf(key: string, count: string | number | undefined): string | undefined {
    const form = typeof count === 'number' ? this.sentences.get(`${key}_${this.plurals.select(count)}`) : undefined;
    return form ?? this.sentences.get(key);
  }

  /** Takes in a part of the catalogue, so that a sentence is found by its whole key. */
  private learn(group: string, part: object): void {
    for (const [name, value] of Object.entries(part)) {
      const key = group === '' ? name : `${group}.${name}`;
      if (typeof value === 'string') this.sentences.set(key, value);
      else {
        this.groups.add(key);
        this.learn(key, value);
      }
    }
  }
}

const GAP = /\{\{(\w+)\}\}/g;

/** What fills a gap: words as they are, numbers in digits; a count needs no sign. */
function written(gap: string, value: string | number | undefined): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  return gap === 'count' ? `${value}` : inDigits(value);
}

const NOTHING: Values = {};

/** English is British here: colours, and no comma before the last thing of a list. */
const SPELLING: Readonly<Record<Language, string>> = { en: 'en-GB', 'pt-BR': 'pt-BR', it: 'it' };

/** A number with a true minus sign. */
export const inDigits = (n: number): string => {
  if (!Number.isFinite(n)) return '∞';
  return n < 0 ? `−${-n}` : `${n}`;
};

/** A number as a change: +1, −1. */
export const asChange = (n: number): string => (n >= 0 ? `+${n}` : inDigits(n));
