import { type ArtProps, Drawing } from './drawing.tsx';

export interface CardIconProps extends ArtProps {
  readonly card: string;
  /** The kind of card, for cards without a motif of their own. */
  readonly kind?: string | undefined;
}

/** The motif of a card. */
export function CardIcon({ card, kind = '', ...art }: CardIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={card + kind} />
    </Drawing>
  );
}
