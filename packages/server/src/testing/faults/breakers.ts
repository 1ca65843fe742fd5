import { existsSync } from 'node:fs';
import type { Stream } from '@deedbook/engine';
import { type Cluster, limitFiles } from './cluster.ts';
import { pause, type StubbornPlayer } from './stubborn-player.ts';

type Breakers = Readonly<Record<string, () => Promise<unknown>>>;

const DAY = 86_400_000;

/** How far clocks jump, in ms: back a day, ahead by more than the time for a turn, or right again. */
const JUMPS = [-DAY, 2 * 3_600_000, 0];

/** All faults to inject, by name. */
export function breakers(cluster: Cluster, players: () => readonly StubbornPlayer[], stream: Stream): Breakers {
  const one = <T>(of: readonly T[]): T => of[stream.below(of.length)] as T;
  const common: Breakers = {
    'kill a node': async () => {
      const node = one(cluster.nodes);
      await node.end('SIGKILL');
      await node.start();
    },
    'restart a node': async () => {
      const node = one(cluster.nodes);
      await node.end('SIGTERM');
      await node.start();
    },
    'upgrade all nodes, one after another': async () => {
      for (const node of cluster.nodes) {
        await node.end('SIGTERM');
        await node.start();
      }
    },
    'freeze a node': () => one(cluster.nodes).freeze(300),
    'cut a socket': () => one(players()).cut(),
    'cut all sockets of a node': async () => one(cluster.wires).cut(),
    'slow down the network': async () => {
      const wire = one(cluster.wires);
      wire.delay = 50 + stream.below(200);
      await pause(500);
      wire.delay = 0;
    },
    'set the clock of a node': async () => one(cluster.nodes).setClock(one(JUMPS)),
  };
  return { ...common, ...databaseBreakers(cluster) };
}

function databaseBreakers({ postgres, nodes }: Cluster): Breakers {
  if (postgres) {
    return {
      'restart PostgreSQL': async () => {
        await postgres.halt('SIGINT');
        await postgres.run();
      },
      'crash PostgreSQL': async () => {
        await postgres.halt('SIGQUIT');
        await postgres.run();
      },
      'pause PostgreSQL': () => postgres.freeze(() => pause(500)),
    };
  }
  const failing: Breakers = {
    'fail the disk': async () => {
      for (const node of nodes) {
        await node.failDisk();
        await node.start();
      }
    },
  };
  if (!existsSync('/proc')) return failing;
  return {
    ...failing,
    'fill the disk': async () => {
      for (const { pid } of nodes) {
        if (pid === null) continue;
        limitFiles(pid, 1);
        await pause(300);
        limitFiles(pid, null);
      }
    },
  };
}
