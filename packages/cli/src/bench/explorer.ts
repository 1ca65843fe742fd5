import {
  type Asked,
  cloneState,
  groundOf,
  type Hex,
  MageKnight,
  placesFrom,
  type Seat,
  Session,
  STEPS,
  type State,
  Stream,
  seeded,
} from '@deedbook/engine';
import { answerAtRandom, type DecidedGame, setupFor } from './games.ts';

/*
 * A player for measuring, not for winning. Uniform random play hardly leaves the first tiles, so its positions are small
 * and its questions short; this one walks to the edge of the map and explores as fast as its cards allow. It knows the
 * game only by trying each option on a copy. Everything else it leaves to chance.
 */

const TILE = 100;
const STEP_NEARER = 3;
const POINT = 1;
/** More Move points than this are not worth a card. */
const ENOUGH = 6;

/** Plays a game of explorers to its end. */
export function playExplorers(players: number, seed: string): DecidedGame {
  const setup = setupFor(players, seed);
  const session = new Session(setup);
  const stream = new Stream(seeded(seed, 'explorer'));
  for (let seat = session.asked[0]; seat !== undefined; seat = session.asked[0]) {
    const asked = session.question(seat) as Asked;
    const key = asked.prompt === 'turn' ? bestOf(session.state, asked) : null;
    if (key !== null) session.answer(seat, key);
    else answerAtRandom(session, seat, stream);
  }
  return { setup, answers: session.log };
}

/** What brings the seat forward most; else the end of its turn, and null where that is not allowed. */
function bestOf(state: State, { seat, choices }: Asked): string | null {
  let best = choices.some(choice => choice.key === 'end-turn') ? 'end-turn' : null;
  let most = worth(state, seat);
  for (const { key } of choices) {
    if (key === 'end-turn' || key === 'rest') continue;
    const table = new MageKnight(cloneState(state));
    table.answer(seat, key);
    const reached = worth(table.state, seat);
    if (reached > most) [best, most] = [key, reached];
  }
  return best;
}

function worth(state: State, seat: Seat): number {
  const { move } = state.turn;
  const away = wayToFrontier(state, seat);
  return TILE * state.map.length - STEP_NEARER * away + POINT * Math.min(move, ENOUGH);
}

/** Move points from a hero to the nearest space from which a tile can be explored, around rampaging enemies. */
function wayToFrontier(state: State, seat: Seat): number {
  const start = state.players[seat]?.hex ?? null;
  if (start === null) return FAR;
  const ground = groundOf(state.map);
  const blocked = new Set(state.tokens.filter(token => token.role === 'rampaging').map(token => token.hex));
  const costs = new Map<Hex, number>([[start, 0]]);
  const open = [start];
  for (const hex of open) {
    for (const next of STEPS.map(step => hex + step)) {
      const entering = blocked.has(next) ? null : (ground.get(next)?.cost[state.time] ?? null);
      if (entering === null) continue;
      const cost = (costs.get(hex) as number) + entering;
      if (cost >= (costs.get(next) ?? FAR)) continue;
      costs.set(next, cost);
      open.push(next);
    }
  }
  return Math.min(FAR, ...[...costs].filter(([hex]) => placesFrom(state, hex).length > 0).map(([, cost]) => cost));
}

const FAR = 50;
