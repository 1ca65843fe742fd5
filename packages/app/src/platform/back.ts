import { useEffectEvent, useLayoutEffect } from 'react';
import { routeOf } from './route.ts';

/*
 * The browser's or phone's "back", and Escape, close what was opened last: a menu, a sheet, a dialog, a tab. If nothing
 * is open, they ask before leaving the game.
 */

/** What is open, in the order in which it was opened. */
const open = new Set<{ close(): void }>();

/** Lets "back" close something while it is open. */
export function useClosing(close: () => void, isOpen = true): void {
  const onClose = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const entry = { close: () => onClose() };
    open.add(entry);
    return () => void open.delete(entry);
  }, [isOpen]);
}

/** Closes what was opened last; false where nothing is open. */
export function closeLast(): boolean {
  const last = [...open].at(-1);
  last?.close();
  return last !== undefined;
}

interface Entry {
  /** A history entry that "back" removes in place of the game below it. */
  readonly guard?: true;
  /** The entry below it, where "back" leads. */
  readonly guarded?: true;
  /** The rule book has its own entries. */
  readonly rules?: number;
}

/**
 * Keeps "back" from leaving a screen: an extra history entry covers it, and is pushed again whenever it is used up.
 * `leave` is called if nothing was open.
 */
export function useBack(leave: () => void, isWanted: boolean): void {
  const onLeave = useEffectEvent(leave);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const { screen, id } = routeOf(location.hash);
    const guard = () => {
      const entry = history.state as Entry | null;
      if (entry?.guard || entry?.rules) return;
      history.replaceState({ guarded: true } satisfies Entry, '');
      history.pushState({ guard: true } satisfies Entry, '');
    };
    const back = ({ state }: PopStateEvent) => {
      const here = routeOf(location.hash);
      // Navigating to an address, such as a page of the codex, fires the event too, but is not "back".
      if (here.screen !== screen || here.id !== id || !(state as Entry | null)?.guarded) return;
      guard();
      if (!closeLast()) onLeave();
    };
    guard();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [isWanted]);
}
