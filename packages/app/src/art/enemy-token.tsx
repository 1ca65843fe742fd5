import { ENEMY_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { enemyIcon } from './enemy-portrait.tsx';
import { TokenDisc } from './token-disc.tsx';

export interface EnemyTokenProps extends ArtProps {
  readonly enemy: string;
  /** The color of its back. */
  readonly color: string;
}

/** An enemy, face up, on a disc in the color of its back. */
export function EnemyToken({ enemy, color, ...art }: EnemyTokenProps) {
  const print = enemy in ENEMY_ICONS ? `token-${enemy}` : null;
  return <TokenDisc color={color} icon={enemyIcon(enemy, color)} print={print} face="up" {...art} />;
}
