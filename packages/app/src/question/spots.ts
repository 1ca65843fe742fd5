import type { Choice, Spot } from '@deedbook/engine';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSeat } from '../game/table.ts';

/*
 * Where choices live. A part of the screen that shows a thing (a card, a hex, a die) declares it with `useSpot`; the
 * choices of the question that belong there light it up. Choices whose spot nobody shows become buttons of the question
 * itself, so that nothing that is asked can be out of reach.
 */

const nameOf = (kind: string, id: string): string => `${kind} ${id}`;

/** How often each spot is on the screen, and who wants to know when that changes. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let version = 0;
let isTold = false;

function changed(): void {
  version++;
  if (isTold) return;
  isTold = true;
  // Many spots come and go together: their listeners hear of it once.
  queueMicrotask(() => {
    isTold = false;
    for (const listener of listeners) listener();
  });
}

function show(spot: string): () => void {
  shown.set(spot, (shown.get(spot) ?? 0) + 1);
  changed();
  return () => {
    shown.set(spot, (shown.get(spot) ?? 1) - 1);
    changed();
  };
}

const NONE: readonly Choice[] = [];
const bySpot = new WeakMap<readonly Choice[], Map<string, readonly Choice[]>>();

/** The choices of a question by the spot they live at. */
function gathered(choices: readonly Choice[]): Map<string, readonly Choice[]> {
  const known = bySpot.get(choices);
  if (known) return known;
  const map = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.at) continue;
    const name = nameOf(choice.at.kind, choice.at.id);
    const list = map.get(name);
    if (list) list.push(choice);
    else map.set(name, [choice]);
  }
  bySpot.set(choices, map);
  return map;
}

/** Declares a spot of the screen; gives the choices that live there now. */
export function useSpot(kind: string, id: string): readonly Choice[] {
  const spot = nameOf(kind, id);
  useEffect(() => show(spot), [spot]);
  return useSeat(({ asked }) => (asked ? gathered(asked.choices).get(spot) : undefined) ?? NONE);
}

/** What shows a whole kind of spots at once, and which of them it shows. */
const kinds = new Map<string, Set<(id: string) => boolean>>();

const isShown = ({ kind, id }: Spot): boolean =>
  (shown.get(nameOf(kind, id)) ?? 0) > 0 || [...(kinds.get(kind) ?? [])].some(has => has(id));

/**
 * Declares all spots of a kind that `has` knows (it must keep its identity while it knows the same); gives their choices
 * by id. For what shows many spots at once and listens to the question once, like the map.
 */
export function useSpots(kind: string, has: (id: string) => boolean): ReadonlyMap<string, readonly Choice[]> {
  useEffect(() => {
    const those = kinds.get(kind) ?? new Set();
    kinds.set(kind, those.add(has));
    changed();
    return () => {
      those.delete(has);
      changed();
    };
  }, [kind, has]);
  const choices = useSeat(({ asked }) => asked?.choices ?? NONE);
  return useMemo(() => {
    const here = choices.filter(({ at }) => at?.kind === kind && has(at.id));
    return Map.groupBy(here, ({ at }) => at?.id ?? '');
  }, [choices, kind, has]);
}

/** The choices that nothing on the screen stands for. */
export function useLooseChoices(): readonly Choice[] {
  const choices = useSeat(({ asked }) => asked?.choices ?? NONE);
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const now = useSyncExternalStore(subscribe, () => version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the screen has a version, not an identity
  return useMemo(() => choices.filter(({ at }) => !at || !isShown(at)), [choices, now]);
}
