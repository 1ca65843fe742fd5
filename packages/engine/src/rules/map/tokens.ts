import { derived } from '../../core/derived.ts';
import { areAdjacent, type Hex } from '../../state/hex.ts';
import type { MapToken, Pile, TokenColor } from '../../state/map.ts';
import { HIDDEN, type Name } from '../../state/names.ts';
import type { Game } from '../game.ts';
import { lasting } from '../lasting.ts';
import type { Seen } from '../query.ts';
import { cityAt, garrisonHex } from './ground.ts';

/** Draws a token; an empty pile is refilled from its discards (GAM-09). Null if there are none at all. */
export function drawToken(g: Game, color: TokenColor): Name | null {
  let pile: Pile = g.s.piles[color];
  if (pile.draw.length === 0) {
    pile = { draw: g.random('tokens', stream => stream.shuffled(pile.discard)), discard: [] };
  }
  const name = pile.draw.at(-1);
  if (name === undefined) return null;
  g.s.piles = { ...g.s.piles, [color]: { draw: pile.draw.slice(0, -1), discard: pile.discard } };
  return name;
}

/** Puts a new token on the map. If it is face up, this is a reveal. */
export function placeToken(g: Game, color: TokenColor, hex: Hex, up: boolean, role: MapToken['role']): void {
  const name = drawToken(g, color);
  if (name === null) return;
  g.s.tokens = [...g.s.tokens, { hex, color, name, up, role }];
  if (up) g.reveal();
  g.tell({ news: 'token-placed', hex, color, name: up ? name : HIDDEN });
}

/** Turns tokens on the map face up. This is a reveal. */
export function revealTokens(g: Game, which: (token: MapToken) => boolean): void {
  if (!g.s.tokens.some(token => !token.up && which(token))) return;
  g.s.tokens = g.s.tokens.map(token => {
    if (token.up || !which(token)) return token;
    g.tell({ news: 'token-turned-up', hex: token.hex, color: token.color, name: token.name });
    return { ...token, up: true };
  });
  g.reveal();
}

/** Whether tokens are revealed as by day: it is day, or an effect says so this turn. */
export const isDaylit = (s: Seen): boolean => s.time === 'day' || lasting(s, s.turn.seat, 'daylight') === true;

/**
 * Whether a hero on this space reveals this token: ruins on the space itself (SIT-RUI-01), an adjacent garrison by day,
 * that of a city also at night (SIT-KEE-01, CTY-04).
 */
function isSeenFrom(s: Seen, token: MapToken, hex: Hex): boolean {
  if (token.up) return false;
  if (token.hex === hex) return token.color === 'yellow';
  if (token.role !== 'garrison') return false;
  const city = cityAt(s, token.hex);
  return city ? city.hexes.some(space => areAdjacent(space, hex)) : isDaylit(s) && areAdjacent(token.hex, hex);
}

/** The face-down tokens on the map. */
const faceDown = derived((tokens: readonly MapToken[]): readonly MapToken[] => tokens.filter(({ up }) => !up));

/** Where a hero on this space would reveal tokens. */
export function faceDownNextTo(s: Seen, hex: Hex): readonly Hex[] {
  let found: Hex[] | null = null;
  for (const token of faceDown(s.tokens)) {
    if (!isSeenFrom(s, token, hex)) continue;
    found ??= [];
    found.push(token.hex);
  }
  return found ?? NOTHING;
}

/** The same for an assault, which also reveals the garrison of the site. */
export const faceDownAt = (s: Seen, hex: Hex): readonly Hex[] => [
  ...faceDownNextTo(s, hex),
  ...s.tokens
    .filter(token => !token.up && token.hex === garrisonHex(s, hex) && token.role === 'garrison')
    .map(token => token.hex),
];

const NOTHING: readonly Hex[] = [];

/** Reveals what a hero on this space can see. */
export const revealTokensAround = (g: Game, hex: Hex): void => revealTokens(g, token => isSeenFrom(g.s, token, hex));
