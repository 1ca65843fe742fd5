import { later } from '../platform/later.tsx';

/* What everybody may see of the others, fetched when it is first opened. */
export const PlayerTable = later(async () => (await import('./player-table.tsx')).PlayerTable);
export const DummyTable = later(async () => (await import('./dummy-table.tsx')).DummyTable);
