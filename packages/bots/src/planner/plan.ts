import { type Hex, type Player, type Seat, type State, WOUND } from '@deedbook/engine';

/** What a plan gives before anything is revealed. */
export interface Gains {
  readonly fame: number;
  readonly reputation: number;
  readonly wounds: number;
  /** Cards used up, and Units, Spells and other cards gained, by name. */
  readonly played: readonly string[];
  readonly cards: readonly string[];
  readonly units: readonly string[];
  readonly crystals: number;
  /** The spaces walked, first step first. */
  readonly path: readonly Hex[];
  /** Sites conquered, and spaces of enemies defeated. */
  readonly sites: readonly Hex[];
  readonly defeated: readonly Hex[];
}

/** A way to play the rest of the turn. */
export interface Plan {
  /** The answers to give; the last one ends the turn or reveals something. */
  readonly answers: readonly string[];
  /** What the seat can expect, in points of the final score, on average over imagined positions; and at worst. */
  readonly value: number;
  readonly worst: number;
  readonly gains: Gains;
  /** What the whole turn brings once everything is revealed: Fame and Wounds on average, and at worst. */
  readonly turn: {
    readonly fame: number;
    readonly leastFame: number;
    readonly wounds: number;
    readonly mostWounds: number;
  };
}

/** What a seat has gained between two positions. */
export function gainsBetween(before: State, after: State, seat: Seat): Gains {
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  const owned = ({ hand, deck, discard, played }: Player) => [
    ...hand,
    ...deck,
    ...discard,
    ...played.map(({ card }) => card),
  ];
  const wounds = (player: Player) => owned(player).filter(card => card === WOUND).length;
  const crystals = ({ crystals: { red, blue, green, white } }: Player) => red + blue + green + white;
  const gone = before.tokens.filter(({ hex, color, role }) =>
    after.tokens.every(token => token.hex !== hex || token.color !== color || token.role !== role),
  );
  return {
    fame: is.fame - was.fame,
    reputation: is.reputation - was.reputation,
    wounds: wounds(is) - wounds(was),
    played: is.played.slice(was.played.length).map(({ card }) => card),
    cards: more(owned(was), owned(is)).filter(card => card !== WOUND),
    units: is.units.filter(({ id }) => was.units.every(unit => unit.id !== id)).map(({ unit }) => unit),
    crystals: crystals(is) - crystals(was),
    path: after.turn.path.slice(before.turn.path.length),
    sites: after.shields.slice(before.shields.length).map(({ hex }) => hex),
    defeated: [...new Set(gone.map(({ hex }) => hex))],
  };
}

/** The names that the second list has more of. */
function more(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter(name => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
