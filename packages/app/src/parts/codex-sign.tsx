import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';

/** A small link to an entry of the codex: `unit/peasants`. */
export function CodexSign({ at }: { readonly at: string }) {
  const { codex } = useWords('page').parts;
  return (
    <a className="rule-sign" href={linkTo('codex', at)} title={codex} aria-label={codex}>
      i
    </a>
  );
}
