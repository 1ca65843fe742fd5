import { groundOf, type Hex, hexNamed, neighbours, type View } from '@deedbook/engine';
import { memo } from 'react';
import { outlineOf } from './geometry.ts';
import type { Choices } from './map-choices.ts';
import { aboutWay } from './ways.ts';

interface ThreatsProps {
  readonly view: View;
  readonly hexes: Choices;
}

/** Around every rampaging enemy in walking range: moving from one of these spaces to another provokes it (RAM-03). */
export const Threats = memo(
  function Threats({ view, hexes }: ThreatsProps) {
    const ground = groundOf(view.map);
    return threatsOf(view, hexes).map(hex => (
      <path key={hex} className="board-threat" d={outlineOf([hex, ...neighbours(hex).filter(n => ground.has(n))])} />
    ));
  },
  (a, b) => a.hexes === b.hexes && a.view.tokens === b.view.tokens && a.view.map === b.view.map,
);

/** The rampaging enemies next to spaces that can be walked to now. */
export function threatsOf(view: Pick<View, 'tokens'>, hexes: Choices): readonly Hex[] {
  const walked = new Set(
    [...hexes].flatMap(([id, choices]) => {
      const hex = hexNamed(id);
      return hex !== null && choices.some(choice => aboutWay(choice).path) ? [hex] : [];
    }),
  );
  const near = view.tokens.filter(({ role, hex }) => role === 'rampaging' && neighbours(hex).some(n => walked.has(n)));
  return [...new Set(near.map(({ hex }) => hex))];
}
