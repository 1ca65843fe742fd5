import { later } from '../platform/later.tsx';

/* What players may see of each other, loaded when first opened. */
export const PlayerTable = later(async () => (await import('./player-table.tsx')).PlayerTable);
export const DummyTable = later(async () => (await import('./dummy-table.tsx')).DummyTable);
