import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/* The server's metrics. This is the only module that uses the metrics library. */

/** How often the delay of the event loop is sampled, in ms. */
const LOOP_SAMPLED_EVERY = 100;

/** Values read on demand. */
export interface Sources {
  readonly tables: () => number;
  readonly connections: () => number;
  readonly counts: Readonly<Record<string, number>>;
}

export interface Metrics {
  /** How long a deed took from arrival to being durable, in seconds. */
  tookDeed(seconds: number): void;
  read(): Promise<string>;
}

export function createMetrics({ tables, connections, counts }: Sources): Metrics {
  const registry = new Registry();
  // The default, 10 ms, would wake an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_SAMPLED_EVERY });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('deedbook_tables_awake', 'Tables in memory', tables);
  gauge('deedbook_connections', 'Open sockets', connections);
  for (const name of Object.keys(counts)) {
    gauge(`deedbook_log_${name}_total`, `Writing to the log: ${name}`, () => counts[name] ?? 0);
  }
  const deeds = new Histogram({
    name: 'deedbook_deed_seconds',
    help: 'From the arrival of a deed to its being durable',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  return { tookDeed: seconds => deeds.observe(seconds), read: () => registry.metrics() };
}
