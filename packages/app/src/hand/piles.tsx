import type { Name } from '@deedbook/engine';
import { useMemo } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { PopupButton } from '../parts/popup-button.tsx';
import { later } from '../platform/later.tsx';
import { byName } from './by-name.ts';
import './piles.css';

export const PileList = later(async () => (await import('./pile-list.tsx')).PileList);

interface PileProps {
  readonly sign: string;
  readonly name: string;
  readonly about: string;
  readonly count: number;
  readonly cards: () => readonly Name[];
}

/** A pile of cards with its count; opened, it shows what may be known about it. */
function Pile({ sign, name, about, count, cards }: PileProps) {
  return (
    <PopupButton
      className="pile"
      data-mark={sign}
      aria-label={`${name}: ${count}`}
      popup={{ className: 'pile-list', side: 'top', sideOffset: 8, 'aria-label': name }}
      opens={() => (
        <>
          <h3 className="pile-title">
            {name} <span>{count}</span>
          </h3>
          <p className="pile-about">{about}</p>
          <PileList cards={cards()} />
        </>
      )}
    >
      <StatIcon stat={sign} size={26} />
      <b className="pile-count">{count}</b>
      <span className="pile-name">{name}</span>
    </PopupButton>
  );
}

/** On a phone: the number of cards in hand, since some may be off screen. */
export function HandCount() {
  const count = useSeat(({ view, seat }) => view.players[seat]?.hand.length ?? 0);
  const words = useWords('table').hand;
  return (
    <span className="pile" role="img" aria-label={words.hand(count)}>
      <StatIcon stat="hand" size={20} />
      <b className="pile-count">{count}</b>
    </span>
  );
}

export function DeckPile() {
  const count = useSeat(({ view, seat }) => view.players[seat]?.deck.length ?? 0);
  const { view, text } = useSeatFields('view', 'text');
  const words = useWords('table').hand;
  return (
    <Pile
      sign="deck"
      name={words.deck}
      about={words.deckAbout}
      count={count}
      cards={() => byName(view.ownDeck, card => text.name('card', card))}
    />
  );
}

export function DiscardPile() {
  const discard = useSeat(({ view, seat }) => view.players[seat]?.discard);
  const words = useWords('table').hand;
  const newest = useMemo(() => [...(discard ?? [])].reverse(), [discard]);
  return (
    <Pile sign="discard" name={words.discard} about={words.discardAbout} count={newest.length} cards={() => newest} />
  );
}
