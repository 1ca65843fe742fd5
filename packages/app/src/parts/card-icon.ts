import { later } from '../platform/later.tsx';

/** The motif of a card; it loads a moment after the table. */
export const CardIcon = later(async () => (await import('../art/card-icon.tsx')).CardIcon);
