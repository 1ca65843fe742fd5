import type { Choice } from '@deedbook/engine';
import { create } from 'zustand';

/** The menu of a spot: which choices, and where on the screen. */
export const useMenu = create<{ readonly choices: readonly Choice[]; readonly anchor: Element | null }>(() => ({
  choices: [],
  anchor: null,
}));

export const openMenu = (choices: readonly Choice[], anchor: Element): void => useMenu.setState({ choices, anchor });

export const closeMenu = (): void => useMenu.setState({ choices: [], anchor: null });
