/* The one place that takes zod: its small form, without functions made at run time, which a strict page forbids. */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
