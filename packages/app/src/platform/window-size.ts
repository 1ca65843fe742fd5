import { useSyncExternalStore } from 'react';
import { MEDIA } from '../look/media.ts';

/** Whether the window is like this; asked anew when it changes. */
function whether(condition: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}

/** Whether the screen has room for the board and one thing more: one layer at a time lies over the board. */
export const useNarrow = whether(MEDIA.narrow);

/** Whether that is a phone held sideways: hand and question lie beside the board. */
export const useSideways = whether(`${MEDIA.narrow} and ${MEDIA.low}`);

/** Whether everything lies below each other and scrolls, the map among it. */
export const useTiny = whether(`${MEDIA.narrow} and ${MEDIA.tiny}`);

/** Whether a fight needs the room that offers and log take beside it. */
export const useTight = whether(`${MEDIA.wide} and ${MEDIA.tight}`);
