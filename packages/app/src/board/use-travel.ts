import { groundOf, type View } from '@deedbook/engine';
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { chooseAmong } from '../question/choose.ts';
import { closeCard, useCursor } from './cursor.ts';
import type { HitElements } from './hits.tsx';
import { choicesAt, type MapChoices } from './map-choices.ts';
import type { Rig } from './rig.ts';
import { spotOfHex } from './spots.ts';
import { headingOf, spotBeside, spotsOf } from './travel.ts';
import { spotUnder } from './use-pointing.ts';

interface Travel {
  readonly view: View;
  readonly seat: number;
  readonly choices: MapChoices;
  readonly rig: RefObject<Rig | null>;
  readonly elements: HitElements;
}

/** The keys of the map; those it does not know go on to the table. */
export function useTravel({ view, seat, choices, rig, elements }: Travel) {
  const column = useRef<number | null>(null);
  const { tiles } = choices;
  const spots = useMemo(() => spotsOf(groundOf(view.map).keys(), tiles.keys()), [view.map, tiles]);

  const goTo = (spot: string) => {
    useCursor.setState({ at: spot });
    elements.get(spot)?.focus({ preventScroll: true });
    const point = spots.points.get(spot);
    if (point) rig.current?.show(point);
  };

  return (event: KeyboardEvent<Element>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = spotUnder(event.target);
    if (!found || !run(event, found)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function run(
    { key, code, shiftKey }: KeyboardEvent<Element>,
    { spot, element }: { spot: string; element: Element },
  ): boolean {
    if (key === '+' || key === '=') rig.current?.zoom(1.25);
    else if (key === '-') rig.current?.zoom(0.8);
    else if (key === 'Home') {
      rig.current?.toHero();
      const hex = view.players[seat]?.hex ?? null;
      if (hex !== null) goTo(spotOfHex(hex));
    } else if (key === 'Escape') {
      if (useCursor.getState().card === null) return false;
      closeCard();
    } else if (key === 'Enter' || key === ' ') return chooseAmong(choicesAt(choices, spot), element);
    else return travel();
    return true;

    function travel(): boolean {
      const at = spots.points.get(spot);
      if (!at) return false;
      const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
      if (!isUpright || column.current === null) column.current = at.x;
      const heading = headingOf(key, code, shiftKey, at, column.current);
      if (heading === null) return false;
      const next = spotBeside(spots, spot, heading);
      if (next !== null) goTo(next);
      if (!isUpright) column.current = null;
      return true;
    }
  }
}
