import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Area, clearPlace } from './clear-place.ts';

const GAP = 8;

/** What a notice may not cover: the question, the heading of a choice, the way on, and the things it is about. */
const keptClear = (about: readonly string[]): Area[] =>
  [
    ...document.querySelectorAll('[data-clear]'),
    ...about.flatMap(spot => [...document.querySelectorAll(`[data-spot="${spot}"]`)]),
  ].map(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
  });

/**
 * Puts a notice where it covers nothing important, and keeps it clear while the table changes. With `folds` it is
 * folded if there is no such place.
 */
export function useClearPlace(
  notice: RefObject<HTMLElement | null>,
  about: readonly string[] = [],
  folds = false,
): void {
  const spots = about.join('|');
  const place = () => {
    const element = notice.current;
    if (!element) return;
    const room = { left: GAP, top: GAP, width: innerWidth - 2 * GAP, height: innerHeight - 2 * GAP };
    const kept = keptClear(spots === '' ? [] : spots.split('|'));
    const find = () => clearPlace(element.getBoundingClientRect(), room, kept);
    delete element.dataset.folded;
    let found = find();
    if (folds && found.covers > 0) {
      element.dataset.folded = '';
      found = find();
    }
    const { left, top } = found;
    Object.assign(element.style, { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` });
  };
  useLayoutEffect(place);
  useEffect(() => {
    // The elements around it settle a moment later, with every question.
    const timer = setTimeout(place, 350);
    addEventListener('resize', place);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', place);
    };
  });
}
