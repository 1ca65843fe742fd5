import type { Frame, Seat } from '../core/effect.ts';
import { Stream, seeded, type Words } from '../core/random.ts';
import { wordsOf } from '../protocol/keys.ts';
import { holdsOnlyWounds } from '../rules/cards/deeds.ts';
import { inSets, MODIFIERS, TILES } from '../rules/catalogue.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { without } from '../rules/query.ts';
import { SCENARIOS } from '../rules/scenarios/scenarios.ts';
import { cloneState } from '../state/clone.ts';
import { type MapToken, type Pile, TOKEN_COLORS, type TokenColor } from '../state/map.ts';
import type { Name } from '../state/names.ts';
import type { Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';
import { isSecretTo } from './view.ts';

/**
 * A position that a seat, or several seats pooling what they know, could not tell from the real one: everything they
 * cannot see is redealt from what must be there, and the random streams are reseeded. For players that search without
 * cheating, and for tests that views and questions leak nothing.
 */
export function imagine(real: State, seat: Seat | readonly Seat[], seed: string): State {
  const seats = typeof seat === 'number' ? [seat] : seat;
  const asked = askedIn(real);
  for (let i = 0; i < DEALS; i++) {
    const s = dealtBy(real, seats, `${seed}/${i}`, false);
    if (makesSense(askedIn(s), asked)) return s;
  }
  return dealtBy(real, seats, seed, true);
}

/**
 * Everything a seat knows about a position, as a position: what it cannot see is sorted, and there is no randomness in
 * it.
 */
export interface Known {
  readonly seat: Seat;
  readonly position: State;
}

/**
 * What a seat knows, in a form a search can play from. It is the same for any two positions the seat cannot tell apart.
 * Half-made decisions of other seats are not included: in an imagined position they start over.
 */
export function knownTo(real: State, seat: Seat): Known {
  const s = cloneState(real);
  s.stack = s.stack.map(frame => forgetOthers(frame, seat));
  if (s.finishing) s.finishing = { ...s.finishing, stack: s.finishing.stack.map(frame => forgetOthers(frame, seat)) };
  const position = deal(s, [seat], sorted, false);
  position.random = Object.fromEntries(Object.keys(s.random).map((name): [string, Words] => [name, NO_CHANCE]));
  return { seat, position };
}

const NO_CHANCE: Words = seeded('', '');

/** A frame without what other seats have answered so far. */
const forgetOthers = (frame: Frame, seat: Seat): Frame => ({
  ...frame,
  answers: frame.seat === seat ? frame.answers : [],
  early: frame.early.filter(early => early.seat === seat),
});

/** In a fixed order, whatever the original one was. */
const sorted: Shuffle = list => list.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** A position that a seat with this knowledge could not tell from the real one. */
export const imagineFrom = ({ position, seat }: Known, seed: string): State => imagine(position, seat, seed);

/** Who is asked, and what. */
interface Thinking {
  readonly seats: string;
  readonly prompts: string;
}

function askedIn(s: State): Thinking | null {
  try {
    const questions = new MageKnight(cloneState(s)).advance();
    return { seats: questions.map(q => q.seat).join(), prompts: questions.map(q => q.prompt).join() };
  } catch {
    // With such a hand, the half-made decision could not have been started.
    return null;
  }
}

/**
 * Whether a half-made decision fits the cards dealt: the same question is asked. Everyone can see whose decision is
 * pending, so a deal that changes the seat is kept: hidden cards must not decide that, and tests look for it.
 */
const makesSense = (found: Thinking | null, real: Thinking | null): boolean =>
  found !== null && (found.seats !== real?.seats || found.prompts === real.prompts);

/** How many deals to try before leaving the other players' hands unchanged. */
const DEALS = 12;

function dealtBy(real: State, seats: readonly Seat[], seed: string, keepsHands: boolean): State {
  const stream = new Stream(seeded(seed, 'imagine'));
  const s = deal(real, seats, list => stream.shuffled(list), keepsHands);
  const streams = Object.keys(s.random).map((name): [string, Words] => [name, seeded(seed, name)]);
  s.random = Object.fromEntries(streams);
  return s;
}

/** Redeals what these seats cannot see. */
function deal(real: State, seats: readonly Seat[], shuffled: Shuffle, keepsHands: boolean): State {
  const s = cloneState(real);
  s.players = s.players.map((player, i) =>
    imaginePlayer(player, keepsHands || seats.includes(i), spokenOf(s, i), shuffled),
  );
  imagineExhaustion(s, seats);
  if (s.dummy) {
    s.dummy.deck = shuffled(s.dummy.deck);
    s.dummy.skillPile = shuffled(s.dummy.skillPile);
  }
  imagineTiles(s, shuffled);
  imagineTokens(s, shuffled);
  s.modifiers = s.modifiers.map(m =>
    seats.every(seat => isSecretTo(s, m, seat))
      ? { ...m, n: shuffled(MODIFIERS.get(m.mod).secret?.(m, s) ?? [m.n])[0] as number }
      : m,
  );
  s.regularDeck = shuffled(s.regularDeck);
  s.eliteDeck = shuffled(s.eliteDeck);
  imagineAdvanced(s, seats, shuffled);
  s.spellDeck = shuffled(s.spellDeck);
  s.artifactDeck = shuffled(s.artifactDeck);
  return s;
}

type Shuffle = <T>(list: readonly T[]) => T[];

/** Cards that a half-made decision of this seat mentions; they must stay in place. */
const spokenOf = (s: State, seat: Seat): string[] =>
  [...s.stack, ...(s.finishing?.stack ?? [])]
    .filter(frame => frame.seat === seat)
    .flatMap(frame => [
      ...frame.answers.flatMap(wordsOf),
      ...('card' in frame.effect ? [String(frame.effect.card)] : []),
    ]);

function imaginePlayer(player: Player, own: boolean, spoken: readonly string[], shuffled: Shuffle): Player {
  const kept: Name[] = [];
  let hidden = own ? [] : player.hand;
  for (const word of spoken) {
    if (!hidden.includes(word)) continue;
    hidden = without(hidden, word);
    kept.push(word);
  }
  const unseen = shuffled([...hidden, ...player.deck, ...player.tacticCards]);
  const take = (n: number) => unseen.splice(0, n);
  return {
    ...player,
    hand: own ? player.hand : [...kept, ...take(hidden.length)],
    deck: take(player.deck.length),
    tacticCards: take(player.tacticCards.length),
    skillPile: shuffled(player.skillPile),
  };
}

/**
 * Whether another seat's turn began with only Wounds follows from the hand dealt, as long as that hand is untouched.
 */
function imagineExhaustion(s: State, seats: readonly Seat[]): void {
  const imagined = (turn: Readonly<Turn>): Turn => {
    const player = turn.seat === null || seats.includes(turn.seat) ? undefined : s.players[turn.seat];
    if (!player) return turn;
    const isUntouched = !turn.moved && turn.part === 'movement' && !turn.cardUsed && player.played.length === 0;
    return { ...turn, exhausted: isUntouched && holdsOnlyWounds(player) };
  };
  s.turn = imagined(s.turn);
  if (!s.assault) return;
  const participants = s.assault.participants.map(one => ({ ...one, turn: one.turn && imagined(one.turn) }));
  s.assault = { ...s.assault, participants };
}

/** Cards drafted by others may be any Advanced Action not seen yet. */
function imagineAdvanced(s: State, seats: readonly Seat[], shuffled: Shuffle): void {
  const others = s.players.filter((_, i) => !seats.includes(i));
  const unseen = shuffled([...s.advancedDeck, ...others.flatMap(player => player.drafted)]);
  for (const player of others) player.drafted = unseen.splice(0, player.drafted.length);
  s.advancedDeck = unseen;
}

/**
 * Tiles keep their backs and the number of cities among them; any tile not on the map may be one of them. The order is
 * known only if a scenario sorts its Countryside tiles, and tiles a scenario keeps are in the stack.
 */
function imagineTiles(s: State, shuffled: Shuffle): void {
  const { sorted = false, city, keepsTile = () => false } = SCENARIOS.get(s.options.scenario);
  const sets = s.options.sets;
  const unseen = shuffled(inSets(TILES, sets)).filter(id => !s.map.some(placed => placed.tile === id));
  const kept = (list: Name[]) => list.sort((a, b) => Number(keepsTile(TILES.get(b))) - Number(keepsTile(TILES.get(a))));
  const isCity = (id: Name) => TILES.get(id).city !== null && (city === undefined || TILES.get(id).city === city);
  const isPlain = (id: Name) => TILES.get(id).kind === 'core' && TILES.get(id).city === null;
  const isCountryside = (id: Name) => TILES.get(id).kind === 'countryside';
  const count = (want: (id: Name) => boolean) => s.tileStack.filter(want).length;
  const plain = kept(unseen.filter(isPlain));
  const countryside = kept(unseen.filter(isCountryside));
  // Which core tiles are cities is as hidden as their names.
  const core = shuffled([
    ...plain.splice(0, count(isPlain)),
    ...unseen.filter(isCity).slice(
      0,
      count(id => TILES.get(id).city !== null),
    ),
  ]);
  const green = shuffled(countryside.splice(0, count(isCountryside)));
  const take = (id: Name, from: { core: Name[]; green: Name[] }): Name => {
    if (isCountryside(id)) return sorted ? id : (from.green.pop() as Name);
    return from.core.pop() as Name;
  };
  s.tileStack = s.tileStack.map(id => take(id, { core, green }));
  s.tilesLeft = s.tilesLeft.map(id => take(id, { core: plain, green: countryside }));
}

/** Face-down tokens are redealt along with the pile of their color. */
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
