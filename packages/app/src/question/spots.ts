import type { Choice } from '@deedbook/engine';
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

/** The choices that nothing on the screen stands for. */
export function useLooseChoices(): readonly Choice[] {
  const choices = useSeat(({ asked }) => asked?.choices ?? NONE);
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const now = useSyncExternalStore(subscribe, () => version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the screen has a version, not an identity
  return useMemo(
    () => choices.filter(({ at }) => !at || (shown.get(nameOf(at.kind, at.id)) ?? 0) === 0),
    [choices, now],
  );
}
