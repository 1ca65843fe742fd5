import { gzipSync } from 'node:zlib';
import { Stream, seeded } from '@deedbook/engine';
import { seated, TestPlayer } from '../player.ts';
import { SETTINGS } from '../test-server.ts';

export interface Load {
  readonly games: number;
  readonly seats: 1 | 2;
  readonly seconds: number;
  /** Seconds of play before anything is counted, so that the code is compiled. */
  readonly warmUp: number;
  /** Answers after which the warm-up is over, even if there is time left. */
  readonly warmAnswers?: number;
  /** Answers per second over all games; by default each follows as soon as the previous one is durable. */
  readonly rate?: number;
}

export interface Driven {
  readonly answers: number;
  readonly seconds: number;
  /** Seconds of CPU the server used. */
  readonly cpu: number;
  /** Milliseconds from sending an answer to the acknowledgment that it is durable. */
  readonly latencies: readonly number[];
  /** Bytes one client received per answer, its own or another's, with everything but the header of the frame. */
  readonly bytes: readonly number[];
  /** Bytes of the whole document as a client receives it in mid-game, and compressed. */
  readonly wholes: readonly { readonly raw: number; readonly gzip: number; readonly view: number }[];
}

const SOLO = { ...SETTINGS, scenario: 'solo-conquest', seats: 1 };
/** How many tables are opened at once. */
const AT_ONCE = 20;
/** How many tables are asked for the whole document. */
const WHOLES = 20;
const NAMES = ['Ann', 'Bob'];

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, Math.max(0, milliseconds)));

/** One table of the benchmark: its players answer at random, and play again when the game is over. */
class Game {
  readonly players: readonly TestPlayer[];
  private readonly stream: Stream;

  constructor(players: readonly TestPlayer[], n: number) {
    this.players = players;
    this.stream = new Stream(seeded(`${n}`, 'bench'));
  }

  async sitDown(): Promise<void> {
    for (const player of this.players) await player.cut();
    await seated(this.players, this.players.length === 1 ? SOLO : SETTINGS);
  }

  /** Answers once; the milliseconds it took, or null if nobody was asked. */
  async answer(): Promise<number | null> {
    if (this.players[0]?.doc?.table.state === 'over') await this.sitDown();
    const asked = this.players.find(({ doc }) => doc?.sight?.asked?.standing === false);
    if (!asked) {
      const changes = this.players.map(player => player.next(({ say }) => say === 'patch' || say === 'whole'));
      await Promise.race([...changes, wait(100)]);
      return null;
    }
    const began = performance.now();
    const refusal = await asked.answer(keys => keys[this.stream.below(keys.length)] as string);
    if (refusal) throw new Error(JSON.stringify(refusal));
    return performance.now() - began;
  }

  /** The bytes each player received since the last call. */
  received(): number[] {
    return this.players.map(({ heard }) => heard.splice(0).reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0));
  }

  async whole(): Promise<Driven['wholes'][number]> {
    const player = this.players[0] as TestPlayer;
    const whole = player.next(({ say }) => say === 'whole');
    player.say({ say: 'whole', past: 0 });
    const { raw } = await whole;
    return { raw: raw.length, gzip: gzipSync(raw).length, view: JSON.stringify(player.doc?.sight?.view).length };
  }
}

async function openGames(url: string, { games, seats }: Load): Promise<Game[]> {
  const open: Game[] = [];
  const openNext = async () => {
    for (let n = open.length; n < games; n = open.length) {
      const players: TestPlayer[] = [];
      const game = new Game(players, n);
      open.push(game);
      for (const name of NAMES.slice(0, seats)) players.push(await TestPlayer.guest(url, name));
      await game.sitDown();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  return open;
}

/** Plays games over sockets. `cpu` gives the seconds of CPU the server has used so far. */
export async function drive(url: string, load: Load, cpu: () => Promise<number>): Promise<Driven> {
  const open = await openGames(url, load);
  const gap = load.rate === undefined ? 0 : (load.games / load.rate) * 1000;
  const [latencies, bytes]: [number[], number[]] = [[], []];
  const warm = Promise.withResolvers<void>();
  let answered = 0;
  let isCounting = false;
  let isOver = false;
  const play = async (game: Game, n: number) => {
    // The answers of different games are spread evenly over time.
    let next = performance.now() + (gap * n) / load.games;
    while (!isOver) {
      if (gap > 0) {
        await wait(next - performance.now());
        next = Math.max(next + gap, performance.now());
      }
      const took = await game.answer();
      if (took !== null && ++answered === load.warmAnswers) warm.resolve();
      if (!isCounting || isOver) game.received();
      else if (took !== null) {
        latencies.push(took);
        bytes.push(...game.received());
      }
    }
  };
  const playing = Promise.all(open.map(play));
  await Promise.race([playing, wait(load.warmUp * 1000), warm.promise]);
  const [cpuBefore, began] = [await cpu(), performance.now()];
  isCounting = true;
  await Promise.race([playing, wait(load.seconds * 1000)]);
  const [cpuAfter, ended] = [await cpu(), performance.now()];
  isOver = true;
  await playing;
  const wholes = await Promise.all(open.slice(0, WHOLES).map(game => game.whole()));
  for (const { players } of open) for (const player of players) await player.cut();
  const seconds = (ended - began) / 1000;
  return { answers: latencies.length, seconds, cpu: cpuAfter - cpuBefore, latencies, bytes, wholes };
}

/** The value below which this share of the values falls. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
