import { createServer } from 'node:net';

/**
 * Systems hand out higher ports for outgoing connections, and those of the players would soon take one that a killed
 * node has left. These are below, and above what programs usually listen at.
 */
const FIRST = 20_000;
const LAST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise(tell => {
    const server = createServer();
    server.once('error', () => tell(false));
    server.listen(port, '127.0.0.1', () => server.close(() => tell(true)));
  });

/** Ports that nothing listens at, and that stay free while a node restarts. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
