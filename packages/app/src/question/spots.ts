import { type Choice, type Spot, type SpotKind, spotName } from '@deedbook/engine';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useSeat } from '../game/table.ts';

/*
 * Where choices appear. A part of the screen that shows a thing (a card, a hex, a die) declares it with `useSpot`, and
 * the choices of the question that belong there light it up. Choices whose spot is not on screen become buttons of the
 * question itself, so that every choice can be reached.
 */

/** Knows which spots are on the screen; there is one screen, and so one instance. */
class ShownSpots {
  /** How many times each spot is shown. */
  private readonly counts = new Map<string, number>();
  /** Components that show a whole kind of spots at once, and which of them. */
  private readonly kinds = new Map<string, Set<(id: string) => boolean>>();
  private readonly listeners = new Set<() => void>();
  private isTold = false;
  /** Changes whenever something changed. */
  version = 0;

  show(spot: string): () => void {
    this.counts.set(spot, (this.counts.get(spot) ?? 0) + 1);
    this.changed();
    return () => {
      this.counts.set(spot, (this.counts.get(spot) ?? 1) - 1);
      this.changed();
    };
  }

  showKind(kind: string, has: (id: string) => boolean): () => void {
    const those = this.kinds.get(kind) ?? new Set();
    this.kinds.set(kind, those.add(has));
    this.changed();
    return () => {
      those.delete(has);
      this.changed();
    };
  }

  has({ kind, id }: Spot): boolean {
    const isShown = (this.counts.get(spotName({ kind, id })) ?? 0) > 0;
    return isShown || [...(this.kinds.get(kind) ?? [])].some(has => has(id));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private changed(): void {
    this.version++;
    if (this.isTold) return;
    this.isTold = true;
    // Many spots come and go together: their listeners are notified once.
    queueMicrotask(() => {
      this.isTold = false;
      for (const listener of this.listeners) listener();
    });
  }
}

const shown = new ShownSpots();

const NONE: readonly Choice[] = [];
const bySpot = new WeakMap<readonly Choice[], Map<string, readonly Choice[]>>();

/** The choices of a question by their spot. */
function gathered(choices: readonly Choice[]): Map<string, readonly Choice[]> {
  const known = bySpot.get(choices);
  if (known) return known;
  const map = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.at) continue;
    const name = spotName(choice.at);
    const list = map.get(name);
    if (list) list.push(choice);
    else map.set(name, [choice]);
  }
  bySpot.set(choices, map);
  return map;
}

/** Declares a spot on the screen and returns the choices there. */
export function useSpot(kind: SpotKind, id: string): readonly Choice[] {
  const spot = spotName({ kind, id });
  // Before anything is painted: a choice that has found its place is not seen in the question, too.
  useLayoutEffect(() => shown.show(spot), [spot]);
  return useSeat(({ asked }) => (asked ? gathered(asked.choices).get(spot) : undefined) ?? NONE);
}

/**
 * Declares all spots of a kind for which `has` is true (a stable function while that does not change) and returns their
 * choices by id. For components that show many spots and subscribe once, like the map.
 */
export function useSpots(kind: SpotKind, has: (id: string) => boolean): ReadonlyMap<string, readonly Choice[]> {
  useLayoutEffect(() => shown.showKind(kind, has), [kind, has]);
  const choices = useSeat(({ asked }) => asked?.choices ?? NONE);
  return useMemo(() => {
    const here = choices.filter(({ at }) => at?.kind === kind && has(at.id));
    return Map.groupBy(here, ({ at }) => at?.id ?? '');
  }, [choices, kind, has]);
}

interface Loose {
  readonly version: number;
  readonly list: readonly Choice[];
}
const looseIn = new WeakMap<readonly Choice[], Loose>();

/** The choices whose spot is not on the screen: the same list until one of them comes or goes. */
function looseOf(choices: readonly Choice[]): readonly Choice[] {
  const known = looseIn.get(choices);
  if (known?.version === shown.version) return known.list;
  const found = choices.filter(({ at }) => !at || !shown.has(at));
  const isSame = known?.list.length === found.length && found.every((choice, i) => choice === known.list[i]);
  const list = isSame ? known.list : found;
  looseIn.set(choices, { version: shown.version, list });
  return list;
}

/** The choices whose spot is not on the screen. */
export function useLooseChoices(): readonly Choice[] {
  const choices = useSeat(({ asked }) => asked?.choices ?? NONE);
  return useSyncExternalStore(shown.subscribe, () => looseOf(choices));
}
