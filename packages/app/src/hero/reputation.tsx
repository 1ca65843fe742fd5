import { reputationModifier } from '@deedbook/engine';
import { memo } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signed } from '../language/numbers.ts';
import { Explain } from '../parts/explain.tsx';

/** The spaces of the track, the worst one first. */
const TRACK = Array.from({ length: 15 }, (_, i) => i - 7);

const asSigned = (n: number): string => (n === 0 ? '0' : signed(n));

/** The Reputation track: where the hero is on it, and separately what that adds to Influence. */
export const Reputation = memo(function Reputation() {
  const reputation = useSeat(({ view, seat }) => view.players[seat]?.reputation ?? 0);
  const words = useWords('table').hero;
  const modifier = reputationModifier(reputation);
  const effect = modifier === null ? words.nobodyTalks : words.influence(asSigned(modifier));
  return (
    <Explain
      press
      title={`${words.reputation} ${asSigned(reputation)}: ${effect}`}
      body={<p>{words.reputationAbout}</p>}
      rules={['SET-03', 'INT-03']}
    >
      <button type="button" className="hero-reputation" data-mark="reputation">
        <span className="hero-line">
          <span>
            {words.reputation} <b>{asSigned(reputation)}</b>
          </span>
          <span className="hero-soft">{effect}</span>
        </span>
        <span className="hero-track" aria-hidden>
          {TRACK.map(space => (
            <span
              key={space}
              data-here={space === reputation || undefined}
              data-side={space < 0 ? 'bad' : space > 0 ? 'good' : undefined}
            >
              {space === reputation ? asSigned(reputation) : ''}
            </span>
          ))}
        </span>
      </button>
    </Explain>
  );
});
