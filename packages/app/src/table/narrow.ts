import { useSyncExternalStore } from 'react';

/** As table.css has it: one layer at a time lies over the board. */
const NARROW = '(max-width: 60rem)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen has room for the board and one thing more. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
