import { CITIES, LEARNING, TRAINING } from '@deedbook/engine';
import type { Text } from '@deedbook/text';

/** Which offer a card lies in. */
export type Stand = 'monastery' | 'advanced' | 'spells';

/** What a card costs in Influence, besides a mana of its color for a Spell. */
export const costIn = (stand: Stand): number => (stand === 'spells' ? LEARNING : TRAINING);

/** Where the rule book says so. */
export const RULES: Readonly<Record<Stand, readonly string[]>> = {
  monastery: ['SIT-MON-02'],
  advanced: ['LVL-04', 'CTY-16'],
  spells: ['SIT-TOW-03', 'CTY-14'],
};

/** Where cards of an offer can be bought. */
export function sitesFor(stand: Stand, text: Text): string[] {
  if (stand === 'monastery') return [text.name('site', 'monastery')];
  const sells = stand === 'spells' ? 'spells' : 'advanced-actions';
  const cities = CITIES.ids().filter(id => CITIES.get(id).sells === sells);
  return [...(stand === 'spells' ? [text.name('site', 'mage-tower')] : []), ...cities.map(id => text.name('city', id))];
}
