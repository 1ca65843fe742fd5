import { later } from '../platform/later.tsx';

/* What everybody may see of the others, fetched when it is first opened. */
export const PlayerArea = later(async () => (await import('./player-area.tsx')).PlayerArea);
export const DummyArea = later(async () => (await import('./dummy-area.tsx')).DummyArea);
