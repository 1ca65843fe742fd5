import { memo } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';
import { STAT_ICONS } from './signs.ts';
import { ANY_STROKE, SAME_STROKES, STROKES } from './strokes.ts';

export interface StatIconProps extends ArtProps {
  readonly stat: string;
}

/** A sign for a number, a pile, an action or a button of the app, in the color of the text around it. */
export const StatIcon = memo(function StatIcon({ stat, ...art }: StatIconProps) {
  const icon = STAT_ICONS[stat];
  if (icon !== undefined) return <GameIcon icon={icon} {...art} />;
  const stroke = STROKES[SAME_STROKES[stat] ?? stat] ?? ANY_STROKE;
  return (
    <Drawing box={24} {...art}>
      <path className="art-stroke" d={stroke} />
    </Drawing>
  );
});
