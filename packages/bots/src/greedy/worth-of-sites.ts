import { type Hex, isConquered, type Name, type Query, RUINS, siteOf, spaceAt } from '@deedbook/engine';

/** A Shield counts 2 at the end. */
const SHIELD = 2;

/** A city that is conquered, for the one who leads it. */
const CITY = 7;

/** What a reward is worth: Spells and Artifacts count 2 at the end, Advanced Actions 1, crystals a half. */
const REWARDS: Readonly<Record<string, number>> = {
  artifact: 2.2,
  spell: 2.8,
  'advanced-action': 2,
  unit: 3,
  'random-crystal': 0.8,
  dungeon: 2.4,
  crystals: 3,
};

/** What conquering the site of a space is worth to a seat, beside the Fame of its defenders. */
export function worthOfSite(q: Query, hex: Hex): number {
  const site = spaceAt(q.s, hex)?.site;
  if (!site) return 0;
  if (site === 'city') return CITY;
  const { reward = [], lair } = siteOf(q.s, site);
  if (lair && isConquered(q.s, hex)) return 0;
  const ruins = q.s.tokens.find(token => token.hex === hex && token.color === 'yellow');
  const rewards = reward.reduce((sum, each) => sum + (REWARDS[each] ?? 0), 0);
  return SHIELD + rewards + (site === 'keep' ? 1 : 0) + (ruins?.up ? worthOfRuins(ruins.name) : ruins ? 2 : 0);
}

function worthOfRuins(token: Name): number {
  const { reward } = RUINS.get(token);
  const { artifacts = 0, spells = 0, advancedActions = 0, units = 0, crystals } = reward;
  return 2.2 * artifacts + 2.8 * spells + 2 * advancedActions + 3 * units + (crystals ? 3 : 0);
}
