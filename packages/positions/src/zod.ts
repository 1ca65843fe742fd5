/* zod without code generation at runtime, which the page's content security policy forbids. */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
