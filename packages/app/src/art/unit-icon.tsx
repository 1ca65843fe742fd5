import { ANY_UNIT, UNIT_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';

export interface UnitIconProps extends ArtProps {
  readonly unit: string;
}

/** The motif of a Unit. */
export function UnitIcon({ unit, ...art }: UnitIconProps) {
  const icon = UNIT_ICONS[unit] ?? ANY_UNIT;
  return <GameIcon icon={icon} {...art} />;
}
