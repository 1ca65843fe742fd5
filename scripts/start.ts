// Builds the app and serves it on this machine.
//
//   npm start                        prints the address
//   npm start -- --port 8080 --host  another port; for the other machines of the network, too
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, host: { type: 'boolean', default: false } },
});
const configFile = 'packages/app/vite.config.ts';

await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { port: Number(values.port), host: values.host } });
console.log('\n  Deedbook is ready: open this address in a browser (Ctrl+C ends it).\n');
server.printUrls();
