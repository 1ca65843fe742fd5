import type { Name } from '@deedbook/engine';
import { useMemo } from 'react';
import { useSeat } from '../game/table.ts';
import { UnitsRow } from '../hero/units.tsx';
import { useWords } from '../language/language.ts';
import { Roving } from '../parts/roving.tsx';
import { useNarrow } from '../platform/window-size.ts';
import './hand.css';
import './hand-sizes.css';
import './hand-short.css';
import { HandCard } from './hand-card.tsx';
import { DeckPile, DiscardPile } from './piles.tsx';

/** Copies of a card are identical, so each is identified by its name and the number of copies before it. */
function withKeys(hand: readonly Name[]): { readonly card: Name; readonly key: string }[] {
  const seen = new Map<Name, number>();
  return hand.map(card => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, key: `${card} ${n}` };
  });
}

/** The hand as a fan, between the deck and the discard pile. */
export function Hand() {
  const hand = useSeat(({ view, seat }) => view.players[seat]?.hand);
  const isAsked = useSeat(({ asked }) => asked !== null);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const isNarrow = useNarrow();
  const words = useWords('table').hand;
  const cards = useMemo(() => withKeys(hand ?? []), [hand]);
  const middle = (cards.length - 1) / 2;
  return (
    <div className="hand" data-empty={cards.length === 0 || undefined}>
      {/* On a phone the hero has a separate layer, but a fight needs the Units at hand. */}
      {isNarrow && isFighting && <UnitsRow />}
      <div className="hand-row">
        {!isNarrow && <DeckPile />}
        <ul
          className="hand-fan"
          data-row="hand"
          data-asked={isAsked || undefined}
          aria-label={words.hand(cards.length)}
        >
          <Roving count={cards.length}>
            {cards.map(({ card, key }, i) => (
              <HandCard key={key} card={card} at={i} off={i - middle} />
            ))}
          </Roving>
          {cards.length === 0 && <li className="hand-empty">{words.empty}</li>}
        </ul>
        {!isNarrow && <DiscardPile />}
      </div>
    </div>
  );
}
