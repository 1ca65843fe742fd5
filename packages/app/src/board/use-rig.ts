import { frontierOf, groundOf, type Hex, type PlacedTile, type View } from '@deedbook/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { built } from '../platform/built.ts';
import { boxOf, hexesOf, pointOf } from './geometry.ts';
import { Rig } from './rig.ts';
import { Surface } from './surface.ts';

export interface Refs {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
}

const mapOf = (view: View) => boxOf(groundOf(view.map).keys());

/** The map and the places around it where it may grow. */
const extentOf = (view: View) => boxOf([...groundOf(view.map).keys(), ...frontierOf(view).flatMap(hexesOf)]);

interface Looking {
  /** The seat whose hero it shows. */
  readonly seat: number | null;
  /** The game whose camera is remembered. */
  readonly place?: string;
  /** Cannot be moved by hand. */
  readonly isStill?: boolean;
}

/** Sets up the camera of a map. */
export function useRig(view: View, { seat, place, isStill = false }: Looking): Refs & { rig: RefObject<Rig | null> } {
  const refs: Refs = { root: useRef(null), svg: useRef(null), world: useRef(null) };
  const { root, svg, world } = refs;
  const rig = useRef<Rig | null>(null);
  const shown = useRef<readonly PlacedTile[] | null>(null);

  useLayoutEffect(() => {
    if (!root.current || !svg.current || !world.current) return;
    const made = new Rig(new Surface(root.current, svg.current, world.current), {
      place: place ?? null,
      isWhole: isStill,
    });
    rig.current = made;
    const detach = isStill ? null : attachHands(root.current, svg.current, made);
    // The first time, too: after the layout of the first frame, so that none is made for this alone.
    const size = new ResizeObserver(() => made.measure());
    size.observe(root.current);
    return () => {
      detach?.();
      size.disconnect();
      made.stop();
      rig.current = null;
      shown.current = null;
    };
  }, [root, svg, world, place, isStill]);

  const hero = heroOf(view, seat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the extent depends on the tiles alone
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = view.map;
    rig.current?.survey(mapOf(view), extentOf(view), hero === null ? null : pointOf(hero));
    if (before === null) return;
    const fresh = view.map.filter(tile => !before.includes(tile));
    if (before !== view.map && fresh.length > 0) rig.current?.reveal(boxOf(fresh.flatMap(hexesOf)));
  }, [view.map, view.tileStack.length, hero, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hero who is followed has walked
  useEffect(() => rig.current?.keepUp(), [hero]);

  return { ...refs, rig };
}

/** Lets hands move the map. Nobody does that in the first moment, so it loads after the map is shown. */
function attachHands(root: HTMLElement, svg: SVGSVGElement, rig: Rig): () => void {
  let isGone = false;
  let detach: (() => void) | null = null;
  void built()
    .then(() => import('./pan-zoom.ts'))
    .then(({ attachPanZoom }) => {
      if (!isGone) detach = attachPanZoom(root, svg, rig);
    })
    // Without its file, the buttons of the map still move it.
    .catch(() => undefined);
  return () => {
    isGone = true;
    detach?.();
  };
}

/** Whom the camera follows: the hero whose turn it is, or the player's own between turns. */
function heroOf({ players, turn }: View, seat: number | null): Hex | null {
  if (seat === null) return null;
  return players[turn.seat ?? seat]?.hex ?? players[seat]?.hex ?? null;
}
