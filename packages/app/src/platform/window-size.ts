import { useSyncExternalStore } from 'react';

/** Whether the window is like this; asked anew when it changes. */
function whether(condition: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}

/** Whether the screen has room for the board and one thing more: as table.css has it, one layer at a time lies over the board. */
export const useNarrow = whether('(max-width: 60rem)');

/** Whether that is a phone held sideways: hand and question lie beside the board. */
export const useSideways = whether('(max-width: 60rem) and (max-height: 30rem)');

/** Whether a fight needs the room that offers and log take beside it. */
export const useTight = whether('(min-width: 60.01rem) and (max-width: 75rem)');
