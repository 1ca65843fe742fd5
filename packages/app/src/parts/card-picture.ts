import { later } from '../platform/later.tsx';

/** The picture of a card; it loads a moment after the table. */
export const CardPicture = later(async () => (await import('../art/card-picture.tsx')).CardPicture);
