/** Picks a plural form; `more` has the additional forms of languages that need them. */
type Plural = (n: number, one: string, other: string, more?: Partial<Record<Intl.LDMLPluralRule, string>>) => string;

/** Counts by the plural rules of a language. */
export function pluralIn(language: string): Plural {
  let rules: Intl.PluralRules | undefined;
  return (n, one, other, more = {}) => {
    // Plural rules are expensive to create, and many screens count nothing.
    rules ??= new Intl.PluralRules(language);
    const form = rules.select(n);
    return more[form] ?? (form === 'one' ? one : other);
  };
}
