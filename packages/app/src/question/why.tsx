import type { Refusal } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { isRule } from '../rulebook/open.ts';

interface Props {
  readonly refusal: Pick<Refusal, 'rule' | 'about'>;
  readonly text: Text;
}

/** Why something cannot be done, and the rule that says so as a link. */
export function Why({ refusal, text }: Props) {
  const words = useWords('table').question;
  return (
    <>
      {text.why(refusal)}{' '}
      {isRule(refusal.rule) && (
        <a className="why-rule" href={linkTo('rules', refusal.rule)} aria-label={words.rule(refusal.rule)}>
          {refusal.rule}
        </a>
      )}
    </>
  );
}
