import type { BotName } from '@deedbook/bots';
import { type Answer, recordOf, type Seat, type Session, writePosition, writeRecord } from '@deedbook/engine';
import type { Remote } from 'comlink';
import type { BotDesk } from './bot-worker.ts';

/** A worker that answers for bots; `failure` rejects when it breaks. */
interface Hired {
  readonly worker: Worker;
  readonly desk: Remote<BotDesk>;
  readonly failure: Promise<never>;
}

/** A worker that fails is replaced once. */
const TRIES = 2;

/**
 * The bots of one game. They think in a worker, so the screen never waits for them. The worker has its own copy of the
 * game, built from the answers so far.
 */
export class Bots {
  private readonly session: Session;
  private hired: Promise<Hired> | null = null;
  /** What the worker knows of the game; null before it knows anything. */
  private sent: { readonly answers: number; readonly last: Answer | undefined } | null = null;

  constructor(session: Session) {
    this.session = session;
  }

  /** A bot's answer. If its worker keeps failing, the game continues with the first choice available. */
  async ask(seat: Seat, bot: BotName): Promise<string> {
    for (let i = 0; i < TRIES; i++) {
      try {
        this.hired ??= hire();
        const { desk, failure } = await this.hired;
        return await Promise.race([this.choose(desk, seat, bot), failure]);
      } catch (error) {
        console.error('a bot failed', error);
        this.stop();
      }
    }
    return this.session.question(seat)?.choices[0]?.key ?? '';
  }

  stop(): void {
    this.hired?.then(
      ({ worker }) => worker.terminate(),
      () => undefined,
    );
    this.hired = null;
    this.sent = null;
  }

  private async choose(desk: Remote<BotDesk>, seat: Seat, bot: BotName): Promise<string> {
    const { session, sent } = this;
    const { log, setup, state } = session;
    // An undo cannot be followed, even if the number of answers is the same again.
    const isKnown = sent !== null && log[sent.answers - 1] === sent.last;
    this.sent = { answers: log.length, last: log.at(-1) };
    if (isKnown) await desk.follow(log.slice(sent.answers));
    else await desk.open(setup ? writeRecord(recordOf(session)) : writePosition(state));
    return desk.choose(seat, bot);
  }
}

async function hire(): Promise<Hired> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const failure = failureOf(worker);
  const { wrap } = await import('comlink');
  return { worker, desk: wrap<BotDesk>(worker), failure };
}

/** A worker that fails to load reports it as an event. */
function failureOf(worker: Worker): Promise<never> {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', event => reject(new Error(event.message)));
  });
  failed.catch(() => undefined); // no one may be waiting right now
  return failed;
}
