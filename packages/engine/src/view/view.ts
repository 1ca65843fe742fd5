import { derived } from '../core/derived.ts';
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
 * What one seat may see: the position, with every name it may not know replaced by HIDDEN, and without the stack and
 * the random streams. The sizes of decks and piles are public (GAM-07). Seat null sees what everyone can see, like a
 * spectator.
 */
export type View = Omit<State, 'stack' | 'random' | 'finishing'> & {
  readonly seat: Seat | null;
  /**
   * What the seat can deduce about its deck: all its cards that are not visible anywhere, in no particular order. Cards
   * put under a Tactic unseen cannot be told from those still in the deck.
   */
  readonly ownDeck: readonly Name[];
  /** The player still making End of Turn choices while the next one has begun, and the rewards left to take. */
  readonly finishing: Pick<Finishing, 'seat' | 'rewards'> | null;
};

/** The back of an unseen tile, which is all that is known about it. */
const backOf = (tile: Name): Name => (TILES.get(tile).kind === 'core' ? CORE_BACK : COUNTRYSIDE_BACK);

/** Hidden lists of the same length are one shared list. */
const hidden: (readonly Name[])[] = [];

function hide({ length }: readonly Name[]): readonly Name[] {
  hidden[length] ??= Array<Name>(length).fill(HIDDEN);
  return hidden[length];
}

/*
 * What everyone sees of a part that is the same for all seats, worked out once: an unchanged part gives the same object,
 * so that two views can be compared quickly.
 */
const viewOfPiles = derived(
  (all: State['piles']) =>
    Object.fromEntries(TOKEN_COLORS.map(color => [color, viewOfPile(all[color])])) as Record<TokenColor, Pile>,
);
const backsOf = derived((tiles: readonly Name[]): readonly Name[] => tiles.map(backOf));
const sortedBacksOf = derived((tiles: readonly Name[]): readonly Name[] => tiles.map(backOf).sort());
const viewOfTokens = derived((tokens: State['tokens']): State['tokens'] => tokens.map(viewOfToken));
const sorted = derived((cards: readonly Name[]): readonly Name[] => [...cards].sort());

/** Every field is named: a new part of the position is hidden until it is listed here. */
export function viewOf(s: State, seat: Seat | null): View {
  return {
    options: s.options,
    round: s.round,
    time: s.time,
    fence: s.fence,
    players: s.players.map((player, i) => viewOfPlayer(player, i === seat)),
    dummy: s.dummy && { ...s.dummy, deck: hide(s.dummy.deck), skillPile: hide(s.dummy.skillPile) },
    turn: viewOfTurn(s.turn, seat),
    combat: s.combat && { ...s.combat },
    duel: s.duel && { ...s.duel },
    defence: s.defence && viewOfTurn(s.defence, seat),
    assault: s.assault && viewOfAssault(s.assault, seat),
    finishing: s.finishing && { seat: s.finishing.seat, rewards: s.finishing.rewards },
    rewards: s.rewards,
    order: s.order,
    current: s.current,
    lastTurns: s.lastTurns,
    announcedBy: s.announcedBy,
    ending: s.ending,
    over: s.over,
    tactics: s.tactics,
    tacticsGone: s.tacticsGone,
    source: s.source,
    map: s.map,
    // The backs of tiles are visible, their faces are not.
    tileStack: backsOf(s.tileStack),
    tilesLeft: sortedBacksOf(s.tilesLeft),
    tokens: viewOfTokens(s.tokens),
    shields: s.shields,
    cities: s.cities,
    piles: viewOfPiles(s.piles),
    unitOffer: s.unitOffer,
    monasteryOffer: s.monasteryOffer,
    advancedOffer: s.advancedOffer,
    spellOffer: s.spellOffer,
    skillOffer: s.skillOffer,
    regularDeck: hide(s.regularDeck),
    eliteDeck: hide(s.eliteDeck),
    advancedDeck: hide(s.advancedDeck),
    spellDeck: hide(s.spellDeck),
    artifactDeck: hide(s.artifactDeck),
    removed: s.removed,
    unitsGone: s.unitsGone,
    modifiers: viewOfModifiers(s, seat),
    nextUnit: s.nextUnit,
    seat,
    ownDeck: seat === null ? NOTHING : unseenOf(s.players[seat]),
  };
}

const NOTHING: readonly Name[] = [];

const unseenOf = (player: Player | undefined): readonly Name[] => {
  if (!player) return NOTHING;
  const { deck, tacticCards } = player;
  return tacticCards.length === 0 ? sorted(deck) : [...deck, ...tacticCards].sort();
};

const viewOfModifiers = (s: State, seat: Seat | null): State['modifiers'] =>
  s.modifiers.some(m => isSecretTo(s, m, seat))
    ? s.modifiers.map(m => (isSecretTo(s, m, seat) ? { ...m, n: UNKNOWN } : m))
    : s.modifiers;

/** Replaces a number that a seat may not know. */
const UNKNOWN = -1;

/** Whether this seat may not know the number of a lasting effect. */
export const isSecretTo = (s: State, m: Modifier, seat: Seat | null): boolean =>
  MODIFIERS.get(m.mod).secret !== undefined && !s.over && !isOnSideOf(s, seat, m.seat);

const viewOfPlayer = (player: Player, own: boolean): Player => ({
  ...player,
  hand: own ? player.hand : hide(player.hand),
  deck: hide(player.deck),
  skillPile: hide(player.skillPile),
  drafted: own ? player.drafted : hide(player.drafted),
  // Sparing Power puts them there unseen, even by their owner.
  tacticCards: hide(player.tacticCards),
});

/** Only the owner knows that a hand held only Wounds. */
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
