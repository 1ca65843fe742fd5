import type { Hex } from '@deedbook/engine';
import { create } from 'zustand';

/** How a card was opened: whatever opened it may close it again. */
export type Opened = 'hover' | 'focus' | 'press';

/*
 * Where the player is on the map. Spots are named as in the question: `hex 1,-2`, `tile 0,1`. Kept apart from the
 * table, so that moving over the map renders only what depends on it.
 */
interface Cursor {
  /** The spot that the Tab key returns to; null until there is one. */
  readonly at: string | null;
  /** The spot under the mouse or the focus; the way there is drawn. */
  readonly pointed: string | null;
  readonly card: { readonly hex: Hex; readonly by: Opened } | null;
  /** Spots that are spoken of: they come into view. */
  readonly spoken: readonly string[];
}

export const useCursor = create<Cursor>(() => ({ at: null, pointed: null, card: null, spoken: [] }));

export const point = (pointed: string | null): void => useCursor.setState({ pointed });

export const openCard = (hex: Hex, by: Opened): void => useCursor.setState({ card: { hex, by } });

/** A card opened on request replaces the one shown while pointing. */
export const closeCard = (): void =>
  useCursor.setState(({ card, pointed }) => ({ card: null, pointed: card?.by === 'press' ? null : pointed }));
