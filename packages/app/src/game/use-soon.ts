import { type Refusal, type Soon, soon } from '@deedbook/engine';
import { useEffect, useMemo, useState } from 'react';
import { useSeat } from './table.ts';

const UNKNOWN: readonly (Refusal | null)[] = [];

/** Why each of these answers would be refused, or null for those that would be accepted; empty until that is known. */
export function useWhy(keys: readonly string[]): readonly (Refusal | null)[] {
  const client = useSeat(table => table.client);
  const seat = useSeat(table => table.seat);
  const asked = useSeat(table => table.asked);
  const list = keys.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other reasons
  const reasons = useMemo(
    () => all(list === '' ? [] : list.split('\n').map(key => client.why(seat, key))),
    [client, seat, asked, list],
  );
  return useSoon(reasons, UNKNOWN);
}

/** Whether an answer would reveal something; false without an answer, and until it is known. */
export function useReveals(key: string | null): boolean {
  const client = useSeat(table => table.client);
  const seat = useSeat(table => table.seat);
  const asked = useSeat(table => table.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another question may show something else
  const reveals = useMemo(() => key !== null && client.reveals(seat, key), [client, seat, asked, key]);
  return useSoon(reveals, false);
}

/** A value that a local table knows at once and a remote one a moment later; until then, the given stand-in. */
function useSoon<T>(value: Soon<T>, meanwhile: T): T {
  const [known, setKnown] = useState<{ readonly of: Soon<T>; readonly value: T } | null>(null);
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let isWanted = true;
    soon(value, found => isWanted && setKnown({ of: value, value: found }));
    return () => {
      isWanted = false;
    };
  }, [value]);
  if (!(value instanceof Promise)) return value;
  return known?.of === value ? known.value : meanwhile;
}

const all = <T>(values: readonly Soon<T>[]): Soon<readonly T[]> =>
  values.some(value => value instanceof Promise) ? Promise.all(values) : (values as readonly T[]);
