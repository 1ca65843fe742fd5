import type { View } from '@deedbook/engine';
import { TerrainPatterns } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import './board.css';
import './board-things.css';
import { Controls } from './controls.tsx';
import { MapLayers } from './map-layers.tsx';
import { useRig } from './use-rig.ts';
import { useTerrains } from './use-terrains.ts';

interface BoardMapProps {
  readonly view: View;
  /** The seat whose hero is centered; by default the seat of the view. */
  readonly seat?: number | null;
  /** A picture only: no buttons, and the page still scrolls over it. */
  readonly isPlain?: boolean;
}

/** A map to look at, without choices. It needs no table, only a view. */
export function BoardMap({ view, seat = view.seat, isPlain = false }: BoardMapProps) {
  const { root, svg, world, rig } = useRig(view, { seat, isStill: isPlain });
  const words = useWords('table').board;
  return (
    <div className="board" data-plain={isPlain || undefined} ref={root}>
      <TerrainPatterns terrains={useTerrains(view.map)} />
      <svg className="board-svg" ref={svg} role="img" aria-label={words.map}>
        <g className="board-world" ref={world}>
          <MapLayers view={view} />
        </g>
      </svg>
      {!isPlain && (
        <div className="board-free">
          <Controls rig={rig} hasHero={seat !== null} />
        </div>
      )}
    </div>
  );
}
