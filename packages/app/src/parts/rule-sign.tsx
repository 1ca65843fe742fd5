import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import './rule-sign.css';

/** A small sign that leads to a rule; its number is for those who ask. */
export function RuleSign({ rule }: { readonly rule: string }) {
  const name = useWords('page').parts.rule(rule);
  return (
    <a className="rule-sign" href={linkTo('rules', rule)} title={name} aria-label={name}>
      §
    </a>
  );
}
