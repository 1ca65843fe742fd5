import { ANY_ENEMY, ENEMY_ICONS, RUIN_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';

export interface EnemyPortraitProps extends ArtProps {
  /** An enemy, or a ruin token that was turned up. */
  readonly enemy: string;
}

/** The icon of an enemy; that of a general monster where the name is not known. */
export function enemyIcon(enemy: string): string {
  const [ruin = ''] = enemy.split('-');
  return ENEMY_ICONS[enemy] ?? RUIN_ICONS[ruin] ?? ANY_ENEMY;
}

/** An enemy, in one colour. */
export function EnemyPortrait({ enemy, ...art }: EnemyPortraitProps) {
  return <GameIcon icon={enemyIcon(enemy)} {...art} />;
}
