import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, type Language } from './language.ts';
import type { Key, Sentences, Values } from './shape.ts';

/** Says sentences in one language. Each has an i18next of its own: two languages can be spoken side by side. */
export class Voice {
  readonly language: Language;
  /** Which of the names of a printed thing is this language's. */
  readonly place: number;
  private readonly i18n: i18n;
  private readonly everything: Intl.ListFormat;
  private readonly anything: Intl.ListFormat;

  constructor(language: Language, sentences: Sentences) {
    this.language = language;
    this.place = LANGUAGES.indexOf(language);
    this.everything = new Intl.ListFormat(SPELLING[language], { type: 'conjunction' });
    this.anything = new Intl.ListFormat(SPELLING[language], { type: 'disjunction' });
    this.i18n = createInstance();
    void this.i18n.init({
      lng: language,
      fallbackLng: false,
      initAsync: false,
      nsSeparator: false,
      resources: { [language]: { translation: sentences } },
      interpolation: { escapeValue: false },
      // A gap that nobody fills stays visible, so that tests find it.
      missingInterpolationHandler: (_text: string, gap: RegExpExecArray) => gap[0],
    });
  }

  say(key: Key, values: Values = NOTHING): string {
    return this.i18n.t(key as string, this.written(values));
  }

  /** The sentence of a key that comes from the engine, or null where there is none. */
  find(key: string, values: Values = NOTHING): string | null {
    return this.i18n.exists(key, values) ? this.i18n.t(key, this.written(values)) : null;
  }

  /** Whether there is anything to say under a key, a sentence or a group of them. */
  knows(key: string): boolean {
    return this.i18n.exists(key);
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

  private written(values: Values): Record<string, string | number> {
    const entries = Object.entries(values).map(([gap, value]): [string, string | number] => [
      gap,
      gap === 'count' || typeof value === 'string' ? value : inDigits(value),
    ]);
    return Object.fromEntries(entries);
  }
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
