import { create } from 'zustand';

/** Whether someone is asking something, over whatever screen it is. */
export const useAsk = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openAsk = (): void => useAsk.setState({ isOpen: true });
export const closeAsk = (): void => useAsk.setState({ isOpen: false });
