import { useEffect, useRef } from 'react';
import { useSeat } from '../game/table.ts';
import { Tokens } from '../hero/mana.tsx';
import { useWords } from '../language/language.ts';
import { Roving } from '../parts/roving.tsx';
import { later } from '../platform/later.tsx';
import { useNarrow } from '../platform/window-size.ts';
import './play-area.css';
import { DeckPile, DiscardPile, HandCount } from './piles.tsx';
import { Played } from './played.tsx';
import { PointsTotal } from './points-total.tsx';

/** Only on a phone. */
const Belt = later(async () => (await import('../hero/belt.tsx')).Belt);

const POINTS = ['move', 'influence', 'heal'] as const;

/** This many cards fit on every screen. */
const FEW = 2;

/** What was played this turn, and what it adds up to: points and mana. Renders nothing if there is nothing. */
export function PlayArea() {
  const played = useSeat(({ view, seat }) => view.players[seat]?.played);
  const hand = useSeat(({ view, seat }) => view.players[seat]?.hand);
  const hasPoints = useSeat(
    ({ view: { turn }, seat }) =>
      turn.seat === seat && (turn.interacting || turn.move > 0 || turn.influence !== 0 || turn.heal > 0),
  );
  const isNarrow = useNarrow();
  const words = useWords('table').hand;
  const cards = useRef<HTMLUListElement>(null);
  const many = played?.length ?? 0;
  // If it is a single line, the newest card is scrolled into view, whatever room there is for it.
  useEffect(() => {
    const list = cards.current;
    if (many < FEW || !list) return;
    const observer = new ResizeObserver(() => {
      list.scrollLeft = list.scrollWidth;
    });
    observer.observe(list);
    // A card that has been drawn in another font has another width.
    if (list.lastElementChild) observer.observe(list.lastElementChild);
    return () => observer.disconnect();
  }, [many]);
  // Tokens alone are shown with the hero, if the hero is shown.
  if (!played || (played.length === 0 && !hasPoints && !isNarrow)) return null;
  return (
    <section className="play" data-clear data-mark="played" aria-label={words.playArea}>
      {POINTS.map(points => (
        <PointsTotal key={points} points={points} />
      ))}
      <Tokens />
      {isNarrow && <Belt />}
      {isNarrow && (
        <span className="play-piles">
          <HandCount />
          <DeckPile />
          <DiscardPile />
        </span>
      )}
      {played.length > 0 && (
        <ul ref={cards} className="play-cards" data-row="played" aria-label={words.playArea}>
          <Roving count={played.length}>
            {played.map((card, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards are only laid down at the end, and copies are alike
              <Played key={at} at={at} played={card} isInHand={hand?.includes(card.card) ?? false} />
            ))}
          </Roving>
        </ul>
      )}
    </section>
  );
}
