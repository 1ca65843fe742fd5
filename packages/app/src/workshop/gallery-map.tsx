import { DIRECTIONS, TILES } from '@deedbook/engine';
import { EnemyToken } from '../art/enemy-token.tsx';
import { HeroStandee } from '../art/hero-standee.tsx';
import { tilePath } from '../art/hex-path.ts';
import { Shield } from '../art/shield.tsx';
import { SiteIcon } from '../art/site-icon.tsx';
import { TerrainHex } from '../art/terrain-hex.tsx';
import { TileBack } from '../art/tile-back.tsx';
import { TokenBack } from '../art/token-back.tsx';

const R = 50;
const W = (R * Math.sqrt(3)) / 2;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  center: [0, 0],
  ne: [1, -3],
  e: [2, 0],
  se: [1, 3],
  sw: [-1, 3],
  w: [-2, 0],
  nw: [-1, -3],
};

/** Tiles form a lattice: two steps of it, in half hex widths and half radii. */
const tileAt = (a: number, b: number): readonly [number, number] => [(a * 5 + b * 1) * W, (a * -3 + b * -9) * (R / 2)];

function GalleryTile({ id, a, b }: { readonly id: string; readonly a: number; readonly b: number }) {
  const { spaces, city } = TILES.get(id);
  const [tx, ty] = tileAt(a, b);
  const places = (['center', ...DIRECTIONS] as const).map(place => {
    const [dx, dy] = STEPS[place]!;
    return { place, space: spaces[place], x: tx + dx * W, y: ty + (dy * R) / 2, variant: a * 7 + b * 3 + dx + dy };
  });
  return (
    <g>
      {places.map(({ place, space, x, y, variant }) => (
        <TerrainHex key={place} terrain={space.terrain} x={x} y={y} variant={variant} />
      ))}
      <path className="gallery-tile" d={tilePath(R, tx, ty)} />
      {places.map(({ place, space, x, y }) => (
        <g key={place}>
          {space.site && (
            <SiteIcon
              site={space.site}
              color={space.mine[0] ?? (space.site === 'city' ? (city ?? undefined) : undefined)}
              x={x}
              y={y - 4}
              size={56}
            />
          )}
          {space.rampaging && (
            <EnemyToken
              enemy={space.rampaging === 'green' ? 'prowlers' : 'fire-dragon'}
              color={space.rampaging}
              x={x}
              y={y}
              size={52}
            />
          )}
          {space.site === 'keep' && <TokenBack color="grey" x={x + 22} y={y + 18} size={34} />}
          {space.site === 'village' && <Shield hero="tovak" x={x + 24} y={y + 18} size={26} />}
        </g>
      ))}
    </g>
  );
}

/** A stretch of the map as in play. */
export function GalleryMap() {
  const [hx, hy] = tileAt(0, 0);
  const [gx, gy] = tileAt(3, 1);
  const [cx, cy] = tileAt(4, 0);
  return (
    <svg className="gallery-map" viewBox="-270 -620 1280 880" role="img" aria-label="A map">
      {[
        ['start-a', 0, 0],
        ['countryside-1', 1, 0],
        ['countryside-2', 0, 1],
        ['countryside-3', 1, 1],
        ['countryside-4', 2, 0],
        ['countryside-9', 3, -1],
        ['countryside-8', 2, -1],
        ['core-1', 2, 1],
        ['core-5', 3, 0],
        ['core-8', 4, -1],
        ['core-2', 0, 2],
        ['countryside-6', -1, 2],
        ['countryside-7', 1, -1],
      ].map(([id, a, b]) => (
        <GalleryTile key={id} id={String(id)} a={Number(a)} b={Number(b)} />
      ))}
      <TileBack kind="countryside" x={gx} y={gy} />
      <TileBack kind="core" x={cx} y={cy} />
      <HeroStandee hero="arythea" x={hx} y={hy - 14} size={56} />
      <HeroStandee hero="goldyx" x={hx + 2 * W} y={hy - 14} size={56} />
    </svg>
  );
}
