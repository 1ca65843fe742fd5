import {
  CARDS,
  type Choice,
  groundOf,
  reputationModifier,
  spotName,
  UNITS,
  type View,
  type Ware,
  waresOf,
} from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useMemo, useState } from 'react';
import { ManaGem, StatIcon, UnitPicture } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signed } from '../language/numbers.ts';
import { CardPicture } from '../parts/card-picture.ts';
import { useTableMark } from '../parts/table-mark.ts';
import { useArmed } from '../question/caution.ts';
import { ChoiceIcon } from '../question/choice-icon.tsx';
import { take } from '../question/choose.ts';
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

/** Who sells, and the player's Influence with where it comes from, the Reputation modifier included. */
function Purse() {
  const { view, seat, news, text } = useSeatFields('view', 'seat', 'news', 'text');
  const words = useWords('table').hand;
  const player = view.players[seat];
  const { influence } = view.turn;
  const site = player?.hex ? groundOf(view.map).get(player.hex)?.site : null;
  const { terms } = gainedThisTurn(news, seat, 'influence');
  const modifier = reputationModifier(player?.reputation ?? 0) ?? 0;
  return (
    <li className="market-purse">
      {site && <strong>{text.name('site', site)}</strong>}
      <StatIcon stat="influence" size={18} />
      <span>
        {words.influence} <b>{influence < 0 ? signed(influence) : influence}</b>
      </span>
      <small>{terms.length > 1 ? text.terms(terms) : words.reputed(signed(modifier))}</small>
    </li>
  );
}

/** One of the goods: a picture, what it does, its price, and what is missing to pay for it. */
function Good({ ware: { choice, cost, mana } }: { readonly ware: Ware }) {
  const { asked, view, text } = useSeatFields('asked', 'view', 'text');
  const { hand: words, question } = useWords('table');
  const isArmed = useArmed()?.choice.key === choice.key;
  const offered = asked?.choices.find(({ key }) => key === choice.key);
  if (!asked) return null;
  const missing = cost - view.turn.influence;
  const said = text.choice(asked, choice, view);
  const { name, does } = wordsOf(choice, text) ?? { name: said.replace(PRICE, ''), does: '' };
  const shown = (
    <>
      <WarePicture choice={choice} view={view} />
      <span className="ware-name">{name}</span>
      <span className="ware-price">
        <StatIcon stat="influence" size={16} title={words.influence} />
        {cost}
        {mana !== null && <ManaGem color={mana} size={16} title={text.name('color', mana)} />}
      </span>
      <span className="ware-text">
        {isArmed ? <b>{question.again}</b> : missing > 0 ? <b>{words.missing(missing)}</b> : null}{' '}
        <span className="ware-does">{does}</span>
      </span>
    </>
  );
  return offered ? (
    <button
      type="button"
      className="ware"
      data-key={choice.key}
      data-armed={isArmed || undefined}
      aria-label={said}
      title={does}
      onClick={() => take(offered)}
    >
      {shown}
    </button>
  ) : (
    <span className="ware market-far" data-mark={choice.at && spotName(choice.at)} title={does}>
      {shown}
    </span>
  );
}

/** The price in a label; it is shown beside it. */
const PRICE = / \([^()]*\d\)/;

/** A Unit or a card by its name, and what it does. */
function wordsOf({ at }: Choice, text: Text): { readonly name: string; readonly does: string } | null {
  if (at?.kind !== 'offer') return null;
  if (UNITS.has(at.id)) return { name: text.name('unit', at.id), does: text.unitText(at.id).abilities.join(' · ') };
  return { name: text.name('card', at.id), does: text.cardText(at.id).basic };
}

function WarePicture({ choice, view }: { readonly choice: Choice; readonly view: View }) {
  const { kind, id = '' } = choice.at ?? {};
  if (kind === 'offer' && UNITS.has(id)) return <UnitPicture unit={id} width={56} height={42} />;
  const card = kind === 'offer' ? CARDS.find(id) : undefined;
  if (card) return <CardPicture card={id} kind={card.kind} width={56} height={42} />;
  return (
    <span className="ware-sign">
      <ChoiceIcon choice={choice} view={view} />
    </span>
  );
}
