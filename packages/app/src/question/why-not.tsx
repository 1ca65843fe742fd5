import { type Attempt, keyOf, type Name } from '@deedbook/engine';
import { useSeatFields } from '../game/table.ts';
import { useWhy } from '../game/use-soon.ts';
import { Why, type WhyProps } from './why.tsx';

interface WhyNotProps extends Pick<WhyProps, 'wrapLink'> {
  readonly acts: readonly Attempt[];
}

/** Both effects of a card. */
export const playing = (card: Name): readonly Attempt[] => [
  { act: 'play', card },
  { act: 'power', card },
];

/** Why these answers are refused now, in the rules' words; nothing if the current question is about something else. */
export function WhyNot({ acts, wrapLink }: WhyNotProps) {
  const { asked, text } = useSeatFields('asked', 'text');
  const closed = acts.map(keyOf).filter(tried => asked && !asked.choices.some(({ key }) => key === tried));
  const refusals = useWhy(closed).filter(refusal => refusal !== null);
  // Each reason is given once.
  const reasons = new Map(
    refusals.filter(({ rule }) => rule !== 'UNKNOWN-ANSWER').map(refusal => [text.why(refusal), refusal]),
  );
  return [...reasons].map(([said, refusal]) => (
    <p key={said} className="why-not">
      <Why refusal={refusal} text={text} wrapLink={wrapLink} />
    </p>
  ));
}
