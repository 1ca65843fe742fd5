import { centreOf, placeNamed } from '@deedbook/engine';
import { useEffect, useRef } from 'react';
import { TerrainPatterns } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useBuilt } from '../platform/built.ts';
import { later } from '../platform/later.tsx';
import { useSettings } from '../platform/settings.ts';
import './board.css';
import './board-things.css';
import { Controls } from './controls.tsx';
import { boxOf } from './geometry.ts';
import { type HitElements, Hits } from './hits.tsx';
import { useMapChoices } from './map-choices.ts';
import { MapLayers, Sheet } from './map-layers.tsx';
import { OpenCard } from './open-card.tsx';
import { PlaceBadges, PlaceGhosts, Places } from './places.tsx';
import { ReachBadges, ReachGround } from './reach.tsx';
import { Threats } from './threats.tsx';
import { usePointing } from './use-pointing.ts';
import { useRig } from './use-rig.ts';
import { useTerrains } from './use-terrains.ts';

/** Nobody points or presses a key in the first moment. */
const Preview = later(async () => (await import('./preview.tsx')).Preview);
const PlanPreview = later(async () => (await import('./plan-preview.tsx')).PlanPreview);
const MapKeys = later(async () => (await import('./map-keys.ts')).MapKeys);

/**
 * The map of the game at the table, with the choices that live on it. It fills its container; `--board-inset` (as for
 * padding) says how much of its edges other parts of the table cover.
 */
export function Board() {
  const id = useSeat(table => table.id);
  const view = useSeat(table => table.view);
  const seat = useSeat(table => table.seat);
  const choices = useMapChoices();
  const isBuilt = useBuilt();
  const words = useWords('table').board;
  const isAdvised = useSettings(({ advice }) => advice);
  const { root, svg, world, rig } = useRig(view, { seat, place: id });
  const { stay, leave, ...pointing } = usePointing(choices);
  // Places to explore lie beyond the map.
  useEffect(() => {
    const places = [...choices.tiles.keys()].map(place => centreOf(placeNamed(place)));
    if (places.length > 0) rig.current?.invite(boxOf(places));
  }, [choices.tiles, rig]);
  const elements = useRef<HitElements>(new Map()).current;
  return (
    <div className="board" ref={root}>
      <TerrainPatterns terrains={useTerrains(view.map)} />
      <svg
        className="board-svg"
        ref={svg}
        role="application"
        aria-label={words.map}
        aria-description={words.keys}
        {...pointing}
      >
        <g className="board-world" ref={world}>
          <Places view={view} />
          <MapLayers
            view={view}
            under={
              <>
                <PlaceGhosts view={view} tiles={choices.tiles} />
                <Threats view={view} hexes={choices.hexes} />
                <ReachGround hexes={choices.hexes} />
              </>
            }
          />
          <g className="board-over">
            <Sheet map={view.map} />
            {isBuilt && <Preview choices={choices} from={view.players[seat]?.hex ?? null} />}
            {isAdvised && <PlanPreview />}
            <PlaceBadges tiles={choices.tiles} />
            <ReachBadges hexes={choices.hexes} />
          </g>
          <Hits elements={elements} {...choices} isNamed={isBuilt} />
        </g>
      </svg>
      {isBuilt && <MapKeys view={view} seat={seat} choices={choices} rig={rig} svg={svg} elements={elements} />}
      <div className="board-free">
        <Controls rig={rig} hasHero={view.players[seat]?.hex != null} />
        <OpenCard rig={rig} onPointerEnter={stay} onPointerLeave={leave} />
      </div>
    </div>
  );
}
