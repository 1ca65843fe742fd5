/* Plays at online tables, from a browser or a program. */
export { CallError, Calls } from './calls.ts';
export { Connection, type ConnectionOptions, type Link } from './connection.ts';
export { Copy } from './copy.ts';
export { Planning } from './planning.ts';
export { RemoteTable } from './remote-table.ts';
