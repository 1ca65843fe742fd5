import { Connection } from '@deedbook/client';
import type { Deed, SeatFacts, TableDoc } from '@deedbook/protocol';
import { createContext, useContext, useEffect, useReducer, useState } from 'react';
import { Refused, useAttempt } from './server.ts';

/** A connection to a table while its screen is shown. */
export function useConnection(table: string): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const made = new Connection({ url: location.origin, table });
    const retry = () => made.retry();
    setConnection(made);
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      made.close();
    };
  }, [table]);
  return connection;
}

/** Renders a component again whenever the table changes. */
export function useFollowed(connection: Connection | null): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    again();
    return connection?.subscribe(() => again());
  }, [connection]);
}

interface AtTable {
  readonly connection: Connection;
  readonly doc: TableDoc;
}

export const AtTableContext = createContext<AtTable | null>(null);

/** The table on the screen, as last received. */
export function useAtTable(): AtTable {
  const found = useContext(AtTableContext);
  if (found === null) throw new Error('this is shown at no online table');
  return found;
}

/** Does something at the table and shows a toast if it is refused. True if it was done. */
export function useDeeds(): (deed: Deed) => Promise<boolean> {
  const { connection } = useAtTable();
  const attempt = useAttempt();
  return deed =>
    attempt(async () => {
      const refusal = await connection.do(deed);
      if (refusal) throw new Refused(refusal);
    });
}

/** The player's seat; null for a watcher. */
export const ownSeatOf = ({ own }: TableDoc): number | null => own?.seat ?? null;

/** Whether a seat has neither a player nor a computer player. */
export const isFree = ({ player, bot }: SeatFacts): boolean => player === null && bot === null;
