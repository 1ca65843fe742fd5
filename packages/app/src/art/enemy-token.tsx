import { ENEMY_ICONS, RUIN_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { enemyIcon } from './enemy-portrait.tsx';
import { TokenDisc } from './token-disc.tsx';

export interface EnemyTokenProps extends ArtProps {
  readonly enemy: string;
  /** The color of its back. */
  readonly color: string;
}

/** An enemy or a find in ruins, face up, on a disc in the color of its back. */
export function EnemyToken({ enemy, color, ...art }: EnemyTokenProps) {
  const [ruin = ''] = enemy.split('-');
  const print = enemy in ENEMY_ICONS ? enemy : ruin in RUIN_ICONS ? ruin : null;
  return (
    <TokenDisc color={color} icon={enemyIcon(enemy, color)} print={print && `token-${print}`} face="up" {...art} />
  );
}
