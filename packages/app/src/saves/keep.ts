import type { Session } from '@deedbook/engine';
import type { Plan } from '../game/plan.ts';
import { enqueue } from './queue.ts';
import { saveOf } from './save.ts';

const begun = new Map<string, number>();

/** Keeps a game as it is now. Called after every answer. */
export function keepGame(id: string, session: Session, plan: Plan, names?: readonly string[]): void {
  const start = begun.get(id) ?? Date.now();
  begun.set(id, start);
  enqueue(saveOf(id, session, plan, start, names));
}

/** Somebody opened a kept game: it stays as old as it is. */
export const knowBegun = (id: string, when: number): void => void begun.set(id, when);
