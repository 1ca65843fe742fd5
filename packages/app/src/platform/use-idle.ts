import { useEffect, useState } from 'react';

/** Whether the first screen has stood for a moment and nothing else is to be done. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari knows no idle time.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(() => setIdle(true), { timeout: 1500 });
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle;
}
