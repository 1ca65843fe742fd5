import type { BotName } from '@deedbook/bots';
import { type Answer, recordOf, type Seat, type Session, writePosition, writeRecord } from '@deedbook/engine';
import { type Remote, wrap } from 'comlink';
import type { BotDesk } from './bot-worker.ts';

/** A worker that answers for the bots of a game. It has its own copy of the game, built from the answers so far. */
export class BotRoom {
  private readonly session: Session;
  private readonly worker: Worker;
  private readonly desk: Remote<BotDesk>;
  /** Rejects when the worker breaks. */
  private readonly failure: Promise<never>;
  /** What the worker knows of the game; null before it knows anything. */
  private sent: { readonly answers: number; readonly last: Answer | undefined } | null = null;

  constructor(session: Session, worker: Worker) {
    this.session = session;
    this.worker = worker;
    this.failure = failureOf(worker);
    this.desk = wrap<BotDesk>(worker);
  }

  ask(seat: Seat, bot: BotName): Promise<string> {
    return Promise.race([this.choose(seat, bot), this.failure]);
  }

  close(): void {
    this.worker.terminate();
  }

  private async choose(seat: Seat, bot: BotName): Promise<string> {
    const { session, sent, desk } = this;
    const { log, setup, state } = session;
    // An undo cannot be followed, even if the number of answers is the same again.
    const isKnown = sent !== null && log[sent.answers - 1] === sent.last;
    this.sent = { answers: log.length, last: log.at(-1) };
    if (isKnown) await desk.follow(log.slice(sent.answers));
    else await desk.open(setup ? writeRecord(recordOf(session)) : writePosition(state));
    return desk.choose(seat, bot);
  }
}

export const openRoom = (session: Session): BotRoom =>
  new BotRoom(session, new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

/** A worker that fails to load reports it as an event. */
function failureOf(worker: Worker): Promise<never> {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', event => reject(new Error(event.message)));
  });
  failed.catch(() => undefined); // no one may be waiting right now
  return failed;
}
