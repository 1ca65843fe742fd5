import { DUMMY, type Seat } from '@deedbook/engine';
import { useMemo } from 'react';
import { called } from '../seats/names.ts';
import { useSeat } from './table.ts';

/** The players' names; the same function until language, heroes or names change. */
export function useSeatNames(dummy = ''): (seat: Seat) => string {
  const text = useSeat(table => table.text);
  const names = useSeat(table => table.names);
  const heroes = useSeat(({ view }) => view.players.map(({ hero }) => hero).join(' '));
  return useMemo(() => {
    const name = called(text, heroes.split(' '), names);
    return seat => (seat === DUMMY ? dummy : name(seat));
  }, [text, heroes, names, dummy]);
}
