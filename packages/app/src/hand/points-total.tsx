import { type Points, reputationModifier } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signed } from '../language/numbers.ts';
import { Explain } from '../parts/explain.tsx';
import { gainedThisTurn } from './totals.ts';

const RULES: Readonly<Record<Points, readonly string[]>> = {
  move: ['TRN-23', 'MOV-01'],
  influence: ['INT-02', 'INT-03'],
  heal: ['HEA-01', 'HEA-02'],
};

/** Points of this turn: how many are left out of how many, and where they came from. */
export function PointsTotal({ points }: { readonly points: Points }) {
  const { view, news, seat, text } = useSeatFields('view', 'news', 'seat', 'text');
  const words = useWords('table').hand;
  const isMine = view.turn.seat === seat;
  const left = isMine ? view.turn[points] : 0;
  const gained = gainedThisTurn(isMine ? news : [], seat, points);
  const isTalking = points === 'influence' && isMine && view.turn.interacting;
  if (left === 0 && gained.n === 0 && !isTalking) return null;
  const reputation = points === 'influence' ? reputationModifier(view.players[seat]?.reputation ?? 0) : 0;
  const amount = gained.n > left ? words.of(left, gained.n) : String(left);
  return (
    <Explain
      press
      side="top"
      title={`${words[points]} ${amount}`}
      rules={RULES[points]}
      body={
        <>
          {gained.terms.length > 0 && <p>{text.terms(gained.terms)}</p>}
          {points === 'influence' && !isTalking && (
            <p>{reputation === null ? words.nobodyTalks : words.withReputation(signed(reputation))}</p>
          )}
          <p>{words.about[points]}</p>
        </>
      }
    >
      <button type="button" className="play-total" data-spent={left === 0 || undefined}>
        <StatIcon stat={points} size={18} />
        <span className="unseen-narrow">{words[points]}</span>
        <b>{amount}</b>
        {points === 'influence' && !isTalking && reputation !== 0 && (
          <span className="play-modifier">{reputation === null ? '×' : signed(reputation)}</span>
        )}
      </button>
    </Explain>
  );
}
