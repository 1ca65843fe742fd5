import { useSeatFields } from '../game/table.ts';
import { useWhy } from '../game/use-soon.ts';
import { Why, type WhyProps } from './why.tsx';

interface WhyNotProps extends Pick<WhyProps, 'wrapLink'> {
  readonly answers: readonly string[];
}

/** Why these answers cannot be given now, as the rules say it; nothing where they are asked something else. */
export function WhyNot({ answers, wrapLink }: WhyNotProps) {
  const { asked, text } = useSeatFields('asked', 'text');
  const closed = answers.filter(answer => asked && !asked.choices.some(({ key }) => key === answer));
  const refusals = useWhy(closed).filter(refusal => refusal !== null);
  // The same reason is given once.
  const reasons = new Map(
    refusals.filter(({ rule }) => rule !== 'UNKNOWN-ANSWER').map(refusal => [text.why(refusal), refusal]),
  );
  return [...reasons].map(([said, refusal]) => (
    <p key={said} className="why-not">
      <Why refusal={refusal} text={text} wrapLink={wrapLink} />
    </p>
  ));
}
