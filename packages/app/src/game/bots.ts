import type { BotName } from '@deedbook/bots';
import { recordOf, type Seat, type Session, writePosition, writeRecord } from '@deedbook/engine';
import type { Remote } from 'comlink';
import type { BotDesk } from './bot-worker.ts';

/*
 * Bots think in a worker, so that the screen never waits for them. The worker has its own copy of the game, made from
 * the answers given so far.
 */
let desk: Remote<BotDesk> | null = null;
let worker: Worker | null = null;
let sent: { session: Session; answers: number } | null = null;

export async function askBot(session: Session, seat: Seat, bot: BotName): Promise<string> {
  if (desk === null) {
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const { wrap } = await import('comlink');
    desk = wrap<BotDesk>(worker);
  }
  const isNew = sent?.session !== session || sent.answers > session.log.length;
  if (isNew) await desk.open(session.setup ? writeRecord(recordOf(session)) : writePosition(session.state));
  else await desk.follow(session.log.slice(sent?.answers));
  sent = { session, answers: session.log.length };
  return desk.choose(seat, bot);
}

/** The next game begins with other bots. */
export function forgetBots(): void {
  worker?.terminate();
  [desk, worker, sent] = [null, null, null];
}
