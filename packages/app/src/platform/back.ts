import { useEffect, useEffectEvent } from 'react';
import { routeOf } from './route.ts';

/*
 * "Back" of the browser or the phone, and Escape, close what was opened last: a menu, a sheet, a dialog, a tab. Where
 * nothing is open, they ask before they leave the game.
 */

/** What is open, in the order in which it was opened. */
const open = new Set<{ close(): void }>();

/** Lets "back" close something while it is open. */
export function useClosing(close: () => void, isOpen = true): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
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
  /** One that "back" takes away instead of the game below it. */
  readonly guard?: true;
  /** The one below it, where "back" leads. */
  readonly guarded?: true;
  /** The rule book has entries of its own. */
  readonly rules?: number;
}

/**
 * Keeps the browser from leaving a screen by "back": an entry of the history lies over it, which is laid down again
 * whenever it was taken away. `leave` is called where nothing was open.
 */
export function useBack(leave: () => void, isWanted: boolean): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
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
      // Going on to an address, such as that of a page of the codex, is told as well, and is no "back".
      if (here.screen !== screen || here.id !== id || !(state as Entry | null)?.guarded) return;
      guard();
      if (!closeLast()) onLeave();
    };
    guard();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [isWanted]);
}
