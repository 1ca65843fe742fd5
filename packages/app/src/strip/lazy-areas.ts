import { later } from '../platform/later.tsx';

/* What everyone may see of the others, loaded when first opened. */
export const PlayerArea = later(async () => (await import('./player-area.tsx')).PlayerArea);
export const DummyArea = later(async () => (await import('./dummy-area.tsx')).DummyArea);
