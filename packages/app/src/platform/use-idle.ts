import { useEffect, useState } from 'react';

/** Whether the first screen has been up for a moment and the page is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(() => setIdle(true), { timeout: 1500 });
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle;
}
