import { extname } from 'node:path';
import type { Thought } from './think.ts';

/** Where computer players run. */
export interface Thinkers {
  choose(thought: Thought): Promise<string>;
  close(): Promise<void>;
}

/** The worker next to this module: a source file, or part of the bundle. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url).href;

/**
 * Threads for computer players, started on first use. A player always thinks in the same thread, which remembers its
 * plan for the turn.
 */
export function threads(count: number): Thinkers {
  const started = new Map<number, Promise<import('piscina').Piscina>>();
  const start = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: WORKER, maxThreads: 1, minThreads: 1 });
  };
  return {
    async choose(thought) {
      const at = numberOf(thought.who) % count;
      const thread = started.get(at) ?? start();
      started.set(at, thread);
      return (await thread).run(thought) as Promise<string>;
    },
    async close() {
      await Promise.all([...started.values()].map(async thread => (await thread).destroy()));
    },
  };
}

/** A number that depends only on a name. */
const numberOf = (name: string): number => [...name].reduce((sum, char) => (31 * sum + char.charCodeAt(0)) % 65_521, 0);
