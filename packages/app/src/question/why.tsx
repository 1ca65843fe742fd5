import type { Refusal } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import type { ReactElement } from 'react';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { isRule } from '../rulebook/open.ts';

export interface WhyProps {
  readonly refusal: Pick<Refusal, 'rule' | 'about'>;
  readonly text: Text;
  /** Puts the link into something else: in a menu it is an item, or no key would reach it. */
  readonly wrapLink?: ((link: ReactElement) => ReactElement) | undefined;
}

/** Why something cannot be done, and the rule that says so as a link. */
export function Why({ refusal, text, wrapLink = link => link }: WhyProps) {
  const words = useWords('table').question;
  return (
    <>
      {text.why(refusal)}{' '}
      {isRule(refusal.rule) &&
        wrapLink(
          <a className="why-rule" href={linkTo('rules', refusal.rule)} aria-label={words.rule(refusal.rule)}>
            {refusal.rule}
          </a>,
        )}
    </>
  );
}
