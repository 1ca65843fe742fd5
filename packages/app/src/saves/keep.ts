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
export function keepGame(id: string, session: Session, plan: Plan, names?: readonly string[]): void {
  const start = begun.get(id) ?? Date.now();
  begun.set(id, start);
  waiting.set(id, saveOf(id, session, plan, start, names));
  writing ??= write().finally(() => {
    writing = null;
  });
}

/** Somebody opened a kept game: it stays as old as it is. */
export const knowBegun = (id: string, when: number): void => void begun.set(id, when);

/** Another window plays this game on: what waits to be written is old. */
export const drop = (id: string): void => void waiting.delete(id);

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
      useKeeping.setState({ failure: null });
    } catch (error) {
      useKeeping.setState({ failure: error instanceof Error ? error.message : String(error) });
      return;
    }
  }
}
