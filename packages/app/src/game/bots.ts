import type { BotName } from '@deedbook/bots';
import { type Answer, recordOf, type Seat, type Session, writePosition, writeRecord } from '@deedbook/engine';
import type { Remote } from 'comlink';
import type { BotDesk } from './bot-worker.ts';

/*
 * Bots think in a worker, so that the screen never waits for them. The worker has its own copy of the game, made from
 * the answers given so far.
 */
let desk: Remote<BotDesk> | null = null;
let worker: Worker | null = null;
let sent: { session: Session; answers: number; last: Answer | undefined } | null = null;

export async function askBot(session: Session, seat: Seat, bot: BotName): Promise<string> {
  if (desk === null) {
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const { wrap } = await import('comlink');
    desk = wrap<BotDesk>(worker);
  }
  const before = sent;
  const { length } = session.log;
  // What was taken back cannot be followed, even if as much was answered since.
  const isKnown = before?.session === session && session.log[before.answers - 1] === before.last;
  sent = { session, answers: length, last: session.log[length - 1] };
  if (isKnown) await desk.follow(session.log.slice(before.answers));
  else await desk.open(session.setup ? writeRecord(recordOf(session)) : writePosition(session.state));
  return desk.choose(seat, bot);
}

/** The next game begins with other bots. */
export function forgetBots(): void {
  worker?.terminate();
  [desk, worker, sent] = [null, null, null];
}
