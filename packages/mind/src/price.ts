import type { Ending } from './ending.ts';

/** What changes from one ending of a fight to another. */
export const priceOf = (from: Ending, to: Ending) => ({
  fame: to.fame - from.fame,
  wounds: to.wounds - from.wounds,
  unitsWounded: to.unitsWounded - from.unitsWounded,
  unitsLost: from.units - to.units,
  cards: from.cards - to.cards,
  crystals: from.crystals - to.crystals,
  knockedOut: to.knockedOut && !from.knockedOut,
});
