import { later } from '../platform/later.tsx';

/** What a card shows; which picture that is comes a moment after the table. */
export const CardPicture = later(async () => (await import('../art/card-picture.tsx')).CardPicture);
