import { create } from 'zustand';

/** Whether the list of all choices is open. */
export const usePalette = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openPalette = (): void => usePalette.setState({ isOpen: true });
export const closePalette = (): void => usePalette.setState({ isOpen: false });
