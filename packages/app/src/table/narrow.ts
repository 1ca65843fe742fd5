import { useSyncExternalStore } from 'react';

/** As table.css has them: one layer at a time lies over the board; hand and question lie beside it. */
const NARROW = '(max-width: 60rem)';
const SIDEWAYS = '(max-width: 60rem) and (max-height: 30rem)';

const subscribeTo = (media: string) => (changed: () => void) => {
  const query = matchMedia(media);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const subscribe = subscribeTo(NARROW);
const subscribeSideways = subscribeTo(SIDEWAYS);

/** Whether the screen has room for the board and one thing more. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);

/** Whether that is a phone held sideways. */
export const useSideways = (): boolean => useSyncExternalStore(subscribeSideways, () => matchMedia(SIDEWAYS).matches);
