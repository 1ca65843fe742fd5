import { later } from '../platform/later.tsx';
import { useCursor } from './cursor.ts';
import type { HexCardProps } from './hex-card.tsx';

export const HexCard = later(async () => (await import('./hex-card.tsx')).HexCard);

/** The card of a space, fetched when the first one is opened. */
export const OpenCard = (props: HexCardProps) => useCursor(({ card }) => card !== null) && <HexCard {...props} />;
