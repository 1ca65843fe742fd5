import './token-disc.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ICON_BOX, Outline } from './game-icon.tsx';
import { MapPrint } from './map-print.tsx';

interface TokenDiscProps extends ArtProps {
  readonly color: string;
  readonly icon: string;
  readonly face: 'up' | 'down';
  /** Its engraving, if there is one. */
  readonly print: string | null;
}

const COLORS = ['green', 'grey', 'brown', 'violet', 'red', 'white', 'yellow'];

/** A smaller token has no room for an engraving. */
const SMALLEST_PRINT = 24;

/** A round token: a rim, a field in the color of its back and an engraving on it; an icon if it is small or far. */
export function TokenDisc({ color, icon, face, print, ...art }: TokenDiscProps) {
  const known = COLORS.includes(color) ? color : 'other';
  const scale = (face === 'up' ? 40 : 32) / ICON_BOX;
  const isPrinted = print !== null && (art.size ?? 0) >= SMALLEST_PRINT;
  const corner = face === 'up' ? 12 : 16;
  return (
    <Drawing box={64} kind="token-disc" data-color={known} data-face={face} {...art}>
      <circle className="token-shadow" cx={32} cy={34} r={31} />
      <circle className="token-rim" cx={32} cy={32} r={30} />
      <circle className="token-field" cx={32} cy={32} r={26} />
      {isPrinted && <MapPrint name={print} at={6} size={52} />}
      <Outline
        className={isPrinted ? 'token-icon map-sign' : 'token-icon'}
        transform={`translate(${corner} ${corner}) scale(${scale})`}
        icon={icon}
      />
    </Drawing>
  );
}
