/*
 * zod in its mini version, without code generation at runtime, which a strict content security policy
 * forbids.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
