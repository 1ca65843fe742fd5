import { type Asked, type Choice, type Hex, hexName, spotName, type View } from '@deedbook/engine';
import { firstVisible, isInFront } from '../parts/on-screen.ts';
import { garrisonIn, type Hint, hereIn, summonerIn } from './hints.ts';

const atSpot = (name: string): string => `[data-spot="${name}"]`;
const atHex = (hex: Hex | null | undefined): string | null => (hex == null ? null : atSpot(`hex ${hexName(hex)}`));

/** Where the first choice of this kind is. */
function atChoice({ choices }: Asked, isWanted: (choice: Choice) => boolean): string | null {
  const at = choices.find(isWanted)?.at;
  return at ? atSpot(spotName(at)) : null;
}

/** What a hint speaks of, as a selector; null if it is not on the screen. */
const PLACES: Readonly<Record<Hint, (asked: Asked, view: View) => string | null>> = {
  'last-turns': () => '.strip-round',
  summoner: (_, view) => `[data-mark="enemy ${summonerIn(view)?.key}"]`,
  fight: () => '.rail',
  block: () => '.foe',
  skill: () => '.stage',
  tactic: () => '.stage',
  interact: () => '.market',
  plunder: () => '[data-key="plunder"]',
  ruins: (_, view) => atHex(hereIn(view)),
  garrison: (_, view) => atHex(garrisonIn(view)?.hex),
  'gold-at-night': () => atSpot('die gold'),
  end: () => '.end-turn-button',
  explore: asked => atChoice(asked, ({ at }) => at?.kind === 'tile'),
  walk: asked => atChoice(asked, ({ act }) => act.act === 'walk'),
  wound: () => `.hand-card${atSpot('card wound')}`,
  hand: () => '.hand-fan',
};

/** Selects what a hint points at, if anything. */
export const placeOfHint = (hint: Hint | null, asked: Asked | null, view: View): string | null =>
  hint === null || asked === null ? null : PLACES[hint](asked, view);

/** The element a hint points at, while both are on the screen. */
export function pointedAt(selector: string): Element | null {
  const element = firstVisible('.hint') && firstVisible(selector);
  return element && isInFront(element) ? element : null;
}
