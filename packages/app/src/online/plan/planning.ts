import { type Connection, type Planning, RemoteTable } from '@deedbook/client';
import { create } from 'zustand';

/** The plan in progress, on a copy of the game; null if there is none. */
export const usePlanning = create<{ readonly planning: Planning | null }>(() => ({ planning: null }));

/** Starts planning on what the seat knows now; false if there is no turn to plan. */
export async function beginPlan(connection: Connection): Promise<boolean> {
  const planning = await new RemoteTable(connection).plan().catch(() => null);
  usePlanning.setState({ planning });
  return planning !== null;
}

export const dropPlan = (): void => usePlanning.setState({ planning: null });
