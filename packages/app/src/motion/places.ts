import type { Place } from './movements.ts';

const quoted = (name: string): string => name.replaceAll('"', '\\"');

/** Whether it is visible at all. */
const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** The element at a place, if it is on the screen: a spot or a landmark. */
export function elementsAt(place: Place): Element[] {
  if (place === '') return [];
  const name = quoted(place);
  return [...document.querySelectorAll(`[data-spot="${name}"], [data-mark="${name}"]`)].filter(element =>
    isSeen(element.getBoundingClientRect()),
  );
}

/** The first place of several that is on the screen. */
export function elementAt(places: readonly Place[]): Element | null {
  for (const place of places) {
    const [first] = elementsAt(place);
    if (first) return first;
  }
  return null;
}
