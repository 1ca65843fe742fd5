import type { BasicColor, Hex, Name } from '@deedbook/engine';
import { memo } from 'react';
import { ManaGem, SiteIcon } from '../art/index.ts';
import { pointOf } from './geometry.ts';

interface SiteMarkProps {
  readonly hex: Hex;
  readonly site: Name;
  readonly color: BasicColor | null;
  /** The colors of a mine, as one word. */
  readonly mine: string;
  readonly level: number | null;
  readonly isOwn: boolean;
  /** The position of its center on the space, and its size. */
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

/** A site, with what distinguishes it from others of its kind. */
export const SiteMark = memo(function SiteMark({ hex, site, color, mine, level, isOwn, dx, dy, size }: SiteMarkProps) {
  const { x, y } = pointOf(hex);
  const colors = mine === '' ? [] : mine.split(' ');
  return (
    <g className="board-site" transform={`translate(${x + dx} ${y + dy})`}>
      <SiteIcon site={site} color={color ?? colors[0]} mine={isOwn} size={size} x={0} y={0} />
      {colors.map((each, i) => (
        <ManaGem key={each} color={each} kind="crystal" size={18} x={20 - i * 12} y={17} />
      ))}
      {level !== null && level > 0 && (
        <g transform="translate(-19 -17)">
          <circle className="board-level" r={10} />
          <text className="board-number" y={4.5}>
            {level}
          </text>
        </g>
      )}
    </g>
  );
});
