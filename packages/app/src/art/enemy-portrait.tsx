import { ANY_ENEMY, ENEMY_ICONS, RUIN_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';
import { ICONS } from './icons/creatures.ts';
import { ICONS as SIGNS } from './icons/signs.ts';

export interface EnemyPortraitProps extends ArtProps {
  /** An enemy, or a ruin token that was turned up. */
  readonly enemy: string;
}

/** The outline of an enemy; that of a general monster where the name is not known. */
export function enemyPath(enemy: string): string | undefined {
  const [ruin = ''] = enemy.split('-');
  const icon = ENEMY_ICONS[enemy] ?? RUIN_ICONS[ruin] ?? ANY_ENEMY;
  return ICONS[icon] ?? SIGNS[icon];
}

/** An enemy, in one colour. */
export function EnemyPortrait({ enemy, ...art }: EnemyPortraitProps) {
  return <GameIcon d={enemyPath(enemy)} {...art} />;
}
