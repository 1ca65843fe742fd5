import { hexPath } from './terrain-hex.tsx';

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

/** A tile of seven spaces that nobody has turned up, to be used inside an SVG. */
export function TileBack({ kind, size = 50, x = 0, y = 0, className = 'tile-back' }: TileBackProps) {
  return <path className={className} data-kind={kind} d={hexPath(size * 2, x, y)} />;
}
