import { groundOf, hexNamed, type SeatState, type SpotKind, spotName, spotNamed } from '@deedbook/engine';

/** Parts of the table that are always there. */
export const LANDMARKS = [
  'hand',
  'deck',
  'discard',
  'played',
  'source',
  'round',
  'dummy',
  'question',
  'way',
  'undo',
  'fame',
  'reputation',
  'armor',
  'tactic',
  'crystals',
  'units',
  'skills',
  'offers',
  'rules',
] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** The kinds of spots a lesson points at. */
type PointedKind = Extract<
  SpotKind,
  'card' | 'hex' | 'die' | 'enemy' | 'unit' | 'skill' | 'offer' | 'button' | 'tile' | 'tactic'
>;

/** Everything the screen can point at: a landmark, or a thing by the name of its spot, such as `card march`. */
export type Spotlight = Landmark | `${PointedKind} ${string}`;

export const isLandmark = (spotlight: Spotlight): spotlight is Landmark =>
  (LANDMARKS as readonly string[]).includes(spotlight);

/** Whether a thing is on the table now, as far as the seat at the screen sees it. */
export function isOnTable(spotlight: Spotlight, { view, asked, seat }: SeatState): boolean {
  if (isLandmark(spotlight)) return true;
  const { kind, id } = spotNamed(spotlight);
  const player = view.players[seat];
  if (asked?.choices.some(({ at }) => at && spotName(at) === spotlight)) return true;
  switch (kind) {
    case 'card':
      return player?.hand.includes(id) === true;
    case 'hex': {
      const at = hexNamed(id);
      return at !== null && groundOf(view.map).has(at);
    }
    case 'die':
      return (view.source as readonly string[]).includes(id);
    case 'enemy':
      return view.combat?.foes.some(({ key, defeated }) => key === id && !defeated) === true;
    case 'unit':
      return player?.units.some(({ unit }) => unit === id) === true;
    case 'skill':
      return player?.skills.some(({ skill }) => skill === id) === true;
    case 'offer':
      return [view.unitOffer, view.advancedOffer, view.spellOffer].some(offer => offer.includes(id));
    default:
      return false;
  }
}
