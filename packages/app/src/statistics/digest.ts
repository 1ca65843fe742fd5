import { type GameRecord, heardBy, type Session, scoreSheets } from '@deedbook/engine';
import { playAgain, type Save } from '../saves/save.ts';
import { listGames } from '../saves/shelf.ts';
import { ACHIEVEMENTS, type Achievement, earnedIn } from './achievements.ts';

/*
 * What a game contributes to the statistics. Computing it means replaying the record, so it is done once for each state
 * of a game and stored; deleted games stay counted.
 */

export interface Digest {
  /** How far the game was when it was counted. */
  readonly answers: number;
  readonly scenario: string;
  readonly hero: string;
  readonly isOver: boolean;
  /** Whether the goal was reached; null if there is nothing to win. */
  readonly won: boolean | null;
  /** The score of a finished game. */
  readonly total: number | null;
  readonly level: number;
  readonly tiles: number;
  readonly enemies: number;
  readonly wounds: number;
  readonly conquests: number;
  readonly cities: number;
  readonly earned: readonly Achievement[];
}

export type Digests = Readonly<Record<string, Digest>>;

const KEY = 'deedbook.deeds';

export function storedDigests(): Digests {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Digests) : {};
  } catch {
    return {}; // private windows and damaged data: count again
  }
}

function store(digests: Digests): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(digests));
  } catch {
    // nowhere to store them: count again next time
  }
}

/** Copies of a game are one game: whatever was answered, they were dealt the same. */
function keyOf({ record, id }: Save): string {
  if (record === null) return id;
  const { engine: _engine, answers: _answers, ...dealt } = JSON.parse(record) as GameRecord;
  return JSON.stringify(dealt);
}

/** What the person in a game has done so far. */
export function digestOf(session: Session, seat: number): Digest {
  const { state } = session;
  const news = heardBy(session.news, seat);
  const own = news.filter(each => 'seat' in each && each.seat === seat);
  const count = (...kinds: readonly string[]) => own.filter(each => kinds.includes(each.news)).length;
  const sheet = session.isOver ? scoreSheets(state).find(({ seats }) => seats.includes(seat)) : undefined;
  const player = state.players[seat];
  return {
    answers: session.log.length,
    scenario: state.options.scenario,
    hero: player?.hero ?? '',
    isOver: session.isOver,
    won: sheet?.won ?? null,
    total: sheet?.total ?? null,
    level: player?.level ?? 1,
    tiles: count('explored'),
    enemies: count('enemy-defeated'),
    wounds: own.reduce((sum, each) => sum + (each.news === 'wounds-taken' || each.news === 'poisoned' ? each.n : 0), 0),
    conquests: count('conquered', 'city-conquered'),
    cities: count('city-conquered'),
    earned: earnedIn(news, seat),
  };
}

/** Counts games not counted yet, one after another, and reports each. */
export async function readDigests(tell: (digests: Digests) => void): Promise<void> {
  let digests = storedDigests();
  for (const save of await listGames()) {
    const seat = save.plan.indexOf('person');
    if (seat < 0 || save.label === null) continue;
    const key = keyOf(save);
    if ((digests[key]?.answers ?? -1) >= save.label.answers) continue;
    const session = playAgain(save);
    if (session === null) continue;
    digests = { ...digests, [key]: digestOf(session, seat) };
    store(digests);
    tell(digests);
    // Keeps the page responsive between games.
    await new Promise(done => setTimeout(done));
  }
}

/** Totals over all games. */
export function totalsOf(digests: Digests) {
  const all = Object.values(digests);
  const sum = (count: (digest: Digest) => number) => all.reduce((total, digest) => total + count(digest), 0);
  const finished = all.filter(({ isOver }) => isOver);
  const best = new Map<string, number>();
  for (const { scenario, total } of finished) best.set(scenario, Math.max(best.get(scenario) ?? 0, total ?? 0));
  return {
    games: all.length,
    finished: finished.length,
    won: finished.filter(({ won }) => won === true).length,
    level: Math.max(0, ...all.map(({ level }) => level)),
    tiles: sum(({ tiles }) => tiles),
    enemies: sum(({ enemies }) => enemies),
    conquests: sum(({ conquests }) => conquests),
    cities: sum(({ cities }) => cities),
    wounds: sum(({ wounds }) => wounds),
    best: [...best],
    earned: ACHIEVEMENTS.filter(one => all.some(({ earned }) => earned.includes(one))),
  };
}
