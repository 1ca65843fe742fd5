import { ENEMIES, type Hex, type Name, type TokenColor } from '@deedbook/engine';
import { memo } from 'react';
import { AbilityIcon, ElementIcon, EnemyToken, StatIcon, TokenBack } from '../art/index.ts';
import { pointOf } from './geometry.ts';

interface TokenMarkProps {
  readonly hex: Hex;
  readonly name: Name;
  readonly color: TokenColor;
  readonly isUp: boolean;
  /** Among several there is no room for numbers. */
  readonly isAlone: boolean;
  /** The position of its center on the space, and its size. */
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

/** A token on the map: its back, or the enemy with its Armor and attack. */
export const TokenMark = memo(function TokenMark({ hex, name, color, isUp, isAlone, dx, dy, size }: TokenMarkProps) {
  const { x, y } = pointOf(hex);
  return (
    <g className="board-token" transform={`translate(${x + dx} ${y + dy})`}>
      {isUp ? (
        <EnemyToken enemy={name} color={color} size={size} x={0} y={0} />
      ) : (
        <TokenBack color={color} size={size} x={0} y={0} />
      )}
      {isUp && isAlone && <EnemyNumbers enemy={name} x={-dx} y={Math.min(size / 2, 24 - dy) - 1} />}
    </g>
  );
});

interface EnemyNumbersProps {
  readonly enemy: Name;
  readonly x: number;
  readonly y: number;
}

/**
 * Armor and attack under a token, in the middle of the space; a summoner shows that it summons instead of its attack.
 */
function EnemyNumbers({ enemy, x, y }: EnemyNumbersProps) {
  const printed = ENEMIES.find(enemy);
  if (!printed) return null;
  const attack = printed.attacks.map(({ value }) => value).join('+');
  const element = printed.attacks[0]?.element ?? 'physical';
  const wide = 25 + Math.max(attack.length - 1, 0) * 7;
  // The centers of the two numbers.
  const [left, right] = [-wide / 2 - 1, 13.5];
  return (
    <g className="board-scaled board-numbers" style={{ translate: `${x}px ${y}px` }}>
      <rect className="board-stat" x={left - 12.5} y={-8} width={25} height={16} rx={8} />
      <StatIcon stat="armor" size={12} x={left - 5} y={0} />
      <text className="board-number" x={left + 5.5} y={4.5}>
        {printed.armor}
      </text>
      <rect className="board-stat" x={right - wide / 2} y={-8} width={wide} height={16} rx={8} data-element={element} />
      {attack === '' ? (
        <AbilityIcon ability="summon" size={13} x={right} y={0} />
      ) : (
        <>
          <ElementIcon element={element} kind="melee" size={12} x={right - wide / 2 + 7.5} y={0} />
          <text className="board-number" x={right + 5.5} y={4.5}>
            {attack}
          </text>
        </>
      )}
    </g>
  );
}
