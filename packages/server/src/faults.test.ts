import { afterAll, expect, it } from 'vitest';
import { removeBundle } from './testing/bundle.ts';
import { Cluster } from './testing/faults/cluster.ts';
import { runFaults } from './testing/faults/run.ts';
import { seated, TestPlayer } from './testing/player.ts';
import { SETTINGS } from './testing/test-server.ts';

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

it('a node whose disk fails ends with an error, and the next process takes the deed it never acknowledged', async () => {
  const cluster = await Cluster.start('sqlite');
  try {
    const node = cluster.nodes[0]!;
    const [ann, bob] = [await TestPlayer.guest(node.url, 'Ann'), await TestPlayer.guest(node.url, 'Bob')];
    const id = await seated([ann, bob], SETTINGS);
    const rename = (player: TestPlayer) => player.do({ deed: 'settings', settings: { name: 'Friday' } }, 'sent-twice');
    const ended = node.failDisk();
    const acknowledged = rename(ann).then(() => true);
    expect(await ended).toBe(1);
    expect(await Promise.race([acknowledged, ann.lost.then(() => false)])).toBe(false);
    await node.start();
    const again = new TestPlayer(node.url, ann.token, ann.id);
    await again.open(id);
    expect(await rename(again)).toBeNull();
    expect(again.doc?.table.settings.name).toBe('Friday');
    for (const player of [again, bob]) await player.cut();
  } finally {
    await cluster.stop();
  }
}, 300_000);
