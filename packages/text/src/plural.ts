/** `one` or `other` things, as a language counts them; `more` are the forms of a language that has further ones. */
type Plural = (n: number, one: string, other: string, more?: Partial<Record<Intl.LDMLPluralRule, string>>) => string;

/** Counts as the plural rules of a language have it. */
export function pluralIn(language: string): Plural {
  let rules: Intl.PluralRules | undefined;
  return (n, one, other, more = {}) => {
    // Plural rules are expensive to create, and many screens count nothing.
    rules ??= new Intl.PluralRules(language);
    const form = rules.select(n);
    return more[form] ?? (form === 'one' ? one : other);
  };
}
