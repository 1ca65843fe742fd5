import { later } from '../platform/later.tsx';

/** The sign of a card; which one that is comes a moment after the table. */
export const CardIcon = later(async () => (await import('../art/card-icon.tsx')).CardIcon);
