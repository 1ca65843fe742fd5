import type { Choice } from '@deedbook/engine';
import { create } from 'zustand';

/** The menu of a spot: its choices, and the element it opens beside. */
interface Menu {
  readonly kind: 'menu';
  readonly choices: readonly Choice[];
  readonly anchor: Element;
}

/**
 * What is open over the table, one thing at a time: the menu of a spot, the list of all choices, the help, or the
 * dialog for leaving or for sharing the position.
 */
type Overlay = Menu | { readonly kind: 'palette' | 'help' | 'leave' | 'share' };

export const useOverlay = create<{ readonly open: Overlay | null }>(() => ({ open: null }));

/** The open menu; null if there is none. */
export const menuOf = ({ open }: { readonly open: Overlay | null }): Menu | null =>
  open?.kind === 'menu' ? open : null;

export const openMenu = (choices: readonly Choice[], anchor: Element): void =>
  useOverlay.setState({ open: { kind: 'menu', choices, anchor } });

export const openPalette = (): void => useOverlay.setState({ open: { kind: 'palette' } });

export const toggleHelp = (): void =>
  useOverlay.setState(({ open }) => ({ open: open?.kind === 'help' ? null : { kind: 'help' } }));

/** Asks whether to leave the game. */
export const askToLeave = (): void => useOverlay.setState({ open: { kind: 'leave' } });

/** Shares the position at the table. */
export const openShare = (): void => useOverlay.setState({ open: { kind: 'share' } });

export const closeOverlay = (): void => useOverlay.setState({ open: null });

/** Closes the menu and leaves anything else open. */
export const closeMenu = (): void => {
  if (menuOf(useOverlay.getState())) closeOverlay();
};
