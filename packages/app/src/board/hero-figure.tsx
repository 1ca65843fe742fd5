import type { Hex, Name } from '@deedbook/engine';
import { memo, useEffect, useRef } from 'react';
import { HeroStandee } from '../art/index.ts';
import { isMotionReduced, paceOfMotion } from '../platform/motion.ts';
import { pointOf } from './geometry.ts';

interface HeroFigureProps {
  readonly hero: Name;
  readonly hex: Hex;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly isTurn: boolean;
  /** The spaces entered this turn: the figure walks along them. */
  readonly path: readonly Hex[];
}

const STEP = 150;
const LONGEST = 650;

/** The steps from one space to another along this turn's path; a straight line if the path does not say. */
function stepsBetween(from: Hex, to: Hex, path: readonly Hex[]): readonly Hex[] {
  const start = path.lastIndexOf(from);
  return start >= 0 && path.at(-1) === to ? path.slice(start) : [from, to];
}

/** A hero on the map. It walks to a new space without delaying the game. */
export const HeroFigure = memo(
  function HeroFigure({ hero, hex, dx, dy, size, isTurn, path }: HeroFigureProps) {
    const figure = useRef<SVGGElement>(null);
    const before = useRef(hex);
    useEffect(() => {
      const from = before.current;
      before.current = hex;
      if (from === hex || isMotionReduced() || !figure.current?.animate) return;
      const steps = stepsBetween(from, hex, path).map(pointOf);
      figure.current.animate(
        steps.map(({ x, y }) => ({ transform: `translate(${x + dx}px, ${y + dy}px)` })),
        { duration: Math.min(STEP * (steps.length - 1), LONGEST) * paceOfMotion(), easing: 'ease-in-out' },
      );
    }, [hex, dx, dy, path]);
    const { x, y } = pointOf(hex);
    return (
      <g ref={figure} className="board-hero" style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }}>
        <ellipse className="board-hero-shade" cy={size * 0.42} rx={size * 0.36} ry={size * 0.13} />
        {isTurn && <ellipse className="board-hero-turn" cy={size * 0.4} rx={size * 0.44} ry={size * 0.19} />}
        <HeroStandee hero={hero} size={size} x={0} y={0} />
      </g>
    );
  },
  (a, b) =>
    a.hero === b.hero &&
    a.hex === b.hex &&
    a.dx === b.dx &&
    a.dy === b.dy &&
    a.size === b.size &&
    a.isTurn === b.isTurn,
);
