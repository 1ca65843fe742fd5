import { extname } from 'node:path';
import type { Piscina } from 'piscina';
import type { Thought } from './think.ts';

/** Where computer players run. */
export interface Thinkers {
  choose(thought: Thought): Promise<string>;
  close(): Promise<void>;
}

type Pools = Pick<typeof import('piscina'), 'Piscina'>;

/** The worker next to this module: a source file, or part of the bundle. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url).href;

/**
 * Threads for computer players, started on first use. A player always thinks in the same thread, which remembers its
 * plan for the turn.
 */
export function threads(count: number, load: () => Promise<Pools> = () => import('piscina')): Thinkers {
  const started = new Map<number, Promise<Piscina>>();
  const start = async () => {
    const { Piscina } = await load();
    return new Piscina({ filename: WORKER, maxThreads: 1, minThreads: 1 });
  };
  const thread = (at: number): Promise<Piscina> => {
    const starting = started.get(at) ?? start();
    started.set(at, starting);
    // One that does not start is started again for the next decision.
    starting.catch(() => started.get(at) === starting && started.delete(at));
    return starting;
  };
  return {
    async choose(thought) {
      return (await thread(numberOf(thought.who) % count)).run(thought) as Promise<string>;
    },
    async close() {
      // What never started need not be stopped.
      await Promise.all(
        [...started.values()].map(starting =>
          starting.then(
            pool => pool.destroy(),
            () => undefined,
          ),
        ),
      );
    },
  };
}

/** A number that depends only on a name. */
const numberOf = (name: string): number => [...name].reduce((sum, char) => (31 * sum + char.charCodeAt(0)) % 65_521, 0);
