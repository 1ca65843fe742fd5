import { useSyncExternalStore } from 'react';
import { MEDIA } from '../look/media.ts';

/** Whether the window matches a condition; updates when it changes. */
function whether(condition: string): () => boolean {
  // One for all who ask: making it takes longer than looking at it, and every card asks whenever it renders.
  let made: MediaQueryList | null = null;
  const query = () => (made ??= matchMedia(condition));
  const subscribe = (changed: () => void) => {
    query().addEventListener('change', changed);
    return () => query().removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => query().matches);
}

/** Whether there is room only for the board and one more thing: one layer at a time covers the board. */
export const useNarrow = whether(MEDIA.narrow);

/** Whether it is a phone in landscape: hand and question are beside the board. */
export const useSideways = whether(`${MEDIA.narrow} and ${MEDIA.low}`);

/** Whether everything, including the map, is stacked and scrolls. */
export const useTiny = whether(`${MEDIA.narrow} and ${MEDIA.tiny}`);

/** Whether a fight needs the room that offers and log take. */
export const useTight = whether(`${MEDIA.wide} and ${MEDIA.tight}`);
