import type { AppWords } from '@deedbook/text';
import { type ComponentType, createElement, useEffect, useState } from 'react';
import { fetchWords } from '../language/language.ts';
import { built, isBuilding } from './built.ts';
import { persist } from './persist.ts';
import { useSettings } from './settings.ts';
import { isOutOfDate } from './update.ts';

export interface Later<P extends object> {
  (props: P): React.ReactNode;
  /** Preloads it, so that nothing waits for it later. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A component in its own file, loaded with its words when first shown, unless preloaded. React's `lazy` holds it back
 * until 300 ms after showing the fallback; this one appears as soon as it has loaded.
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
      let isShown = true;
      persist(fetch, () => isShown).then(
        () => isShown && setPart(() => here),
        error => isShown && setProblem(error),
      );
      return () => {
        isShown = false;
      };
    }, [Part]);
    // The frame around the screens reports the failure.
    if (problem !== null) throw problem;
    return Part && createElement(Part, props);
  }
  return Object.assign(Later, { fetch });
}

/**
 * Preloads parts one after another when idle. A part that fails to load is requested again when needed. It stops once a
 * newer build takes over: the old service worker must become idle first.
 */
export async function fetchAhead(parts: readonly Pick<Later<never>, 'fetch'>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    if (isOutOfDate()) return;
    await part.fetch().catch(() => undefined);
  }
}

/** An idle moment once the screen has been built, or `timeout` ms after that at the latest. */
export async function idle(timeout = 2000): Promise<void> {
  do {
    await built();
    await new Promise<unknown>(done => {
      // Safari has no idle callback.
      if (typeof requestIdleCallback === 'undefined') setTimeout(done, Math.min(timeout, 100));
      else requestIdleCallback(done, { timeout });
    });
  } while (isBuilding());
}
