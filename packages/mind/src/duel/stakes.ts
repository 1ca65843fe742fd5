import { CARDS, type Duel, type Name, type Player, type Seat, type State } from '@deedbook/engine';
import { type Aim, outcomeOf } from '../aim.ts';

/* The value of an exchange of player combat: what one player gains over the other. */

/** The duel of a position in which there is one. */
export const duelIn = ({ duel }: State): Duel => duel as Duel;

/** The other player in the combat. */
export const rivalOf = ({ aggressor, defender }: Duel, seat: Seat): Seat => (seat === aggressor ? defender : aggressor);

/** The aim of the other player: the same, but what is worth keeping to one is not to the other. */
export const aimOfRival = (aim: Aim): Aim => ({ ...aim, keep: null, kept: 0 });

/** Whether a position still belongs to the exchange that was under way before it. */
export const isSameExchange = (before: Duel, { duel }: State): boolean =>
  duel !== null && duel.attacker === before.attacker && duel.phase === before.phase;

/**
 * What an exchange is worth to a seat: its own gains and losses minus those of the other player, by the same measure,
 * so that one player's gain is the other's loss.
 */
export function stakesOf(aim: Aim, seat: Seat, before: State, after: State, winner: Seat | null): number {
  const rival = rivalOf(duelIn(before), seat);
  const gain = (who: Seat, by: Aim) => outcomeOf(by, who, before, after, winner === who);
  const stolen = (by: Seat, from: Seat) => artifactsStolen(before, after, by, from);
  const won = stolen(seat, rival) - stolen(rival, seat);
  return gain(seat, aim) - gain(rival, aimOfRival(aim)) + aim.artifact * won;
}

/** How many Artifacts one player has taken from the other. */
function artifactsStolen(before: State, after: State, by: Seat, from: Seat): number {
  const had = artifactsOf(before.players[from] as Player);
  const held = (state: State) => artifactsOf(state.players[by] as Player).filter(card => had.includes(card)).length;
  return Math.max(0, held(after) - held(before));
}

const artifactsOf = ({ hand, discard, played, deck, banners }: Player): Name[] =>
  [...hand, ...discard, ...deck, ...played.map(({ card }) => card), ...banners.map(({ banner }) => banner)].filter(
    card => CARDS.get(card).kind === 'artifact',
  );
