import type { Seat } from '../core/effect.ts';
import { Stream, seeded, type Words } from '../core/random.ts';
import { TILES } from '../rules/catalogue.ts';
import { cloneState } from '../state/clone.ts';
import {
  type MapToken,
  type Name,
  type Pile,
  type Player,
  type State,
  TOKEN_COLORS,
  type TokenColor,
} from '../state/state.ts';

/**
 * A position that this seat could not tell from the real one: everything it cannot see is dealt anew from what must be
 * there, and the random streams are seeded afresh. For players that search without cheating, and for testing that views
 * and questions give nothing away.
 */
export function imagine(real: State, seat: Seat, seed: string): State {
  const s = cloneState(real);
  const stream = new Stream(seeded(seed, 'imagine'));
  const shuffled = <T>(list: readonly T[]): T[] => stream.shuffled(list);
  // What others have answered half-way may name what they hold: they are imagined to begin their decision again.
  s.stack = s.stack.map(frame =>
    frame.seat === seat ? frame : { ...frame, answers: [], early: frame.early.filter(e => e.seat === seat) },
  );
  s.players = s.players.map((player, i) => imaginePlayer(player, i === seat, shuffled));
  if (s.dummy) {
    s.dummy.deck = shuffled(s.dummy.deck);
    s.dummy.skillPile = shuffled(s.dummy.skillPile);
  }
  imagineTiles(s, shuffled);
  imagineTokens(s, shuffled);
  s.regularDeck = shuffled(s.regularDeck);
  s.eliteDeck = shuffled(s.eliteDeck);
  s.advancedDeck = shuffled(s.advancedDeck);
  s.spellDeck = shuffled(s.spellDeck);
  s.artifactDeck = shuffled(s.artifactDeck);
  const streams = Object.keys(s.random).map((name): [string, Words] => [name, seeded(seed, name)]);
  s.random = Object.fromEntries(streams);
  return s;
}

type Shuffle = <T>(list: readonly T[]) => T[];

function imaginePlayer(player: Player, own: boolean, shuffled: Shuffle): Player {
  const hand = own ? [] : player.hand;
  const unseen = shuffled([...hand, ...player.deck, ...player.tacticCards]);
  const take = (n: number) => unseen.splice(0, n);
  return {
    ...player,
    hand: own ? player.hand : take(hand.length),
    deck: take(player.deck.length),
    tacticCards: take(player.tacticCards.length),
    skillPile: shuffled(player.skillPile),
  };
}

/** Tiles keep their backs: Countryside tiles are dealt among Countryside places of the stack, core tiles likewise. */
function imagineTiles(s: State, shuffled: Shuffle): void {
  const kind = (tile: Name) => TILES.get(tile).kind;
  const pools = new Map(['countryside', 'core'].map(k => [k, shuffled(s.tileStack.filter(tile => kind(tile) === k))]));
  s.tileStack = s.tileStack.map(tile => pools.get(kind(tile))?.pop() as Name);
}

/** Face-down tokens are dealt anew together with the pile of their colour. */
function imagineTokens(s: State, shuffled: Shuffle): void {
  const pools = new Map<TokenColor, Name[]>();
  for (const color of TOKEN_COLORS) {
    const down = s.tokens.filter(token => token.color === color && !token.up).map(token => token.name);
    pools.set(color, shuffled([...s.piles[color].draw, ...down]));
  }
  s.tokens = s.tokens.map(
    (token): MapToken => (token.up ? token : { ...token, name: pools.get(token.color)?.pop() as Name }),
  );
  s.piles = Object.fromEntries(
    TOKEN_COLORS.map((color): [string, Pile] => [
      color,
      { draw: pools.get(color) as Name[], discard: s.piles[color].discard },
    ]),
  ) as Record<TokenColor, Pile>;
}
