import type { Seat } from '../../core/effect.ts';
import { ask, option } from '../../protocol/choice.ts';
import { areAdjacent } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import { DUMMY, type Time } from '../../state/state.ts';
import { endAssault } from '../assault/end.ts';
import { shuffleDeck } from '../cards/deeds.ts';
import { draw } from '../cards/drawing.ts';
import { rollSource } from '../cards/source.ts';
import { TACTICS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { ageOffer, clearUnitOffer, dealUnits, supplyMonasteries } from '../interaction/offers.ts';
import { happened } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import { revealTokens } from '../map/tokens.ts';
import type { Query, Seen } from '../query.ts';
import { added, twistsOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { allSettled } from '../turn/early-start.ts';
import { handLimit, putAway } from '../turn/end-of-turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { dummyTurn, prepareDummy } from './dummy.ts';
import { announceEnd, turnsToCome } from './ending.ts';
import { beforeTurn, chooseTactics } from './tactics.ts';

/** Prepares the next Round, in the order RND-PREP-01 to -14. */
const prepareRound = rule('prepare-round', () => g => {
  const { s } = g;
  s.round++;
  s.time = nextTime(g);
  g.tell({ news: 'round-began', round: s.round, time: s.time });
  rollSource(g, diceInSource(s));
  clearUnitOffer(g);
  dealUnits(g);
  supplyMonasteries(g);
  refreshOffers(g);
  collectTactics(g);
  for (const seat of s.players.keys()) if (s.order.includes(seat)) g.nextFor(seat, prepareHero());
  g.next(turnUpForDay(), startOfRound(), playRound());
});

/** Day and Night alternate, unless agreed otherwise. */
function nextTime(g: Game): Time {
  const usual = g.s.time === 'day' ? 'night' : 'day';
  return twistsOf(g.s).reduce((time, twist) => twist.nextTime?.(g) ?? time, usual as Time);
}

/** What the scenario does at the start of a Round. */
const startOfRound = rule('start-of-round', () => g => {
  for (const twist of twistsOf(g.s)) twist.atRoundStart?.(g);
});

/** The number of mana dice: players + 2 (SET-14). */
export const diceInSource = (s: Seen): number => s.players.length + 2 + added(s, 'moreDice');

/** The bottom card of each offer goes under its deck; the Advanced Action goes to the dummy player, if there is one. */
function refreshOffers(g: Game): void {
  const { s } = g;
  const advanced = ageOffer(g, 'advanced-actions', s.dummy !== null);
  const spell = ageOffer(g, 'spells', false);
  prepareDummy(g, advanced, spell);
}

/** All Tactics are returned or leave the game, and those of the new time are displayed (RND-PREP-08). */
function collectTactics(g: Game): void {
  const { s } = g;
  const used = [...s.players.map(player => player.tactic), s.dummy?.tactic ?? null].filter(tactic => tactic !== null);
  if (g.mode.tacticsLeave === 'used') s.tacticsGone = [...s.tacticsGone, ...used]; // SCN-SO-02
  for (const player of s.players) player.tactic = null;
  if (s.dummy) s.dummy.tactic = null;
  s.tactics = tacticsFor(g);
}

/**
 * The Tactics for the time of day, without those out of the game (RND-PREP-08). If it is always the same time, they may
 * run out; then all of them come back.
 */
function tacticsFor({ s }: Game): Name[] {
  const all = TACTICS.ids().filter(id => TACTICS.get(id).time === s.time);
  const left = all.filter(id => !s.tacticsGone.includes(id));
  if (left.length >= s.order.length) return left;
  s.tacticsGone = s.tacticsGone.filter(id => !all.includes(id));
  return all;
}

/** Prepares one player: Skills and Units readied, all Deed cards shuffled, a new hand (RND-PREP-09 to -13). */
const prepareHero = rule('prepare-hero', () => g => {
  g.me.drivenOff = false; // PLU-05: before the first turn of a Round, being there is enough
  g.next(...g.me.banners.map(({ banner }) => mayTakeBanner({ banner })), prepareDeck());
});

/** The player may detach a Banner from its Unit and shuffle it in with the other cards (RND-PREP-10, BAN-04). */
const mayTakeBanner = rule('may-take-banner', { banner: is.card }, function* (q, { banner }) {
  const takes = yield* ask(
    q.seat,
    'take-banner',
    [option({ act: 'leave-banner', card: banner }, false), option({ act: 'take-banner', card: banner }, true)],
    { about: { card: banner } },
  );
  return (g: Game) => {
    if (!takes) return;
    g.me.banners = g.me.banners.filter(other => other.banner !== banner);
    g.me.discard = [...g.me.discard, banner];
  };
});

const prepareDeck = rule('prepare-deck', () => g => {
  const { me } = g;
  me.skills = me.skills.map(skill => ({ ...skill, used: false }));
  me.units = me.units.map(unit => ({ ...unit, spent: false }));
  me.banners = me.banners.map(banner => ({ ...banner, used: false }));
  me.deck = shuffleDeck(g, [...me.hand, ...me.deck, ...me.discard, ...me.tacticCards, ...me.aside]);
  me.hand = [];
  me.discard = [];
  me.tacticUsed = false;
  me.tacticPaused = false;
  me.tacticDie = null;
  me.tacticCards = [];
  me.aside = [];
  draw(g, handLimit(g));
  happened(g, { event: 'draws-up' });
});

/** At the start of a Day, reveals ruins and the garrisons next to a hero (RND-PREP-14). */
const turnUpForDay = rule('turn-up-for-day', () => g => {
  if (g.s.time !== 'day') return;
  const heroes = g.s.players.map(player => player.hex).filter(hex => hex !== null);
  revealTokens(
    g,
    token => token.color === 'yellow' || (token.role === 'garrison' && heroes.some(hex => areAdjacent(hex, token.hex))),
  );
});

/** Tactics are chosen, then turns are played. */
export const playRound = rule('play-round', () => g => g.next(chooseTactics(), beginTurns()));

/** Once the Tactics are chosen: sets the Round Order by their numbers and starts the first turn (RND-TAC-06). */
const beginTurns = rule('begin-turns', () => g => {
  const { s } = g;
  const number = (seat: Seat) =>
    TACTICS.get((seat === DUMMY ? s.dummy?.tactic : s.players[seat]?.tactic) as Name).number;
  s.order = [...s.order].sort((a, b) => number(a) - number(b));
  s.current = null;
  s.lastTurns = null;
  s.announcedBy = null;
  g.next(nextTurn());
});

/**
 * Finds whose turn is next, after those who joined an assault have ended theirs. If no one has a turn left, the Round
 * is over.
 */
const nextTurn = rule('next-turn', () => g => {
  const { s } = g;
  if (s.assault !== null) {
    s.assault = { ...s.assault, again: s.turn.again };
    g.next(endAssault(), nextTurn());
    return;
  }
  const { again } = s.turn;
  const seat = again ? s.current : (turnsToCome(s)[0] ?? null);
  // REW-06: all End of Turn choices must be made before that player's next turn or the end of the Round.
  if (s.finishing !== null && (seat === null || seat === s.finishing.seat)) {
    g.next(allSettled(), nextTurn());
    return;
  }
  if (!again && s.lastTurns !== null) s.lastTurns = s.lastTurns.slice(1);
  if (seat === null) {
    g.next(endRound());
    return;
  }
  s.turn.again = false;
  s.current = seat;
  if (seat === DUMMY) g.next(dummyTurn());
  else if (s.players[seat]?.tokenDown) g.nextFor(seat, missTurn());
  else g.nextFor(seat, beforeTurn(), startOfTurn());
  g.next(nextTurn());
});

/** The player takes the turn, or forfeits it to announce the End of the Round (RND-ORD-02 to -08). */
const startOfTurn = rule('start-of-turn', function* (q: Query) {
  const empty = q.me.deck.length === 0;
  const nothing = empty && q.me.hand.length === 0;
  if (!empty || (q.s.announcedBy !== null && !nothing)) return (g: Game) => g.next(beginTurn());
  if (q.s.announcedBy !== null) return (g: Game) => forfeit(g); // RND-ORD-07
  const announces = yield* ask(q.seat, 'start-of-turn', nothing ? [ANNOUNCE] : [PLAY_ON, ANNOUNCE], { always: true });
  return (g: Game) => {
    if (!announces) {
      g.next(beginTurn());
      return;
    }
    forfeit(g);
    announceEnd(g, g.seat);
  };
});

const ANNOUNCE = option({ act: 'announce-end' }, true);
const PLAY_ON = option({ act: 'play-turn' }, false);

/** No movement, no action, no benefits, no draw (RND-ORD-08). */
function forfeit(g: Game): void {
  passOver(g);
  g.next(...putAway()); // PVP-DEF-08: left over from a partial defense
  g.tell({ news: 'turn-forfeited', seat: g.seat });
}

/**
 * Turns a face-down Round Order token up instead of playing the turn, which cannot be used to announce either
 * (RND-ORD-09).
 */
const missTurn = rule('miss-turn', () => g => {
  passOver(g);
  g.me.tokenDown = false;
  g.tell({ news: 'turn-missed', seat: g.seat });
});

/** A turn that is not played still ends effects that last until it (TRN-05, PLU-03). */
function passOver(g: Game): void {
  g.expire('next-turn', g.seat);
  g.me.tacticPaused = false;
  g.me.plundered = false;
}

/** Whether this is the last Round. */
export const isLastRound = ({ s, mode }: Query): boolean => s.ending || s.round >= mode.rounds || s.order.length === 0;

/** Ends the Round: the game is over, or another Round is prepared (RND-END-01, RND-END-04). */
const endRound = rule('end-round', () => g => {
  const { s } = g;
  happened(g, { event: 'round-ends' });
  g.expire('round');
  g.expire('next-turn'); // SKL-03
  g.tell({ news: 'round-ended', round: s.round });
  for (const twist of twistsOf(s)) twist.atRoundEnd?.(g);
  const { rounds, tacticsLeave } = g.mode;
  if (isLastRound(g)) {
    s.over = true;
    g.tell({ news: 'game-over' });
    return;
  }
  // SCN-CO-02: not after the last Day and the last Night.
  if (tacticsLeave === 'one' && s.round < rounds - 1)
    g.nextFor(s.order.find(seat => seat !== DUMMY) as Seat, leaveTactic());
  g.next(prepareRound());
});

/** One Tactic used by the players leaves the game; the first player chooses which (SCN-CO-02). */
const leaveTactic = rule('leave-tactic', function* (q: Query) {
  const used = q.s.players.map(player => player.tactic as Name);
  const tactic = yield* ask(
    q.seat,
    'leave-tactic',
    used.map(tactic => option({ act: 'leave-tactic', tactic }, tactic)),
    { always: true },
  );
  return (g: Game) => {
    g.s.tacticsGone = [...g.s.tacticsGone, tactic];
    g.tell({ news: 'tactic-left', tactic });
  };
});
