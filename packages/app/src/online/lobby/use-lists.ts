import type { TableSummary } from '@deedbook/protocol';
import { useEffect, useState } from 'react';
import { server } from '../server.ts';

/** Filters for the list of open tables. */
export interface Filters {
  readonly scenario: string;
  readonly pace: 'any' | 'live' | 'slow';
  readonly seats: number | null;
}

export const NO_FILTERS: Filters = { scenario: '', pace: 'any', seats: null };

export interface Lists {
  readonly own: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly watch: readonly TableSummary[];
  readonly waiting: number;
}

/** How often the lists are refreshed, in ms. */
const EVERY = 5000;

async function look({ scenario, pace, seats }: Filters): Promise<Lists> {
  const wanted = {
    ...(scenario !== '' && { scenario }),
    ...(pace !== 'any' && { pace }),
    ...(seats !== null && { seats }),
  };
  const [own, open, watch] = await Promise.all([
    server.call('tables', { list: 'own' }),
    server.call('tables', { list: 'open', ...wanted }),
    server.call('tables', { list: 'watch', ...wanted }),
  ]);
  const others = ({ own: seat }: TableSummary) => seat === null;
  return {
    own: own.tables.toSorted(byUrgency),
    open: open.tables.filter(others),
    watch: watch.tables.filter(others),
    waiting: open.waiting,
  };
}

const ORDER = { playing: 0, open: 1, over: 2 };

/** Tables waiting for the player come first, finished games last. */
const byUrgency = (a: TableSummary, b: TableSummary): number =>
  Number(b.isOwnTurn) - Number(a.isOwnTurn) || ORDER[a.state] - ORDER[b.state] || b.changed - a.changed;

/** The current lists of tables; null until they have loaded. `isLost` while the server does not reply. */
export function useLists(filters: Filters): { readonly lists: Lists | null; readonly isLost: boolean } {
  const [lists, setLists] = useState<Lists | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isShown = true;
    const again = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const found = await look(filters);
        if (!isShown) return;
        setLists(found);
        setLost(false);
      } catch {
        if (isShown) setLost(true);
      }
    };
    void again();
    const timer = setInterval(() => void again(), EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [filters]);
  return { lists, isLost };
}
