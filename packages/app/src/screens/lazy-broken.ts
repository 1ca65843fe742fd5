import { later } from '../platform/later.tsx';

/** Loaded when idle, for the day it is needed. */
export const Broken = later(async () => (await import('./broken.tsx')).Broken);
