import type { BasicColor, Hex, Name } from '@deedbook/engine';
import { memo } from 'react';
import { ManaGem, SiteIcon } from '../art/index.ts';
import { pointOf } from './geometry.ts';

interface SiteMarkProps {
  readonly hex: Hex;
  readonly site: Name;
  readonly color: BasicColor | null;
  /** The colours of a mine, as one word. */
  readonly mine: string;
  readonly level: number | null;
  /** Something else stands on the space: the site makes room. */
  readonly isAside: boolean;
  readonly isOwn: boolean;
}

/** A site, with what tells it apart from others of its kind. */
export const SiteMark = memo(function SiteMark({ hex, site, color, mine, level, isAside, isOwn }: SiteMarkProps) {
  const { x, y } = pointOf(hex);
  const colors = mine === '' ? [] : mine.split(' ');
  return (
    <g className="board-site" transform={`translate(${x + (isAside ? -18 : 0)} ${y + (isAside ? -6 : 0)})`}>
      <SiteIcon site={site} color={color ?? colors[0]} mine={isOwn} size={isAside ? 44 : 56} x={0} y={0} />
      {colors.map((each, i) => (
        <ManaGem key={each} color={each} kind="crystal" size={18} x={20 - i * 12} y={17} />
      ))}
      {level !== null && (
        <g transform="translate(0 27)">
          <rect className="board-level" x={-11} y={-8} width={22} height={16} rx={8} />
          <text className="board-number" y={4.5}>
            {level}
          </text>
        </g>
      )}
    </g>
  );
});
