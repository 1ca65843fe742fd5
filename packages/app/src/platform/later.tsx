import type { AppWords } from '@deedbook/text';
import { type ComponentType, createElement, useEffect, useState } from 'react';
import { fetchWords } from '../language/language.ts';
import { useSettings } from './settings.ts';
import { isOutOfDate, loadAgain } from './update.ts';

export interface Later<P extends object> {
  (props: P): React.ReactNode;
  /** Fetches it ahead, so that nothing waits when it is wanted. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A component in a file of its own, fetched with its words when it is first shown unless that was done ahead. React's own way
 * (`lazy`) holds back what was waited for until 300 ms after the gap was shown; here it appears when it has come.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...words: readonly (keyof AppWords)[]
): Later<P> {
  let here: ComponentType<P> | null = null;
  const fetch = async () => {
    const { language } = useSettings.getState();
    const [part] = await Promise.all([here ?? load(), ...words.map(file => fetchWords(language, file))]);
    here = part;
  };
  function Later(props: P) {
    const [Part, setPart] = useState(() => here);
    const [problem, setProblem] = useState<Error | null>(null);
    useEffect(() => {
      if (Part !== null) return;
      // The files of a build that was replaced may be gone: those of the newer one are not.
      const fail = (error: Error) => (isOutOfDate() ? loadAgain() : setProblem(error));
      fetch().then(() => setPart(() => here), fail);
    }, [Part]);
    // The frame around the screens says that something could not be had.
    if (problem !== null) throw problem;
    return Part && createElement(Part, props);
  }
  return Object.assign(Later, { fetch });
}

/**
 * Fetches parts one after the other, each in an idle moment. What cannot be had now is asked for when it is wanted. Once
 * a newer build takes over it stops: the old service worker has to come to rest first.
 */
export async function fetchAhead(parts: readonly Pick<Later<never>, 'fetch'>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    if (isOutOfDate()) return;
    await part.fetch().catch(() => undefined);
  }
}

/** A moment in which nothing else is to be done; after `timeout` ms at the latest. */
export const idle = (timeout = 2000): Promise<unknown> =>
  new Promise(done => {
    // Safari knows no idle time.
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, Math.min(timeout, 100));
    else requestIdleCallback(done, { timeout });
  });
