import { type RefObject, useEffect, useState } from 'react';

/** Whether something overflows: only then does the keyboard need to reach it to scroll it. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    // The content may grow without its frame growing.
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
