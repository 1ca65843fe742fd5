import './terrain.css';
import { memo } from 'react';
import { TERRAIN_NAMES, terrainParts, VARIANTS } from './terrains.ts';

/** The pattern is slightly larger than the hex, so no seam shows at its edge. */
const [W, H] = [50 * Math.sqrt(3) * 1.2, 120];
const ROUND = { x: -0.1, y: -0.1, width: 1.2, height: 1.2 };

function TerrainPattern({ terrain, variant }: { readonly terrain: string; readonly variant: number }) {
  return (
    <pattern
      id={`terrain-${terrain}-${variant}`}
      className={`terrain-${terrain}`}
      viewBox={`${-W / 2} ${-H / 2} ${W} ${H}`}
      {...ROUND}
    >
      <rect className="terrain-base" x={-W / 2} y={-H / 2} width={W} height={H} />
      {terrainParts(terrain, variant).map(([ink, d], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never change
        <path key={i} className={`terrain-${ink}`} d={d} />
      ))}
      <rect className="terrain-rim" x={-W / 2} y={-H / 2} width={W} height={H} />
    </pattern>
  );
}

interface TerrainPatternsProps {
  /** The terrains in use; all of them by default. Pass the same list while it does not change. */
  readonly terrains?: readonly string[] | undefined;
}

/** The patterns that fill `TerrainHex`: once per page. */
export const TerrainPatterns = memo(function TerrainPatterns({ terrains = TERRAIN_NAMES }: TerrainPatternsProps) {
  return (
    <svg className="art-defs" width={0} height={0} role="img" aria-hidden focusable="false">
      <defs>
        <radialGradient id="terrain-rim" r={0.5}>
          <stop className="terrain-rim-middle" offset=".55" />
          <stop className="terrain-rim-edge" offset=".95" />
        </radialGradient>
        {TERRAIN_NAMES.filter(name => name === 'other' || terrains.includes(name)).flatMap(terrain =>
          VARIANTS.map(variant => <TerrainPattern key={`${terrain}-${variant}`} terrain={terrain} variant={variant} />),
        )}
      </defs>
    </svg>
  );
});
