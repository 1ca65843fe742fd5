import { waresOf } from '@deedbook/engine';
import { useMemo } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { ChoiceIcon } from '../question/choice-icon.tsx';
import { useSpots } from '../question/spots.ts';
import './market.css';

/** What the locals sell, with prices: what is in reach can be bought here; for the rest it says what is missing. */
export function Market() {
  const { asked, view, seat, text } = useSeatFields('asked', 'view', 'seat', 'text');
  const words = useWords('table').hand;
  const wares = useMemo(() => waresOf(view, seat), [view, seat]);
  const sells = useMemo(() => {
    const ids = new Set(wares.map(({ choice }) => choice.at?.id));
    return (id: string) => ids.has(id);
  }, [wares]);
  useSpots('offer', sells);
  useSpots('button', sells);
  if (!asked || wares.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <ul className="market" aria-label={words.market} tabIndex={0}>
      {wares.map(({ choice, cost }) => {
        const offered = asked.choices.find(({ key }) => key === choice.key);
        return (
          <li key={choice.key}>
            {offered ? (
              <ChoiceButton choice={offered} marked={false} />
            ) : (
              <span className="market-far">
                <ChoiceIcon choice={choice} view={view} />
                {text.choice(asked, choice, view)}
                <b>
                  <StatIcon stat="influence" size={14} />
                  {words.missing(cost - view.turn.influence)}
                </b>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
