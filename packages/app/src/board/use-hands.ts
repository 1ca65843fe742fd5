import { type Hex, hexNamed } from '@deedbook/engine';
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { openMenu } from '../layout/overlay.ts';
import { choose } from '../question/choose.ts';
import { closeCard, openCard, point, useCursor } from './cursor.ts';
import { choicesAt, type useOffers } from './use-offers.ts';

type Offers = ReturnType<typeof useOffers>;

/** A card opens when the mouse has rested so long on a space, and goes so long after it has left. */
const MOMENT = 380;
const LONG_PRESS = 480;

export const spotUnder = (target: EventTarget): { spot: string; element: Element } | null => {
  const element = (target as Element).closest('[data-spot]');
  const spot = element?.getAttribute('data-spot');
  return element && spot ? { spot, element } : null;
};

const hexOfSpot = (spot: string) => (spot.startsWith('hex ') ? hexNamed(spot.slice(4)) : null);

/** Takes the one choice of a spot, or opens its menu. False where there is none. */
export function act(offers: Offers, spot: string, element: Element): boolean {
  const choices = choicesAt(offers, spot);
  const [first] = choices;
  if (!first) return false;
  if (choices.length > 1) openMenu(choices, element);
  else choose(first, element);
  return true;
}

/** Pointing, pressing and focusing on the map, for all spots at once. */
export function useHands(offers: Offers) {
  const latest = useRef(offers);
  const isTouch = useRef(false);
  useEffect(() => {
    latest.current = offers;
    // A finger is gone when its choice is taken: nothing is pointed at any more.
    if (isTouch.current) point(null);
  }, [offers]);
  return useMemo(() => {
    let timer = 0;
    let wasLong = false;
    const later = (run: () => void, after: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(run, after);
    };
    const isPinned = () => useCursor.getState().card?.by === 'press';
    const isOpen = (hex: Hex) => useCursor.getState().card?.hex === hex;
    return {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const found = spotUnder(event.target);
        point(found?.spot ?? null);
        const hex = found && hexOfSpot(found.spot);
        // What was kept open to be read gives way to the next space that is looked at.
        if (hex != null && !(isPinned() && isOpen(hex))) later(() => openCard(hex, 'hover'), MOMENT);
        else if (isPinned()) clearTimeout(timer);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        point(null);
        if (useCursor.getState().card?.by === 'hover') later(closeCard, MOMENT);
        else clearTimeout(timer);
      },
      onPointerDown: (event: PointerEvent) => {
        wasLong = false;
        isTouch.current = event.pointerType === 'touch';
        const found = spotUnder(event.target);
        if (event.pointerType !== 'touch' || !found) return;
        point(found.spot);
        const hex = hexOfSpot(found.spot);
        later(() => {
          wasLong = true;
          if (hex !== null) openCard(hex, 'press');
        }, LONG_PRESS);
      },
      // A finger that moves drags the map.
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'touch' && (event.currentTarget as Element).closest('[data-dragging]'))
          clearTimeout(timer);
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === 'touch') clearTimeout(timer);
      },
      onClick: (event: MouseEvent) => {
        const found = spotUnder(event.target);
        if (!found || wasLong) return;
        clearTimeout(timer);
        useCursor.setState({ at: found.spot });
        if (act(latest.current, found.spot, found.element)) return closeCard();
        // Where nothing can be done, a press keeps the card open to be read.
        const hex = hexOfSpot(found.spot);
        if (hex !== null) openCard(hex, 'press');
      },
      onContextMenu: (event: MouseEvent) => {
        if (wasLong) event.preventDefault();
      },
      onFocus: (event: FocusEvent) => {
        const found = spotUnder(event.target);
        if (!found?.element.matches(':focus-visible')) return;
        useCursor.setState({ at: found.spot, pointed: found.spot });
        const hex = hexOfSpot(found.spot);
        if (hex === null) closeCard();
        else later(() => openCard(hex, 'focus'), MOMENT / 3);
      },
      onBlur: () => {
        point(null);
        if (useCursor.getState().card?.by === 'focus') later(closeCard, MOMENT);
      },
      /** The mouse is on the card: it stays. */
      stay: () => clearTimeout(timer),
      leave: () => {
        if (!isPinned()) later(closeCard, MOMENT);
      },
    };
  }, []);
}
