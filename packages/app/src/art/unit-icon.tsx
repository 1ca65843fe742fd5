import { ANY_UNIT, UNIT_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';
import { ICONS } from './icons/creatures.ts';
import { ICONS as SIGNS } from './icons/signs.ts';

export interface UnitIconProps extends ArtProps {
  readonly unit: string;
}

/** The motif of a Unit. */
export function UnitIcon({ unit, ...art }: UnitIconProps) {
  const icon = UNIT_ICONS[unit] ?? ANY_UNIT;
  return <GameIcon d={ICONS[icon] ?? SIGNS[icon]} {...art} />;
}
