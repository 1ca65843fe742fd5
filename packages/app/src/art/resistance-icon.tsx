import { type ArtProps, Drawing } from './drawing.tsx';
import { FLAKE, FLAME } from './element-icon.tsx';

export interface ResistanceIconProps extends ArtProps {
  /** physical, fire or ice. */
  readonly resistance: string;
}

const FIELD = 'M16 1 29 5v11c0 8-6 13-13 15C9 29 3 24 3 16V5Z';
const SWORD = 'M11 1h2l1 3v11h3v2h-3.5v4h-3v-4H7v-2h3V4Z';

/** A resistance of an enemy or a Unit: a shield with the sign of what it halves. */
export function ResistanceIcon({ resistance, ...art }: ResistanceIconProps) {
  const sign = resistance === 'fire' ? FLAME : resistance === 'ice' ? FLAKE : SWORD;
  return (
    <Drawing box={32} kind="resistance-icon" data-resistance={resistance} {...art}>
      <path className="resistance-field" d={FIELD} />
      <path className="resistance-sign" transform="translate(6.4 5.4) scale(.8)" d={sign} />
    </Drawing>
  );
}
