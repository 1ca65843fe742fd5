/* The messages between clients and the server: a schema for each, and the patches between views. */
export * from './deeds.ts';
export * from './http.ts';
export { LIMITS } from './limits.ts';
export * from './moments.ts';
export { NO_ORDERS, type Orders } from './orders.ts';
export { diff, isSameJson, type Json, type Patch, PatchError, patched, unjoined } from './patch.ts';
export { lengthen, shorten } from './phrases.ts';
export * from './refusals.ts';
export * from './sight.ts';
export * from './socket.ts';
export * from './tables.ts';
export { plainText } from './values.ts';
export { z } from './zod.ts';
