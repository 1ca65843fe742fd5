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
let failure: Promise<never> | null = null;
let sent: { session: Session; answers: number; last: Answer | undefined } | null = null;

/** What a bot answers. A worker that fails is replaced once; after that the game goes on with the first choice there is. */
export async function askBot(session: Session, seat: Seat, bot: BotName): Promise<string> {
  for (let i = 0; i < TRIES; i++) {
    try {
      return await ask(session, seat, bot);
    } catch (error) {
      console.error('a bot failed', error);
      forgetBots();
    }
  }
  return session.question(seat)?.choices[0]?.key ?? '';
}

const TRIES = 2;

async function ask(session: Session, seat: Seat, bot: BotName): Promise<string> {
  if (desk === null) {
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    failure = failureOf(worker);
    const { wrap } = await import('comlink');
    desk = wrap<BotDesk>(worker);
  }
  const answer = chosen(desk, session, seat, bot);
  return failure ? Promise.race([answer, failure]) : answer;
}

/** A worker that cannot even be loaded answers nothing: its failure is an event. */
function failureOf(broken: Worker): Promise<never> {
  const failed = new Promise<never>((_, reject) => {
    broken.addEventListener('error', event => reject(new Error(event.message)));
  });
  failed.catch(() => undefined); // nobody may be waiting just then
  return failed;
}

async function chosen(at: Remote<BotDesk>, session: Session, seat: Seat, bot: BotName): Promise<string> {
  const before = sent;
  const { length } = session.log;
  // What was taken back cannot be followed, even if as much was answered since.
  const isKnown = before?.session === session && session.log[before.answers - 1] === before.last;
  sent = { session, answers: length, last: session.log[length - 1] };
  if (isKnown) await at.follow(session.log.slice(before.answers));
  else await at.open(session.setup ? writeRecord(recordOf(session)) : writePosition(session.state));
  return at.choose(seat, bot);
}

/** The next game begins with other bots. */
export function forgetBots(): void {
  worker?.terminate();
  [desk, worker, failure, sent] = [null, null, null, null];
}
