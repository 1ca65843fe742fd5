import { getHeapStatistics } from 'node:v8';
import { type Asked, cloneState, Session, type State, Stream, seeded } from '@deedbook/engine';
import { answerAtRandom, setupFor } from './games.ts';
import { collectGarbage, mean, median, type Settings, type Task } from './measure.ts';

/* E8: what undo costs, and what it costs to keep it possible. */

const PLAYERS = 4;

/**
 * A session with a log longer than any real game: one four-player game played at random with legal answers. The Round
 * is reset before each answer so that the game never reaches its last Round, and nobody explores, since the city would
 * end the game.
 */
function longSession(entries: number): Session {
  const session = new Session(setupFor(PLAYERS, 'long'));
  const stream = new Stream(seeded('long', 'bench'));
  while (session.log.length < entries || !isAtPlay(session)) {
    session.state.round = 1;
    const { seat, choices } = askedIn(session);
    const open = choices.filter(({ act }) => act.act !== 'explore');
    session.answer(seat, open[stream.below(open.length)]?.key as string);
  }
  return session;
}

function askedIn(session: Session): Asked {
  const seat = session.asked[0];
  if (seat === undefined) throw new Error('the long game has ended');
  return session.question(seat) as Asked;
}

/** How many decisions are made and undone at a time. */
const DEPTH = 3;

/** Cards that give one Move point each: decisions that reveal nothing. */
const playsOf = (session: Session): string[] => {
  const { prompt, choices } = askedIn(session);
  const plays = choices.filter(({ act }) => act.act === 'sideways' && act.as === 'move').map(({ key }) => key);
  return prompt === 'turn' ? plays.slice(0, DEPTH) : [];
};

const isAtPlay = (session: Session): boolean => playsOf(session).length === DEPTH;

/** The same position in two sessions: one with a long log, one that starts here. */
export interface Pair {
  readonly long: Session;
  readonly short: Session;
  readonly seat: number;
  readonly keys: readonly string[];
}

export function sessionPair(entries: number): Pair {
  const long = longSession(entries);
  const short = new Session(cloneState(long.state));
  return { long, short, seat: long.asked[0] as number, keys: playsOf(long) };
}

function playAll(session: Session, { seat, keys }: Pair): void {
  for (const key of keys) if (session.answer(seat, key)) throw new Error(`'${key}' is refused`);
}

function undoAll(session: Session, { seat, keys }: Pair): void {
  for (let i = 0; i < keys.length; i++) if (session.undo(seat)) throw new Error('undo is refused');
}

/** Making and undoing decisions, with the next question each time; a unit is one decision. */
export function undoTasks(pair: Pair): Task[] {
  const goBackAndForth = (name: string, session: Session): Task => ({
    name,
    run: () => {
      playAll(session, pair);
      undoAll(session, pair);
      return pair.keys.length;
    },
  });
  return [goBackAndForth('move, log of 0', pair.short), goBackAndForth('move, log of 10,000', pair.long)];
}

/** The wall time of one undo in milliseconds: alone, and including the next question. */
export function undoCost(pair: Pair, session: Session, { rounds, batch }: Settings) {
  const timed = (act: () => void): number => {
    const start = performance.now();
    act();
    return performance.now() - start;
  };
  const round = (act: () => void): number => {
    const end = performance.now() + batch;
    let [spent, undone] = [0, 0];
    while (performance.now() < end) {
      playAll(session, pair);
      spent += timed(act);
      undone += pair.keys.length;
    }
    return spent / undone;
  };
  const alone = () => undoAll(session, pair);
  const withQuestion = () => {
    for (let i = 0; i < pair.keys.length; i++) {
      session.undo(pair.seat);
      session.question(pair.seat);
    }
  };
  const all = Array.from({ length: rounds }, () => ({ alone: round(alone), withQuestion: round(withQuestion) }));
  return { alone: median(all.map(r => r.alone)), withQuestion: median(all.map(r => r.withQuestion)) };
}

/** The bytes something keeps on the heap. */
function heapOf(make: () => unknown): number {
  collectGarbage();
  collectGarbage();
  const before = getHeapStatistics().used_heap_size;
  const made = make();
  collectGarbage();
  const bytes = getHeapStatistics().used_heap_size - before;
  if (made === undefined) throw new Error('nothing was made');
  return bytes;
}

const SNAPSHOTS = 2000;
const snapshots = (state: State) => Array.from({ length: SNAPSHOTS }, () => cloneState(state));

/** Bytes of memory per step: of the log, of log and news together, and of a position kept for undo. */
export function memory({ long: session }: Pair) {
  const entries = session.log.length;
  const solo = new Session(setupFor(1, 'memory'));
  return {
    log: heapOf(() => session.log.map(answer => ({ ...answer }))) / entries,
    session: heapOf(() => longSession(entries)) / entries,
    soloSnapshot: heapOf(() => snapshots(solo.state)) / SNAPSHOTS,
    tableSnapshot: heapOf(() => snapshots(session.state)) / SNAPSHOTS,
  };
}

/** How many positions are kept for undo in random solo games: average and maximum. */
export function snapshotsKept(games: number): { readonly mean: number; readonly most: number } {
  const kept: number[] = [];
  for (let game = 0; game < games; game++) {
    const session = new Session(setupFor(1, `kept ${game}`));
    const stream = new Stream(seeded(`${game}`, 'bench'));
    while (!session.isOver) {
      answerAtRandom(session, 0, stream);
      kept.push(session.undoable(0).undo);
    }
  }
  return { mean: mean(kept), most: Math.max(...kept) };
}
