import { DUMMY, type Seat } from '@deedbook/engine';
import { useMemo } from 'react';
import { useSeat } from './table.ts';

/** What everybody at the table is called: by their heroes; the same function until language or heroes change. */
export function useSeatNames(dummy = ''): (seat: Seat) => string {
  const text = useSeat(table => table.text);
  const heroes = useSeat(({ view }) => view.players.map(({ hero }) => hero).join(' '));
  return useMemo(() => {
    const ids = heroes.split(' ');
    return seat => (seat === DUMMY ? dummy : text.name('hero', ids[seat] ?? ''));
  }, [text, heroes, dummy]);
}
