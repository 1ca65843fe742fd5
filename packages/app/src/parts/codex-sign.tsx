import type { ComponentProps } from 'react';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import './rule-sign.css';

interface CodexSignProps extends ComponentProps<'a'> {
  readonly at: string;
}

/** A small link to an entry of the codex: `unit/peasants`. It can be an item of a menu. */
export function CodexSign({ at, ...item }: CodexSignProps) {
  const { codex } = useWords('page').parts;
  return (
    <a className="rule-sign" href={linkTo('codex', at)} title={codex} aria-label={codex} {...item}>
      i
    </a>
  );
}
