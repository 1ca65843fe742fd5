export interface TerrainHexProps {
  readonly terrain: string;
  /** Radius in px: from the centre to a corner. */
  readonly size?: number | undefined;
  /** Where the centre is, in the SVG it is part of. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Which of the drawings of this terrain: any number, for instance of the space, so that neighbours differ. */
  readonly variant?: number | undefined;
  readonly className?: string | undefined;
}

/** The corners of a pointy-top hex as an SVG path. */
export const hexPath = (size: number, x = 0, y = 0): string => {
  const [w, h] = [(size * Math.sqrt(3)) / 2, size / 2];
  const n = (v: number): number => Math.round(v * 100) / 100;
  return `M${n(x)} ${n(y - size)}L${n(x + w)} ${n(y - h)}V${n(y + h)}L${n(x)} ${n(y + size)}L${n(x - w)} ${n(y + h)}V${n(y - h)}Z`;
};

/** A space of the map, to be used inside an SVG on a page that has `TerrainPatterns`. */
export function TerrainHex({ terrain, size = 50, x = 0, y = 0, variant = 0, className = 'terrain' }: TerrainHexProps) {
  return <path className={className} data-terrain={terrain} data-variant={variant} d={hexPath(size, x, y)} />;
}
