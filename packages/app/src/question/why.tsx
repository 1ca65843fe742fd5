import type { Refusal } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import type { ReactElement } from 'react';
import { RuleSign } from '../parts/rule-sign.tsx';
import { isRule } from '../rulebook/open.ts';

export interface WhyProps {
  readonly refusal: Pick<Refusal, 'rule' | 'about'>;
  readonly text: Text;
  /** Wraps the link: in a menu it must be an item, or no key would reach it. */
  readonly wrapLink?: ((link: ReactElement) => ReactElement) | undefined;
}

/** Why something cannot be done, with a link to the rule. */
export function Why({ refusal, text, wrapLink = link => link }: WhyProps) {
  return (
    <>
      {text.why(refusal)} {isRule(refusal.rule) && wrapLink(<RuleSign rule={refusal.rule} />)}
    </>
  );
}
