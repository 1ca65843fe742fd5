import { type Choice, hexNamed } from '@deedbook/engine';
import { memo } from 'react';
import { StatIcon } from '../art/index.ts';
import { hexPath, pointOf, SIZE } from './geometry.ts';
import type { Choices } from './map-choices.ts';
import { badgesOf, toneOf } from './ways.ts';

const pathOf = (id: string, size: number): string => {
  const hex = hexNamed(id);
  if (hex === null) return '';
  const { x, y } = pointOf(hex);
  return hexPath(size, x, y);
};

/** The spaces with choices, lit on the ground: one path per tone, however many there are. */
export const ReachGround = memo(function ReachGround({ hexes }: { readonly hexes: Choices }) {
  const byTone = Map.groupBy([...hexes], ([, choices]) => toneOf(choices));
  return [...byTone].map(([tone, lit]) => {
    const d = lit.map(([id]) => pathOf(id, SIZE - 4)).join('');
    return (
      <g key={tone}>
        <path className="board-lit-edge" d={d} />
        <path className="board-lit" data-tone={tone} d={d} />
      </g>
    );
  });
});

/** What it costs to reach each of them, above everything else. */
export const ReachBadges = memo(function ReachBadges({ hexes }: { readonly hexes: Choices }) {
  return [...hexes].map(([id, choices]) => <HexBadges key={id} id={id} choices={choices} />);
});

function HexBadges({ id, choices }: { readonly id: string; readonly choices: readonly Choice[] }) {
  const hex = hexNamed(id);
  if (hex === null) return null;
  const { x, y } = pointOf(hex);
  const badges = badgesOf(choices);
  const widths = badges.map(({ cost, signs }) => 15 + `${cost}`.length * 9 + signs.length * 18);
  let left = -widths.reduce((sum, width) => sum + width + 2, -2) / 2;
  return (
    <g className="board-badges" transform={`translate(${x} ${y - 33})`}>
      <g className="board-scaled">
        {badges.length === 0 && <OtherBadge />}
        {badges.map((badge, i) => {
          const width = widths[i] as number;
          const at = left;
          left += width + 2;
          return (
            <g key={badge.key} className="board-badge" data-danger={badge.isDangerous} transform={`translate(${at} 0)`}>
              <rect y={-12} width={width} height={24} rx={12} />
              {badge.signs.map((sign, n) => (
                <StatIcon key={sign} stat={sign} size={17} x={15 + n * 18} y={0} />
              ))}
              <text x={width - 7.5 - `${badge.cost}`.length * 4.5} y={5.5}>
                {badge.cost}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** Something other than walking is possible: a challenge, a target. */
function OtherBadge() {
  return (
    <g className="board-badge" data-danger="true">
      <circle r={12} />
      <StatIcon stat="challenge" size={15} x={0} y={0} />
    </g>
  );
}
