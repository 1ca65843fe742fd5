import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/** Which part of a card a key presses. */
export type CardPart = 'play' | 'power' | 'sideways';

/** The rows of things that keys press: 1, 2, 3 … for the cards of the hand or the things on the stage, and so on. */
type KeyRow = 'hand' | 'stage' | 'question' | 'units' | 'skills' | 'foes';

interface Pressed {
  readonly row: KeyRow;
  readonly at: number;
  press(part: CardPart): void;
}

/** What the keys press now. There is one keyboard: the component mounted last gets the key. */
const pressed = new Set<Pressed>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Lets the nth key of a row press something while it is shown; null without a key. */
export function useRowKey(row: KeyRow, at: number | null, press: (part: CardPart) => void): void {
  const onPress = useEffectEvent(press);
  useLayoutEffect(() => {
    if (at === null) return;
    const entry: Pressed = { row, at, press: part => onPress(part) };
    pressed.add(entry);
    tell();
    return () => {
      pressed.delete(entry);
      tell();
    };
  }, [row, at]);
}

export const hasRow = (row: KeyRow): boolean => [...pressed].some(entry => entry.row === row);

/** The same for components: whether keys press something in this row. */
export const useHasRow = (row: KeyRow): boolean => useSyncExternalStore(subscribe, () => hasRow(row));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const pressRow = (row: KeyRow, at: number, part: CardPart = 'play'): void =>
  [...pressed].findLast(entry => entry.row === row && entry.at === at)?.press(part);
