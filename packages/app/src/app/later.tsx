import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

export interface Later<P extends object> {
  (props: P): React.ReactNode;
  /** Fetches it ahead, so that nothing waits when it is wanted. */
  readonly fetch: () => Promise<unknown>;
}

/** A component in a file of its own, fetched when it is first shown unless that was done ahead. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let here: ComponentType<P> | null = null;
  const fetch = async () => {
    here ??= await load();
    return { default: here };
  };
  const Waiting = lazy(fetch);
  function Later(props: P) {
    const [Part] = useState(() => here ?? (Waiting as unknown as ComponentType<P>));
    return <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
  }
  return Object.assign(Later, { fetch });
}

/** Fetches parts one after the other, each in an idle moment. What cannot be had now is asked for when it is wanted. */
export async function fetchAhead(parts: readonly Pick<Later<never>, 'fetch'>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    await part.fetch().catch(() => undefined);
  }
}

// Safari knows no idle time.
const idle = (): Promise<unknown> =>
  new Promise(done => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 100);
    else requestIdleCallback(done, { timeout: 2000 });
  });
