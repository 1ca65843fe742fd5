import type { ReviewStep } from '@deedbook/bots';
import type { GameRecord, Seat } from '@deedbook/engine';
import type { ReviewDesk } from './review-worker.ts';

/** A review under way. */
interface Asked {
  /** Resolves when everything is reviewed; rejects if the worker fails. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Reviews a game in a worker of its own, so that it can be stopped at any time. */
export function askForReview(record: GameRecord, seat: Seat, skip: number, tell: (step: ReviewStep) => void): Asked {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    worker.terminate();
  };
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  });
  const work = async () => {
    const { proxy, wrap } = await import('comlink');
    const hear = proxy((step: ReviewStep) => {
      if (!isStopped) tell(step);
    });
    await wrap<ReviewDesk>(worker).review(record, seat, skip, hear);
  };
  return { done: Promise.race([work(), failure]).finally(stop), stop };
}
