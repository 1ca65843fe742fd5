import { create } from 'zustand';

export const useHelp = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const toggleHelp = (): void => useHelp.setState(({ isOpen }) => ({ isOpen: !isOpen }));
