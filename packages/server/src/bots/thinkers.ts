import type { Thought } from './think.ts';

/** Where computer players run. */
export interface Thinkers {
  choose(thought: Thought): Promise<string>;
  close(): Promise<void>;
}

/** Threads for computer players, started on first use. */
export function threads(count: number): Thinkers {
  let pool: Promise<import('piscina').Piscina> | null = null;
  const start = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: new URL('./worker.ts', import.meta.url).href, maxThreads: count, minThreads: 1 });
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
