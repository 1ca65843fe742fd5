import { DEED_OF_CARD, DEED_OF_KIND } from './card-pictures.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface CardPictureProps extends PictureProps {
  readonly card: string;
  readonly kind: string;
}

/** What a card shows, engraved, four wide to three high: its own, or that of its kind. */
export const CardPicture = ({ card, kind, ...picture }: CardPictureProps) => (
  <Picture name={`deed-${DEED_OF_CARD[card] ?? DEED_OF_KIND[kind] ?? 'tale'}`} {...picture} />
);
