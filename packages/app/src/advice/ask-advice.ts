import type { IdeaPrice, TurnPlan } from '@deedbook/bots';
import type { Known } from '@deedbook/engine';
import type { FightAdvice } from '@deedbook/mind';
import type { Remote } from 'comlink';
import type { AdviceDesk } from './advice-worker.ts';

interface Hired {
  readonly worker: Worker;
  readonly desk: Remote<AdviceDesk>;
}

let hired: Promise<Hired> | null = null;
let waiting = 0;

/** First advice for the current fight, which a longer look may improve. */
export const glanceAtFight = (known: Known): Promise<FightAdvice | null> => ask(desk => desk.atOnce(known));

/** Advice for the current fight. */
export const askAboutFight = (known: Known): Promise<FightAdvice | null> => ask(desk => desk.onFight(known));

/** How the fight that an answer would start may end. */
export const askAboutStep = (known: Known, key: string): Promise<FightAdvice | null> =>
  ask(desk => desk.onStep(known, key));

/** Good ways to play the rest of the turn. */
export const askForPlans = (known: Known): Promise<readonly TurnPlan[]> => ask(desk => desk.onTurn(known));

/** What an answer costs against the best plan. */
export const askAboutIdea = (known: Known, key: string): Promise<IdeaPrice> => ask(desk => desk.onIdea(known, key));

/**
 * Asks a worker, so that the screen stays responsive. A question that is no longer of interest is dropped together with
 * its worker.
 */
async function ask<T>(question: (desk: Remote<AdviceDesk>) => Promise<T>): Promise<T> {
  if (waiting > 0) dismiss();
  hired ??= hire();
  waiting++;
  try {
    const { worker, desk } = await hired;
    const failure = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    });
    return await Promise.race([question(desk), failure]);
  } catch (error) {
    dismiss();
    throw error;
  } finally {
    waiting = Math.max(0, waiting - 1);
  }
}

/** Stops the worker; whoever waits for it hears nothing more. */
function dismiss(): void {
  hired?.then(
    ({ worker }) => worker.terminate(),
    () => undefined,
  );
  hired = null;
  waiting = 0;
}

async function hire(): Promise<Hired> {
  const worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  const { wrap } = await import('comlink');
  return { worker, desk: wrap<AdviceDesk>(worker) };
}
