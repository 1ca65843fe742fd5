import { Stream, seeded } from '@deedbook/engine';
import { seated, TestPlayer } from '../player.ts';
import { SETTINGS } from '../test-server.ts';

export interface Driven {
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds from sending an answer to the acknowledgment that it is durable. */
  readonly latencies: readonly number[];
  /** Bytes one client received per answer, its own or another's. */
  readonly bytes: readonly number[];
  /** Bytes of the whole document a client receives when it opens a table. */
  readonly wholes: readonly number[];
}

interface Pair {
  readonly players: readonly TestPlayer[];
  readonly stream: Stream;
}

async function sitDown(url: string, n: number): Promise<Pair> {
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(url, name)));
  await seated(players, SETTINGS);
  return { players, stream: new Stream(seeded(`${n}`, 'bench')) };
}

/** Resolves when any of the players sees a change. */
const changed = (players: readonly TestPlayer[]) =>
  Promise.race(players.map(player => player.next(({ say }) => say === 'patch' || say === 'whole')));

/** Plays games over sockets for this many seconds, sending each answer as soon as the previous one is durable. */
export async function drive(
  url: string,
  games: number,
  seconds: number,
  rate = Number.POSITIVE_INFINITY,
): Promise<Driven> {
  const pairs = await Promise.all(Array.from({ length: games }, (_, n) => sitDown(url, n)));
  const [latencies, bytes, wholes]: [number[], number[], number[]] = [[], [], []];
  for (const { players } of pairs) {
    for (const { heard } of players) for (const said of heard) if (said.say === 'whole') wholes.push(said.raw.length);
  }
  const started = performance.now();
  const until = started + seconds * 1000;
  const gap = (games / rate) * 1000;
  const play = async ({ players, stream }: Pair) => {
    while (performance.now() < until) {
      const began = performance.now();
      const asked = players.find(({ doc }) => doc?.sight?.asked?.standing === false);
      if (!asked) {
        await changed(players);
        continue;
      }
      for (const { heard } of players) heard.length = 0;
      await asked.answer(keys => keys[stream.below(keys.length)] as string);
      latencies.push(performance.now() - began);
      for (const { heard } of players) {
        bytes.push(heard.reduce((sum, { say, raw }) => sum + (say === 'patch' ? raw.length : 0), 0));
      }
      if (gap > 0 && Number.isFinite(gap)) {
        await new Promise(done => setTimeout(done, gap - (performance.now() - began)));
      }
    }
  };
  await Promise.all(pairs.map(play));
  const took = (performance.now() - started) / 1000;
  for (const { players } of pairs) for (const player of players) await player.cut();
  return { answers: latencies.length, seconds: took, latencies, bytes, wholes };
}

/** The value below which this share of the values falls. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
