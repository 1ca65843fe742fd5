import { type Effect, type Frame, frameOf, type Seat } from '../core/effect.ts';
import { holdsOnlyWounds } from '../rules/cards/deeds.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import { openingInfluence } from '../rules/interaction/interaction.ts';
import { seatsAfter } from '../rules/round/ending.ts';
import { beforeTurn, chooseTactics } from '../rules/round/tactics.ts';
import { endTurn } from '../rules/turn/end-of-turn.ts';
import { newTurn } from '../rules/turn/new-turn.ts';
import { turnMenu } from '../rules/turn/turn.ts';
import type { Hex } from '../state/hex.ts';
import type { Player } from '../state/player.ts';
import { DUMMY, type State } from '../state/state.ts';
import { setAssault } from './assault.ts';
import type { Fight } from './combat.ts';
import type { Moment, Scene } from './description.ts';
import { beginSceneDuel, cameFrom, defenderIn } from './duel.ts';
import { onMap } from './ground.ts';
import { setRewards, setRolls } from './rewards.ts';
import type { Stage } from './stage.ts';

// The effects the rules queue at this point of a game.
const NEXT_TURN: Effect = { fx: 'next-turn' };
const START_OF_TURN: Effect = { fx: 'start-of-turn' };
const BEGIN_TURNS: Effect = { fx: 'begin-turns' };
const END_ROUND: Effect = { fx: 'end-round' };

/** What is still to happen, the next thing last. */
function stackAt(moment: Moment, seat: Seat): Frame[] {
  const next = frameOf(NEXT_TURN, 0);
  switch (moment) {
    case 'turn':
      return [next, frameOf(turnMenu(), seat)];
    case 'before turn':
      return [next, frameOf(START_OF_TURN, seat), frameOf(beforeTurn(), seat)];
    case 'start of turn':
      return [next, frameOf(START_OF_TURN, seat)];
    case 'end of turn':
      return [next, frameOf(endTurn(), seat)];
    case 'tactics':
      return [frameOf(BEGIN_TURNS, 0), frameOf(chooseTactics(), 0)];
    case 'round end':
      return [frameOf(END_ROUND, 0)];
  }
}

/** Sets up the Round and the turn: the order, whose turn it is, and what was done in it. */
export function setMoment(stage: Stage, fight: Fight | null): void {
  const { scene, s } = stage;
  const moment = scene.moment ?? 'turn';
  s.order = orderOf(stage);
  const seat = scene.turn === undefined ? 0 : (stage.seat(['turn'], scene.turn) ?? 0);
  const isBetween = moment === 'tactics' || moment === 'round end';
  s.current = isBetween ? null : seat;
  s.ending = scene.ending ?? false;
  setLastTurns(stage, seat);
  const defender = defenderIn(stage, seat);
  if (moment === 'turn' || moment === 'end of turn') setTurn(stage, seat, fight, defender);
  else checkNoTurn(stage, moment);
  setModifiers(stage);
  setRolls(stage);
  s.stack = stackAt(moment, seat);
  if (scene.assault && moment !== 'turn') stage.problems.add(['assault'], `nobody fights at the moment '${moment}'`);
  const assault = setAssault(stage, seat);
  if (assault) s.stack = [frameOf(NEXT_TURN, 0), ...assault];
  if (fight && moment !== 'turn') stage.problems.add(['combat'], `nobody fights at the moment '${moment}'`);
  fight?.begin();
  if (scene.playerCombat && defender !== null) beginSceneDuel(stage, scene.playerCombat, seat, defender);
}

function orderOf(stage: Stage): Seat[] {
  const { scene, s } = stage;
  const usual = [...s.players.keys(), ...(s.dummy ? [DUMMY] : [])];
  if (!scene.order) return usual;
  const order = scene.order.flatMap((who, i) => stage.seat(['order', i], who) ?? []);
  if (order.length !== usual.length || new Set(order).size !== usual.length) {
    stage.problems.add(['order'], 'the Round Order names everybody once, the dummy player too');
    return usual;
  }
  return order;
}

/** After an announcement every other player gets one more turn; those before the current player have already had it. */
function setLastTurns(stage: Stage, seat: Seat): void {
  const { scene, s } = stage;
  if (scene.announcedBy !== undefined) {
    s.announcedBy = stage.seat(['announcedBy'], scene.announcedBy);
    const turns = seatsAfter(s.order, s.announcedBy ?? 0).slice(0, -1);
    s.lastTurns = turns.slice(turns.indexOf(seat) + 1);
  }
  if (scene.lastTurns) s.lastTurns = scene.lastTurns.flatMap((who, i) => stage.seat(['lastTurns', i], who) ?? []);
}

/** The turn so far. */
function setTurn(stage: Stage, seat: Seat, fight: Fight | null, defender: Seat | null): void {
  const { scene, s, problems } = stage;
  const player = s.players[seat] as Player;
  const { hand, played, dice } = player;
  if (player.hex === null) problems.add(['at'], 'a hero in the middle of a turn stands on the map', 'no-figure');
  const path =
    scene.path?.flatMap((place, i) => onMap(stage, ['path', i], place) ?? []) ??
    fight?.path ??
    (defender === null ? [player.hex as Hex] : cameFrom(stage, seat));
  if (defender !== null) (s.players[defender] as Player).hex = player.hex;
  if (path.at(-1) !== player.hex) problems.add(['path'], 'a path ends where the hero stands', 'path');
  const isFresh = played.length === 0;
  const part = scene.part ?? (fight || defender !== null || scene.interacting ? 'action' : 'movement');
  const moved = scene.moved ?? path.length > 1;
  // RST-11: a hero who has moved or acted was not exhausted, whatever is in hand by now.
  const isIdle = isFresh && !moved && part !== 'action';
  Object.assign(s.turn, newTurn(), {
    seat,
    part,
    move: scene.move ?? 0,
    influence: scene.influence ?? (scene.interacting ? openingInfluence(s, seat) : 0),
    heal: scene.heal ?? 0,
    path,
    moved,
    cardUsed: scene.cardUsed ?? (!isFresh || scene.part === 'rest'),
    interacting: scene.interacting ?? false,
    emptyHanded: isFresh && hand.length === 0,
    exhausted: isIdle && holdsOnlyWounds({ hand }),
    diceUsed: scene.diceUsed ?? dice.filter(die => die.roll).length,
    diceTaken: Math.max(scene.diceUsed ?? 0, dice.length),
  });
  setRewards(stage);
}

const TURN_FIELDS = [
  'move',
  'influence',
  'heal',
  'part',
  'path',
  'moved',
  'cardUsed',
  'interacting',
  'diceUsed',
  'rewards',
] as const;

/** Between turns there are no points. */
function checkNoTurn({ scene, problems }: Stage, moment: Moment): void {
  for (const field of TURN_FIELDS) {
    if (scene[field as keyof Scene] !== undefined) {
      problems.add([field], `this belongs to a turn being played, and the moment is '${moment}'`);
    }
  }
}

function setModifiers(stage: Stage): void {
  const { scene, problems } = stage;
  const s: State = stage.s;
  for (const [i, { mod, by = 0, from = '', n = 0, until = 'turn', on = '' }] of (scene.modifiers ?? []).entries()) {
    const seat = stage.seat(['modifiers', i, 'by'], by);
    if (!problems.isNamed(['modifiers', i, 'mod'], mod, MODIFIERS) || seat === null) continue;
    s.modifiers = [...s.modifiers, { mod, seat, from, n, until, on }];
  }
}
