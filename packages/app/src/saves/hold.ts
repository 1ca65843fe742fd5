import { drop, settled } from './queue.ts';

/*
 * A game is played in one window at a time: two would both let the bots answer, and each would overwrite the other's
 * save. The window that plays holds a browser lock; another one may request it, and gets it as soon as everything is
 * written.
 */

/** Releases a game when the player leaves it. */
export type Release = () => void;

const lockOf = (id: string): string => `deedbook game ${id}`;

/** Asks the window that holds a game to release it; a channel does not hear itself. */
const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('deedbook');

/** The games this window is about to release. */
const leaving = new Map<string, Promise<void>>();

/** A suspended window cannot hear the request: after this time it loses the game. */
const PATIENCE = 2500;

/** Takes a game that no other window holds; null if one does. `onLost` is called when another window takes it over. */
export async function holdGame(id: string, onLost: () => void): Promise<Release | null> {
  await leaving.get(id);
  return request(id, { ifAvailable: true }, onLost);
}

/** Takes a game from the window that plays it, once that window has written everything. */
export async function takeOver(id: string, onLost: () => void): Promise<Release | null> {
  windows?.postMessage(id);
  return (await request(id, { signal: AbortSignal.timeout(PATIENCE) }, onLost)) ?? request(id, { steal: true }, onLost);
}

function request(id: string, options: LockOptions, onLost: () => void): Promise<Release | null> {
  // Without locks (an insecure origin) other windows cannot be detected.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise(resolve => {
    const held = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>(done => {
        const letGo = async () => {
          windows?.removeEventListener('message', hear);
          await settled();
          done();
        };
        const hear = ({ data }: MessageEvent) => {
          if (data !== id) return;
          onLost();
          void letGo();
        };
        windows?.addEventListener('message', hear);
        resolve(() => void leaving.set(id, letGo()));
      });
    };
    navigator.locks.request(lockOf(id), options, held).catch((error: DOMException) => {
      // It was not released in time, or was taken while we were suspended: our unwritten state is stale.
      if (error.name === 'TimeoutError') return resolve(null);
      drop(id);
      onLost();
    });
  });
}
