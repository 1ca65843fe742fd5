import { spotName, type Ware, waresOf } from '@deedbook/engine';
import { useMemo, useState } from 'react';
import { ManaGem, StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useTableMark } from '../parts/table-mark.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { ChoiceIcon } from '../question/choice-icon.tsx';
import { useSpots } from '../question/spots.ts';
import '../question/choice-list.css';
import './market.css';
import { gainedThisTurn } from './totals.ts';

/**
 * What the locals sell, with prices: what is in reach can be bought here; for the rest it says what is missing. Useless
 * goods are folded away.
 */
export function Market() {
  const { asked, view, seat } = useSeatFields('asked', 'view', 'seat');
  const { hand: words, question } = useWords('table');
  const [isUnfolded, setUnfolded] = useState(false);
  const wares = useMemo(() => waresOf(view, seat), [view, seat]);
  const sells = useMemo(() => {
    const ids = new Set(wares.map(({ choice }) => choice.at?.id));
    return (id: string) => ids.has(id);
  }, [wares]);
  useSpots('offer', sells);
  useSpots('button', sells);
  const isShown = asked !== null && wares.length > 0;
  useTableMark('market', isShown);
  if (!isShown) return null;
  const useful = [...wares].filter(({ isUseful }) => isUseful).sort((a, b) => a.cost - b.cost);
  const idle = wares.filter(({ isUseful }) => !isUseful);
  const isFolded = idle.length > 0 && !isUnfolded;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <ul className="market" aria-label={words.market} tabIndex={0}>
      <Purse />
      {(isFolded ? useful : [...useful, ...idle]).map(ware => (
        <li key={ware.choice.key}>
          <Good ware={ware} />
        </li>
      ))}
      {isFolded && (
        <li>
          <button type="button" className="menu-more" onClick={() => setUnfolded(true)}>
            {question.more(idle.length)}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The player's Influence and where it comes from, the Reputation modifier included. */
function Purse() {
  const { view, seat, news, text } = useSeatFields('view', 'seat', 'news', 'text');
  const words = useWords('table').hand;
  const { terms } = gainedThisTurn(news, seat, 'influence');
  return (
    <li className="market-purse">
      <StatIcon stat="influence" size={18} title={words.influence} />
      <b>{view.turn.influence}</b>
      {terms.length > 0 && <small>{text.terms(terms)}</small>}
    </li>
  );
}

function Good({ ware: { choice, cost, mana } }: { readonly ware: Ware }) {
  const { asked, view, text } = useSeatFields('asked', 'view', 'text');
  const words = useWords('table').hand;
  const offered = asked?.choices.find(({ key }) => key === choice.key);
  if (!asked) return null;
  if (offered) return <ChoiceButton choice={offered} marked={false} />;
  const missing = cost - view.turn.influence;
  return (
    <span className="market-far" data-mark={choice.at && spotName(choice.at)}>
      <ChoiceIcon choice={choice} view={view} />
      {text.choice(asked, choice, view)}
      <b>
        {missing > 0 && (
          <>
            <StatIcon stat="influence" size={14} />
            {words.missing(missing)}
          </>
        )}
        {mana !== null && <ManaGem color={mana} size={15} title={text.name('color', mana)} />}
      </b>
    </span>
  );
}
