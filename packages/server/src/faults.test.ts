import { afterAll, expect, it } from 'vitest';
import { removeBundle } from './testing/bundle.ts';
import { runFaults } from './testing/faults/run.ts';

/* Short runs of `npm run test:faults`: real processes, killed and disconnected during games. */

afterAll(removeBundle);

it.each(['sqlite', 'postgres'] as const)(
  'no acknowledged answer is lost or doubled on %s, and all nodes agree',
  async database => {
    const { acknowledged, faults, wrong } = await runFaults({ seconds: 4, seed: '1', database });
    expect(wrong).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
    // Every table goes on after every fault.
    expect(acknowledged).toBeGreaterThan(faults.length * 15);
  },
  300_000,
);
