import { type ArtProps, Drawing } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';
import { ICONS } from './icons/signs.ts';
import { ANY_STAT, STAT_ICONS } from './signs.ts';
import { STROKES } from './strokes.ts';

export interface StatIconProps extends ArtProps {
  readonly stat: string;
}

/** A sign for a number, a pile, an action or a button of the app, in the colour of the text around it. */
export function StatIcon({ stat, ...art }: StatIconProps) {
  const stroke = STROKES[stat];
  if (stroke === undefined) return <GameIcon d={ICONS[STAT_ICONS[stat] ?? ANY_STAT]} {...art} />;
  return (
    <Drawing box={24} {...art}>
      <path className="art-stroke" d={stroke} />
    </Drawing>
  );
}
