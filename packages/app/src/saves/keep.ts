import type { Session } from '@deedbook/engine';
import { create } from 'zustand';
import type { Plan } from '../game/plan.ts';
import { withGames } from './database.ts';
import { type Save, saveOf } from './save.ts';

/** Whether games can be kept here: the reason why not, or null. */
export const useKeeping = create<{ readonly failure: string | null }>(() => ({ failure: null }));

const begun = new Map<string, number>();
/** The newest state of each game that is not written yet. */
const waiting = new Map<string, Save>();
let writing: Promise<void> | null = null;

/** Keeps a game as it is now. Called after every answer; while one write runs, only the newest state waits. */
export function keepGame(id: string, session: Session, plan: Plan): void {
  const start = begun.get(id) ?? Date.now();
  begun.set(id, start);
  waiting.set(id, saveOf(id, session, plan, start));
  writing ??= write().finally(() => {
    writing = null;
  });
}

let channel: BroadcastChannel | null = null;

/** The same app in other tabs: they hear of every game that is kept here. */
export function otherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('deedbook');
  return channel;
}

/** Somebody opened a kept game: it stays as old as it is. */
export const knowBegun = (id: string, when: number): void => void begun.set(id, when);

/** Everything told so far is kept. */
export const settled = async (): Promise<void> => {
  while (writing) await writing;
};

async function write(): Promise<void> {
  for (;;) {
    const [next] = waiting.values();
    if (!next) return;
    waiting.delete(next.id);
    try {
      await withGames('readwrite', games => games.put(next));
      otherTabs()?.postMessage(next.id);
      useKeeping.setState({ failure: null });
    } catch (error) {
      useKeeping.setState({ failure: error instanceof Error ? error.message : String(error) });
      return;
    }
  }
}
