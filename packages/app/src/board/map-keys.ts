import { groundOf, spotNamed, type View } from '@deedbook/engine';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useSeat } from '../game/table.ts';
import { chooseAmong } from '../question/choose.ts';
import { closeCard, useCursor } from './cursor.ts';
import { type Box, boxAround, grown, type Point, SIZE } from './geometry.ts';
import type { HitElements } from './hits.tsx';
import { choicesAt, type MapChoices } from './map-choices.ts';
import type { Rig } from './rig.ts';
import { spotOfHex } from './spots.ts';
import { headingOf, spotBeside, spotsOf } from './travel.ts';
import { spotUnder } from './use-pointing.ts';

export interface MapKeysProps {
  readonly view: View;
  readonly seat: number;
  readonly choices: MapChoices;
  readonly rig: RefObject<Rig | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly elements: HitElements;
}

/** The keys of the map, and what brings its spots into view. It shows nothing, and loads when idle. */
export function MapKeys({ view, seat, choices, rig, svg, elements }: MapKeysProps): null {
  const column = useRef<number | null>(null);
  // Where no one plays, the keys step through the game unless the map has the focus.
  const isPlayed = useSeat(({ client }) => client.seats.length > 0);
  const { tiles } = choices;
  const spots = useMemo(() => spotsOf(groundOf(view.map).keys(), tiles.keys()), [view.map, tiles]);

  const goTo = (spot: string) => {
    useCursor.setState({ at: spot });
    elements.get(spot)?.focus({ preventScroll: true });
    const point = spots.points.get(spot);
    if (point) rig.current?.show(around(point, SPACE));
  };

  const spoken = useCursor(cursor => cursor.spoken);
  useEffect(() => {
    // The map first keeps up with the hero.
    queueMicrotask(() => {
      for (const spot of spoken) {
        const point = spots.points.get(spot);
        if (point) rig.current?.show(around(point, spotNamed(spot).kind === 'tile' ? TILE : SPACE));
      }
    });
  }, [spoken, spots, rig]);

  // While nothing else has the focus, the map's keys work without focusing the map first.
  const enter = useEffectEvent((event: KeyboardEvent) => {
    const { at } = useCursor.getState();
    const hex = view.players[seat]?.hex ?? null;
    const spot = at !== null && spots.points.has(at) ? at : hex === null ? null : spotOfHex(hex);
    const element = spot === null ? undefined : elements.get(spot);
    if (!isPlayed || !spot || !element || element.closest('[inert]')) return;
    if (hasModifier(event) || !isOfMap(event) || !run(event, { spot, element })) return;
    event.preventDefault();
  });
  const onMap = useEffectEvent((event: KeyboardEvent) => {
    const found = spotUnder(event.target as Element);
    if (!found || hasModifier(event) || !run(event, found)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useLayoutEffect(() => {
    const map = svg.current;
    const pressed = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && isAtLarge(event.target as Element)) enter(event);
    };
    const pressedOnMap = (event: KeyboardEvent) => onMap(event);
    map?.addEventListener('keydown', pressedOnMap);
    addEventListener('keydown', pressed);
    map?.setAttribute('aria-keyshortcuts', 'Home End + -');
    return () => {
      map?.removeAttribute('aria-keyshortcuts');
      map?.removeEventListener('keydown', pressedOnMap);
      removeEventListener('keydown', pressed);
    };
  }, [svg]);
  return null;

  function run({ key, code, shiftKey }: Pressed, { spot, element }: { spot: string; element: Element }): boolean {
    if (key === '+' || key === '=') rig.current?.zoom(1.25);
    else if (key === '-') rig.current?.zoom(0.8);
    else if (key === 'Home') {
      rig.current?.toHero();
      const hex = view.players[seat]?.hex ?? null;
      if (hex !== null) goTo(spotOfHex(hex));
    } else if (key === 'End' || key === 'M') rig.current?.toWhole();
    else if (key === 'Escape') {
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

/** How far from the middle of a space or tile the map is brought into view: a little more than all of it. */
const [SPACE, TILE] = [SIZE * 1.6, SIZE * 2.7];

const around = (point: Point, far: number): Box => grown(boxAround(point), far);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const hasModifier = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;

/** The keys that always belong to the map; the others belong to whatever has the focus. */
const isOfMap = ({ key }: Pressed): boolean => OF_MAP.includes(key);
const OF_MAP = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'M', '+', '=', '-'];

/** Whether nothing that needs these keys has the focus: it is on the page or on a button of the question. */
const isAtLarge = (target: Element): boolean => target === document.body || target.closest('.table-question') !== null;
