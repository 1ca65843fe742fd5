import { extname } from 'node:path';
import type { Thought } from './think.ts';

/** Where computer players run. */
export interface Thinkers {
  choose(thought: Thought): Promise<string>;
  close(): Promise<void>;
}

/** The worker next to this module: a source file, or part of the bundle. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url).href;

/** Threads for computer players, started on first use. */
export function threads(count: number): Thinkers {
  let pool: Promise<import('piscina').Piscina> | null = null;
  const start = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: WORKER, maxThreads: count, minThreads: 1 });
  };
  return {
    async choose(thought) {
      pool ??= start();
      return (await pool).run(thought) as Promise<string>;
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}
