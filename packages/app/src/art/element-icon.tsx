import './element-icon.css';
import { memo } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ICON_BOX, Outline } from './game-icon.tsx';

export interface ElementIconProps extends ArtProps {
  /** physical, fire, ice or cold-fire. */
  readonly element: string;
  readonly kind: 'melee' | 'ranged' | 'siege' | 'block';
}

/** The signs of the elements on a grid of 24. */
export const FLAME = 'M13 2c1 4 6 6 6 12a7 7 0 0 1-14 1c0-4 2-5 3-8 1 1 2 2 2 4 2-2 4-5 3-9';
export const FLAKE =
  'M11 1h2v3l2-1v2l-2 2v3.3l2.8-1.6.7-2.7 1.7-1-.5 2 2.6-1.5 1 1.7-2.6 1.5 2 .5-1.7 1-2.7-.7L13.5 12l2.8 1.6 2.7-.7 1.7 1-2 .5 2.6 1.5-1 1.7-2.6-1.5.5 2-1.7-1-.7-2.7-2.8-1.6V17l2 2v2l-2-1v3h-2v-3l-2 1v-2l2-2v-3.3l-2.8 1.6-.7 2.7-1.7 1 .5-2-2.6 1.5-1-1.7 2.6-1.5-2-.5 1.7-1 2.7.7 2.8-1.6-2.8-1.6-2.7.7-1.7-1 2-.5-2.6-1.5 1-1.7L5.5 9 5 7l1.7 1 .7 2.7 2.8 1.6V7L8.2 5V3l2 1Z';

const KINDS = { melee: 'broadsword', ranged: 'high-shot', siege: 'trebuchet', block: 'shield' } as const;

/** An attack or block: the tool shows the kind, color and a mark in the corner show the element. */
export const ElementIcon = memo(function ElementIcon({ element, kind, ...art }: ElementIconProps) {
  const isFire = element === 'fire' || element === 'cold-fire';
  const isIce = element === 'ice' || element === 'cold-fire';
  return (
    <Drawing box={32} kind="element-icon" data-element={element} {...art}>
      <Outline
        className="element-tool"
        transform={`scale(${(isFire || isIce ? 26 : 32) / ICON_BOX})`}
        icon={KINDS[kind]}
      />
      {isIce && (
        <path
          className="element-ice"
          transform={isFire ? 'translate(18.5 19) scale(.55)' : 'translate(16 16) scale(.68)'}
          d={FLAKE}
        />
      )}
      {isFire && (
        <path
          className="element-fire"
          transform={isIce ? 'translate(10.5 16) scale(.62)' : 'translate(15 14) scale(.76)'}
          d={FLAME}
        />
      )}
    </Drawing>
  );
});
