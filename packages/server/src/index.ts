/* Online tables. */
export { AdminError, admin } from './admin/admin.ts';
export { type Config, readConfig } from './config.ts';
export { type Running, startServer } from './start.ts';
