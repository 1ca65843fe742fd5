import { create } from 'zustand';
import { isOutOfDate, loadAgain } from './update.ts';

/*
 * A file that loads late may fail to: the server restarts, the connection drops. It is requested again until it is
 * here, so that nothing is lost by it, and people are told what they wait for.
 */

/** The pauses between tries, in ms; the last one is repeated. The first is too short to tell of. */
const PAUSES = [300, 1000, 2000, 4000, 8000];

/** Something that failed to load, and what requests it again at once. */
interface Missing {
  request: () => void;
}

export const useMissing = create<{ readonly missing: readonly Missing[] }>(() => ({ missing: [] }));

export const requestNow = (): void => {
  for (const { request } of useMissing.getState().missing) request();
};

/** Loads something, however often that takes, as long as it is wanted. It fails only if the file itself is faulty. */
export async function persist<T>(load: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  const one: Missing = { request: () => undefined };
  try {
    for (let tries = 0; ; tries++) {
      try {
        if (tries > 0) await Promise.all([...lostSheets].map(loadSheet));
        return await load();
      } catch (error) {
        if (!isNotLoaded(error) || !isWanted()) throw error;
        // The files of a replaced build may be gone; those of the newer one are not.
        if (isOutOfDate()) await loadAgain();
      }
      if (tries === 1) useMissing.setState(({ missing }) => ({ missing: [...missing, one] }));
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] as number, one);
    }
  } finally {
    useMissing.setState(({ missing }) => ({ missing: missing.filter(other => other !== one) }));
  }
}

/** How browsers and the build put it that a file did not arrive. */
const isNotLoaded = (error: unknown): boolean =>
  /imported module|module script|preload CSS|MIME type/i.test(String(error));

const pause = (length: number, one: Missing): Promise<void> =>
  new Promise(done => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, length);
    addEventListener('online', end);
    one.request = end;
  });

/** The style sheets that failed to load. The build requests a sheet once, so they are requested here. */
const lostSheets = new Set<string>();

export const watchSheets = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target.href);
    },
    true,
  );

const loadSheet = (href: string): Promise<void> =>
  new Promise((done, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('error', () => failed(new Error(`Unable to preload CSS for ${href}`)));
    link.addEventListener('load', () => {
      lostSheets.delete(href);
      done();
    });
    document.head.append(link);
  });
