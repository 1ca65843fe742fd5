import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';
import { ABILITY_ICONS, ANY_ABILITY } from './signs.ts';

export interface AbilityIconProps extends ArtProps {
  readonly ability: string;
}

/** What is printed on an enemy token besides numbers. */
export function AbilityIcon({ ability, ...art }: AbilityIconProps) {
  return <GameIcon icon={ABILITY_ICONS[ability] ?? ANY_ABILITY} {...art} />;
}
