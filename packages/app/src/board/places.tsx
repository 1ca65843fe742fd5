import { centreOf, frontierOf, nextBack, placeName, placeNamed, type TilePlace, type View } from '@deedbook/engine';
import { memo } from 'react';
import { StatIcon, TileBack } from '../art/index.ts';
import { pointOf, SIZE, tileShapeOf } from './geometry.ts';
import type { Choices } from './map-choices.ts';
import { aboutWay } from './ways.ts';

interface PlacesProps {
  readonly view: View;
  readonly tiles: Choices;
}

/** Where the map may grow: an outline around each place. It is part of the ground, which answers do not change. */
export const Places = memo(
  function Places({ view }: { readonly view: View }) {
    return frontierOf(view).map(place => (
      <path key={placeName(place)} className="board-place" d={tileShapeOf(place)} />
    ));
  },
  (a, b) => a.view.map === b.view.map,
);

/** The back of the next tile, wherever it can be explored now. */
export const PlaceGhosts = memo(
  function PlaceGhosts({ view, tiles }: PlacesProps) {
    const kind = nextBack(view) === 'core' ? 'core' : 'countryside';
    return [...tiles.keys()].map(id => (
      <g key={id} className="board-ghost">
        <TileBack kind={kind} size={SIZE} {...pointOf(centreOf(placeNamed(id)))} />
        <path className="board-ghost-edge" d={tileShapeOf(placeNamed(id))} />
      </g>
    ));
  },
  (a, b) => a.tiles === b.tiles && nextBack(a.view) === nextBack(b.view),
);

/** What exploring costs, over the back of the tile. */
export const PlaceBadges = memo(function PlaceBadges({ tiles }: { readonly tiles: Choices }) {
  return [...tiles].map(([id, [choice]]) => {
    const cost = choice ? aboutWay(choice).cost : undefined;
    return (
      <g key={id} className="board-badges" transform={shift(placeNamed(id))}>
        <g className="board-scaled">
          <g className="board-badge" transform="translate(0 54)">
            <rect x={-29} y={-16} width={58} height={32} rx={16} />
            <StatIcon stat="explore" size={22} x={-11} y={0} />
            <text className="board-badge-large" x={14} y={6}>
              {cost}
            </text>
          </g>
        </g>
      </g>
    );
  });
});

const shift = (place: TilePlace): string => {
  const { x, y } = pointOf(centreOf(place));
  return `translate(${x.toFixed(1)} ${y})`;
};
