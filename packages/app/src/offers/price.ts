import { CITIES, LEARNING, TRAINING } from '@deedbook/engine';
import type { Text } from '@deedbook/text';

/** The offer a card is in. */
export type Stand = 'monastery' | 'advanced' | 'spells';

/** What a card costs in Influence; a Spell also takes a mana of its color. */
export const costIn = (stand: Stand): number => (stand === 'spells' ? LEARNING : TRAINING);

/** The rule for it. */
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
