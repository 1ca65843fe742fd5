/* The server as a program: configured by the environment (docs/operations.md), stopped by SIGTERM or SIGINT. */
import { networkInterfaces } from 'node:os';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`This needs Node 24, not ${process.versions.node}`);
}

const config = readConfig(process.env);
const server = await startServer(config, { fail: () => process.exit(1) }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${config.PORT} is in use, perhaps by another Deedbook. Choose another one (npm start -- --port 8080).`,
  );
  process.exit(1);
});

const { port } = new URL(server.url);
const places = config.HOST === '0.0.0.0' ? Object.values(networkInterfaces()).flat() : [];
const others = places.flatMap(place =>
  place?.family === 'IPv4' && !place.internal ? [`http://${place.address}:${port}`] : [],
);
console.log([server.url, ...others].map(url => `  ${url}`).join('\n'));

const stop = () => void server.stop().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
