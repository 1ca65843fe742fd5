/* Online tables. */
export { type Config, readConfig } from './config.ts';
export { type Running, startServer } from './start.ts';
