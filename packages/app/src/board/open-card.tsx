import { useSeat } from '../game/table.ts';
import { later } from '../platform/later.tsx';
import { useCursor } from './cursor.ts';
import type { HexCardProps } from './hex-card.tsx';

export const HexCard = later(async () => (await import('./hex-card.tsx')).HexCard);

/** The card of a space, loaded when the first one opens. */
export function OpenCard(props: HexCardProps) {
  const isOpen = useCursor(({ card }) => card !== null);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  return isOpen && !isFighting && <HexCard {...props} />;
}
