import type { ComponentProps } from 'react';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import './rule-sign.css';

interface RuleSignProps extends ComponentProps<'a'> {
  readonly rule: string;
}

/** A small sign that leads to a rule; its number is for those who ask. In a menu it is an item like any other. */
export function RuleSign({ rule, ...item }: RuleSignProps) {
  const name = useWords('page').parts.rule(rule);
  return (
    <a className="rule-sign" href={linkTo('rules', rule)} title={name} aria-label={name} {...item}>
      §
    </a>
  );
}
