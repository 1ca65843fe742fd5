import type { Hex } from '@deedbook/engine';
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { LongPress } from '../parts/long-press.ts';
import { isResting } from '../platform/input.ts';
import { chooseAmong } from '../question/choose.ts';
import { closeCard, openCard, point, useCursor } from './cursor.ts';
import { choicesAt, type MapChoices } from './map-choices.ts';
import { hexOfSpot } from './spots.ts';

/** How long the mouse rests on a space before its card opens, and how long the card stays after it leaves. */
const MOMENT = 380;

export const spotUnder = (target: EventTarget): { spot: string; element: Element } | null => {
  const element = (target as Element).closest('[data-spot]');
  const spot = element?.getAttribute('data-spot');
  return element && spot ? { spot, element } : null;
};

/** Pointing, pressing and focusing on the map, for all spots at once. */
export function usePointing(choices: MapChoices) {
  const latest = useRef(choices);
  const isTouch = useRef(false);
  useEffect(() => {
    latest.current = choices;
    // After a tap has taken its choice, nothing is pointed at.
    if (isTouch.current) point(null);
  }, [choices]);
  return useMemo(() => {
    let timer = 0;
    /** The timer that opens the card of the space that has the focus. */
    let focused = 0;
    const long = new LongPress();
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
        // A pinned card gives way to the next space looked at.
        if (hex == null) later(closeCard, MOMENT);
        else if (isPinned() && isOpen(hex)) clearTimeout(timer);
        // A map that has come under the mouse is not looked at yet.
        else if (!isResting(event)) later(() => openCard(hex, 'hover'), MOMENT);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        point(null);
        later(closeCard, MOMENT);
      },
      onPointerDown: (event: PointerEvent) => {
        isTouch.current = event.pointerType === 'touch';
        const found = spotUnder(event.target);
        if (event.pointerType !== 'touch' || !found) return long.begin();
        clearTimeout(timer);
        point(found.spot);
        const hex = hexOfSpot(found.spot);
        long.begin(() => {
          if (hex !== null) openCard(hex, 'press');
        });
      },
      // A moving finger drags the map.
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'touch' && (event.currentTarget as Element).closest('[data-dragging]')) long.end();
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === 'touch') long.end();
      },
      onClick: (event: MouseEvent) => {
        const found = spotUnder(event.target);
        if (long.wasLong) return;
        clearTimeout(timer);
        if (!found) return closeCard();
        useCursor.setState({ at: found.spot });
        if (chooseAmong(choicesAt(latest.current, found.spot), found.element)) return closeCard();
        // Where there are no choices, a press pins the card.
        const hex = hexOfSpot(found.spot);
        if (hex !== null) openCard(hex, 'press');
      },
      onContextMenu: (event: MouseEvent) => {
        if (long.wasLong) event.preventDefault();
      },
      onFocus: (event: FocusEvent) => {
        const found = spotUnder(event.target);
        if (!found?.element.matches(':focus-visible')) return;
        useCursor.setState({ at: found.spot, pointed: found.spot });
        const hex = hexOfSpot(found.spot);
        if (hex === null) closeCard();
        else {
          later(() => openCard(hex, 'focus'), MOMENT / 3);
          focused = timer;
        }
      },
      onBlur: () => {
        point(null);
        // The focus may only have passed by.
        clearTimeout(focused);
        if (useCursor.getState().card?.by === 'focus') later(closeCard, MOMENT);
      },
      /** The mouse is on the card, so it stays. */
      stay: () => clearTimeout(timer),
      leave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') later(closeCard, MOMENT);
      },
    };
  }, []);
}
