import type { ComponentProps } from 'react';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import './rule-sign.css';

interface RuleSignProps extends ComponentProps<'a'> {
  readonly rule: string;
}

/** A small link to a rule; its number shows on request. In a menu it is an ordinary item. */
export function RuleSign({ rule, ...item }: RuleSignProps) {
  const name = useWords('page').parts.rule(rule);
  return (
    <a className="rule-sign" href={linkTo('rules', rule)} title={name} aria-label={name} {...item}>
      §
    </a>
  );
}
