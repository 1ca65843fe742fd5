import './token-disc.css';
import type { ReactNode } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ICON_BOX, Outline } from './game-icon.tsx';

interface TokenDiscProps extends ArtProps {
  readonly color: string;
  readonly icon: string;
  readonly face: 'up' | 'down';
  readonly children?: ReactNode;
}

const COLORS = ['green', 'grey', 'brown', 'violet', 'red', 'white', 'yellow'];

/** A round token: a rim, a field in the color of its back and an icon on it. */
export function TokenDisc({ color, icon, face, ...art }: TokenDiscProps) {
  const known = COLORS.includes(color) ? color : 'other';
  const scale = (face === 'up' ? 40 : 32) / ICON_BOX;
  const corner = face === 'up' ? 12 : 16;
  return (
    <Drawing box={64} kind="token-disc" data-color={known} data-face={face} {...art}>
      <circle className="token-shadow" cx={32} cy={34} r={31} />
      <circle className="token-rim" cx={32} cy={32} r={30} />
      <circle className="token-field" cx={32} cy={32} r={26} />
      <path className="token-light" d="M8 32a24 24 0 0 1 48 0a30 30 0 0 0-48 0" />
      {face === 'down' && <circle className="token-ring" cx={32} cy={32} r={22.5} />}
      <Outline className="token-icon" transform={`translate(${corner} ${corner}) scale(${scale})`} icon={icon} />
    </Drawing>
  );
}
