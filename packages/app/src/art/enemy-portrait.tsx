import { ANY_ENEMY, ENEMY_ICONS, RUIN_ICONS, TOKEN_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';

export interface EnemyPortraitProps extends ArtProps {
  /** An enemy, or a ruin token that has been revealed. */
  readonly enemy: string;
  /** The color of its back: an enemy without a portrait of its own gets the sign of its pile. */
  readonly color: string | undefined;
}

/** The icon of an enemy: its own, or else that of its pile. */
export function enemyIcon(enemy: string, color = ''): string {
  const [ruin = ''] = enemy.split('-');
  return ENEMY_ICONS[enemy] ?? RUIN_ICONS[ruin] ?? TOKEN_ICONS[color] ?? ANY_ENEMY;
}

/** An enemy, in one color. */
export function EnemyPortrait({ enemy, color, ...art }: EnemyPortraitProps) {
  return <GameIcon icon={enemyIcon(enemy, color)} {...art} />;
}
