import type { Seat } from '../core/effect.ts';
import { MODIFIERS, TILES } from '../rules/catalogue.ts';
import { isOnSideOf } from '../rules/scenarios/teams.ts';
import type { Assault } from '../state/assault.ts';
import { type MapToken, type Pile, TOKEN_COLORS, type TokenColor } from '../state/map.ts';
import type { Modifier } from '../state/modifiers.ts';
import { CORE_BACK, COUNTRYSIDE_BACK, HIDDEN, type Name } from '../state/names.ts';
import type { Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { Finishing, Turn } from '../state/turn.ts';

/**
 * What one seat may see: the shape of the position, with every name it may not know replaced by HIDDEN. The stack and the
 * random streams are not for its eyes at all. Sizes of decks and piles are public (GAM-07). A seat of null sees what
 * everyone sees, as a spectator would.
 */
export type View = Omit<State, 'stack' | 'random' | 'finishing'> & {
  readonly seat: Seat | null;
  /**
   * What the seat can work out of its deck: every own card that is nowhere in sight, in no order. Cards put unseen under
   * a Tactic cannot be told from those still in the deck.
   */
  readonly ownDeck: readonly Name[];
  /** Who still chooses at the End of Turn while the next one has begun, and what is left to be taken. */
  readonly finishing: Pick<Finishing, 'seat' | 'rewards'> | null;
};

/** All that is known about an unseen tile. */
const backOf = (tile: Name): Name => (TILES.get(tile).kind === 'core' ? CORE_BACK : COUNTRYSIDE_BACK);

/** What is hidden looks alike: lists of the same length are one list, made once. */
const hidden: (readonly Name[])[] = [];

function hide({ length }: readonly Name[]): readonly Name[] {
  hidden[length] ??= Array<Name>(length).fill(HIDDEN);
  return hidden[length];
}

const piles = new WeakMap<State['piles'], State['piles']>();

/** The piles as everybody sees them; worked out once for each set of them. */
function viewOfPiles(all: State['piles']): State['piles'] {
  let known = piles.get(all);
  if (!known) {
    known = Object.fromEntries(TOKEN_COLORS.map(color => [color, viewOfPile(all[color])])) as Record<TokenColor, Pile>;
    piles.set(all, known);
  }
  return known;
}

export function viewOf(s: State, seat: Seat | null): View {
  const { stack: _stack, random: _random, ...shown } = s;
  return {
    ...shown,
    seat,
    ownDeck: seat === null ? [] : unseenOf(s.players[seat]),
    players: s.players.map((player, i) => viewOfPlayer(player, i === seat)),
    dummy: s.dummy && { ...s.dummy, deck: hide(s.dummy.deck), skillPile: hide(s.dummy.skillPile) },
    turn: viewOfTurn(s.turn, seat),
    combat: s.combat && { ...s.combat },
    duel: s.duel && { ...s.duel },
    defence: s.defence && viewOfTurn(s.defence, seat),
    assault: s.assault && viewOfAssault(s.assault, seat),
    finishing: s.finishing && { seat: s.finishing.seat, rewards: s.finishing.rewards },
    // The backs of tiles are in plain sight, their faces are not.
    tileStack: s.tileStack.map(backOf),
    tilesLeft: s.tilesLeft.map(backOf).sort(),
    tokens: s.tokens.map(viewOfToken),
    modifiers: s.modifiers.map(m => (isSecretTo(s, m, seat) ? { ...m, n: UNKNOWN } : m)),
    piles: viewOfPiles(s.piles),
    regularDeck: hide(s.regularDeck),
    eliteDeck: hide(s.eliteDeck),
    advancedDeck: hide(s.advancedDeck),
    spellDeck: hide(s.spellDeck),
    artifactDeck: hide(s.artifactDeck),
  };
}

const unseenOf = (player: Player | undefined): readonly Name[] =>
  player ? [...player.deck, ...player.tacticCards].sort() : [];

/** What stands in place of a number that a seat may not know. */
const UNKNOWN = -1;

/** A lasting effect whose number this seat may not know. */
export const isSecretTo = (s: State, m: Modifier, seat: Seat | null): boolean =>
  MODIFIERS.get(m.mod).secret !== undefined && !s.over && !isOnSideOf(s, seat, m.seat);

const viewOfPlayer = (player: Player, own: boolean): Player => ({
  ...player,
  hand: own ? player.hand : hide(player.hand),
  deck: hide(player.deck),
  skillPile: hide(player.skillPile),
  drafted: own ? player.drafted : hide(player.drafted),
  // Sparing Power puts them there unseen, also by their owner.
  tacticCards: hide(player.tacticCards),
});

/** That a hand held nothing but Wounds is known to its owner alone. */
const viewOfTurn = (turn: Readonly<Turn>, seat: Seat | null): Turn => ({
  ...turn,
  exhausted: turn.exhausted && turn.seat === seat,
});

const viewOfAssault = (assault: Assault, seat: Seat | null): Assault => ({
  ...assault,
  participants: assault.participants.map(one => ({ ...one, turn: one.turn && viewOfTurn(one.turn, seat) })),
});

const viewOfToken = (token: MapToken): MapToken => (token.up ? token : { ...token, name: HIDDEN });

const viewOfPile = (pile: Pile): Pile => ({ draw: hide(pile.draw), discard: [...pile.discard].sort() });
