import './terrain.css';
import { tilePath } from './hex-path.ts';

export interface TileBackProps {
  /** countryside or core. */
  readonly kind: string;
  /** Radius of one space in px. */
  readonly size?: number | undefined;
  /** Where the centre of the middle space is. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly className?: string | undefined;
}

/** Hills and a path for the countryside, walls and towers for the core; on a grid around the middle of 100. */
const EMBLEMS: Readonly<Record<string, string>> = {
  countryside: 'M-44 26C-30-6-14-14 0 4 12-18 28-18 44 26ZM-16 26C-4 20-12 12-2 8M-30-22a8 8 0 1 0 .1 0',
  core: 'M-40 28V-6h10v8h10v-8h6v-22h8v6h12v-6h8v22h6v8h10v-8h10v34ZM-8 28V12a8 8 0 0 1 16 0v16',
};
const ANY = 'M-18-14a18 18 0 1 1 26 18c-6 4-8 8-8 14M0 32h.1';

/** A face-down tile of seven spaces, for use inside an SVG. */
export function TileBack({ kind, size = 50, x = 0, y = 0, className }: TileBackProps) {
  return (
    <g
      className={className ? `tile-back ${className}` : 'tile-back'}
      data-kind={kind}
      transform={`translate(${x} ${y})`}
    >
      <path className="tile-back-ground" d={tilePath(size)} />
      <path className="tile-back-sign" transform={`scale(${size / 50})`} d={EMBLEMS[kind] ?? ANY} />
    </g>
  );
}
