import { useEffect, useState } from 'react';
import { idle } from './later.tsx';

/** Whether the screen is up and the page has been idle since. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isShown = true;
    void idle(1500).then(() => isShown && setIdle(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isIdle;
}
