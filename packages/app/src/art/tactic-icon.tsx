import './tactic-icon.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ICON_BOX, Outline } from './game-icon.tsx';
import { ANY_TACTIC, TACTIC_ICONS } from './tactics.ts';

export interface TacticIconProps extends ArtProps {
  readonly tactic: string;
  /** day or night. */
  readonly time: string;
}

const RAYS = 'M32 0v5M32 59v5M0 32h5M59 32h5M9.4 9.4l3.5 3.5M51.1 51.1l3.5 3.5M54.6 9.4l-3.5 3.5M12.9 51.1l-3.5 3.5';
const STARS =
  'M10 8l1.3 2.7L14 12l-2.7 1.3L10 16l-1.3-2.7L6 12l2.7-1.3ZM55 48l1 2 2 1-2 1-1 2-1-2-2-1 2-1ZM53 9h.01M9 52h.01M32 2h.01';

/** The motif of a Tactic, before the sun or the night sky. */
export function TacticIcon({ tactic, time, ...art }: TacticIconProps) {
  const icon = TACTIC_ICONS[tactic] ?? ANY_TACTIC;
  const isNight = time === 'night';
  return (
    <Drawing box={64} {...art}>
      <g className="tactic-sky" data-sky={isNight ? 'night' : 'day'}>
        <circle className="tactic-disc" cx={32} cy={32} r={24} />
        <path className="tactic-rays" d={isNight ? STARS : RAYS} />
        <Outline transform={`translate(16 16) scale(${32 / ICON_BOX})`} icon={icon} />
      </g>
    </Drawing>
  );
}
