import { useWords } from '../language/language.ts';
import type { Regret } from '../question/open-things.ts';

/** Warnings for newcomers before they end a turn. */
export function RegretList({ regrets }: { readonly regrets: readonly Regret[] }) {
  const words = useWords('panels').hints.warnings;
  return regrets.map(regret => <li key={regret}>{words[regret]}</li>);
}
