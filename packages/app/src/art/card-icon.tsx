import { UNIT_ICONS } from './creatures.ts';
import { ANY_CARD, CARD_ICONS, CARD_KIND_ICONS } from './deeds.ts';
import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';

export interface CardIconProps extends ArtProps {
  /** A card or a Unit: an offer may hold both. */
  readonly card: string;
  /** basic-action, advanced-action, spell, artifact, unit…: a card without a motif of its own gets that of its kind. */
  readonly kind: string | undefined;
}

/** The motif of a card. */
export function CardIcon({ card, kind = '', ...art }: CardIconProps) {
  const icon = CARD_ICONS[card] ?? UNIT_ICONS[card] ?? CARD_KIND_ICONS[kind] ?? ANY_CARD;
  return <GameIcon icon={icon} {...art} />;
}
