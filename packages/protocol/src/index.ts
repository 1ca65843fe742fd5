/* What clients and the server say to each other: the schemas of every message, and the patches between them. */
export * from './deeds.ts';
export * from './http.ts';
export { LIMITS } from './limits.ts';
export { NO_ORDERS, type Orders } from './orders.ts';
export { diff, type Json, type Patch, PatchError, patched } from './patch.ts';
export * from './refusals.ts';
export * from './sight.ts';
export * from './socket.ts';
export * from './tables.ts';
export { z } from './zod.ts';
