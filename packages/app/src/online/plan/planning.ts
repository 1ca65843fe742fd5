import { type Known, LocalTable, type Seat, type Session } from '@deedbook/engine';
import { create } from 'zustand';
import { server } from '../server.ts';

/** A plan in the making: a game on a copy, at its own table. */
export interface Planning {
  readonly seat: Seat;
  readonly session: Session;
  readonly table: LocalTable;
  /** How many answers of the copy came before the plan. */
  readonly begun: number;
}

export const usePlanning = create<{ readonly planning: Planning | null }>(() => ({ planning: null }));

/** Begins a plan on what the seat knows now; false if its turn cannot be seen coming. */
export async function beginPlan(table: string): Promise<boolean> {
  const [{ known }, { imaginedTurn }] = await Promise.all([
    server.call('known', {}, { table }),
    import('./imagined-turn.ts'),
  ]);
  const { seat } = known as Known;
  const session = imaginedTurn(known as Known, crypto.randomUUID());
  if (session === null) return false;
  const planning = { seat, session, table: new LocalTable(session, [seat]), begun: session.log.length };
  usePlanning.setState({ planning });
  return true;
}

export const dropPlan = (): void => usePlanning.setState({ planning: null });
