import { centreOf, hexName, placeNamed } from '@deedbook/engine';
import { memo, useEffect } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useCursor } from './cursor.ts';
import { factsOf } from './facts.ts';
import { shapeOf, tileShapeOf } from './geometry.ts';
import { type Choices, choicesAt } from './map-choices.ts';
import { hexLabel, placeLabel } from './spot-name.ts';
import { hexOfSpot, spotOfHex, spotOfTile, tileOfSpot } from './spots.ts';

/** The elements of the map's spots by name: keys move the focus between them. */
export type HitElements = Map<string, SVGElement>;

interface HitsProps {
  readonly elements: HitElements;
  readonly hexes: Choices;
  readonly tiles: Choices;
  /** Naming every space takes a while, so they get their names when there is time. */
  readonly isNamed: boolean;
}

/**
 * What can be pointed at, focused and pressed: every space and every place that can be explored, invisible above the
 * drawing, each with its name. One of them is the Tab stop.
 */
export function Hits({ elements, hexes, tiles, isNamed }: HitsProps) {
  const view = useSeat(table => table.view);
  const asked = useSeat(table => table.asked);
  const text = useSeat(table => table.text);
  const seat = useSeat(table => table.seat);
  const words = useWords('table').board;
  const at = useCursor(cursor => cursor.at);
  const facts = factsOf(view);
  const naming = { text, words, view, asked };
  const hero = view.players[seat]?.hex ?? null;
  useFollow(elements, tiles, facts);
  const known = at !== null && (tiles.has(tileOfSpot(at) ?? '') || facts.has(hexOfSpot(at) ?? -1));
  const entrance = known ? at : spotOfHex(hero ?? facts.keys().next().value ?? 0);
  return (
    <>
      {[...tiles.keys()].map(id => {
        const spot = spotOfTile(id);
        return (
          <Hit
            key={spot}
            elements={elements}
            spot={spot}
            d={tileShapeOf(placeNamed(id))}
            label={isNamed ? placeLabel(naming, choicesAt({ hexes, tiles }, spot)) : undefined}
            choices={tiles.get(id)?.length ?? 0}
            isEntrance={spot === entrance}
          />
        );
      })}
      {[...facts.values()].map(each => {
        const id = hexName(each.hex);
        const spot = spotOfHex(each.hex);
        const choices = hexes.get(id) ?? [];
        return (
          <Hit
            key={id}
            elements={elements}
            spot={spot}
            d={shapeOf(each.hex)}
            label={isNamed ? hexLabel(naming, each, choices) : undefined}
            choices={choices.length}
            isEntrance={spot === entrance}
          />
        );
      })}
    </>
  );
}

/** The focus moves from a place that has been explored to its new tile. */
function useFollow(elements: HitElements, tiles: Choices, facts: ReturnType<typeof factsOf>): void {
  useEffect(() => {
    const { at } = useCursor.getState();
    const tile = at === null ? null : tileOfSpot(at);
    if (tile === null || tiles.has(tile)) return;
    const middle = centreOf(placeNamed(tile));
    if (!facts.has(middle)) return;
    useCursor.setState({ at: spotOfHex(middle) });
    // Only if the focus was lost with the place: the player has not moved it elsewhere.
    if (document.activeElement !== document.body) return;
    elements.get(spotOfHex(middle))?.focus({ preventScroll: true });
  }, [elements, tiles, facts]);
}

interface HitProps {
  readonly elements: HitElements;
  readonly spot: string;
  readonly d: string;
  readonly label: string | undefined;
  readonly choices: number;
  readonly isEntrance: boolean;
}

const Hit = memo(function Hit({ elements, spot, d, label, choices, isEntrance }: HitProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <path
      ref={element => {
        if (element === null) return;
        elements.set(spot, element);
        return () => void elements.delete(spot);
      }}
      className="board-hit"
      d={d}
      role="button"
      tabIndex={isEntrance ? 0 : -1}
      aria-label={label}
      aria-disabled={choices === 0}
      aria-haspopup={choices > 1 ? 'menu' : undefined}
      data-spot={spot}
      data-lit={choices > 0 || undefined}
    />
  );
});
