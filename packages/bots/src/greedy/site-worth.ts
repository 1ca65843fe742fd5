import {
  type Hex,
  isConquered,
  type Name,
  ownerOf,
  type Query,
  RUINS,
  type Space,
  siteOf,
  spaceAt,
  TILES,
} from '@deedbook/engine';

/** A Shield scores 2 at the end. */
const SHIELD = 2;

/** The worth of leading a conquered city, and where conquering is all or nothing. */
const CITY = 7;
const ALL_CITIES = 15;

/** The worth of rewards: Spells and Artifacts score 2 at the end, Advanced Actions 1, crystals a half. */
const REWARDS: Readonly<Record<string, number>> = {
  artifact: 2.2,
  spell: 2.8,
  'advanced-action': 2,
  unit: 3,
  'random-crystal': 0.8,
  dungeon: 2.4,
  crystals: 3,
};

/** What a scenario gives for some sites, beyond a Shield. */
const WANTED: Readonly<Record<Name, (q: Query, space: Space) => number>> = {
  'mines-liberation': (_q, { site, tile }) =>
    site === 'crystal-mine' ? (TILES.get(tile.tile).kind === 'core' ? 6 : 3.5) : 0,
  'dungeon-lords': (_q, { site }) => (site === 'dungeon' || site === 'tomb' ? 3 : 0),
  // Only these count, and taking one from another player is just as good.
  'conquer-and-hold': (q, { site, hex }) =>
    (site === 'keep' ? 5 : site === 'mage-tower' ? 3.5 : 0) * (ownerOf(q.s, hex) === null ? 1 : 2),
};

/** The worth of conquering a site, besides the Fame for its defenders. */
export function worthOfSite(q: Query, hex: Hex): number {
  const space = spaceAt(q.s, hex);
  const site = space?.site;
  if (!site) return 0;
  if (site === 'city') return q.mode.dummy ? ALL_CITIES : CITY;
  const { reward = [], lair } = siteOf(q.s, site);
  if (lair && isConquered(q.s, hex)) return 0;
  const ruins = q.s.tokens.find(token => token.hex === hex && token.color === 'yellow');
  const rewards = reward.reduce((sum, each) => sum + (REWARDS[each] ?? 0), 0);
  const wanted = WANTED[q.s.options.scenario]?.(q, space) ?? 0;
  return SHIELD + rewards + wanted + (site === 'keep' ? 1 : 0) + (ruins?.up ? worthOfRuins(ruins.name) : ruins ? 2 : 0);
}

function worthOfRuins(token: Name): number {
  const { reward } = RUINS.get(token);
  const { artifacts = 0, spells = 0, advancedActions = 0, units = 0, crystals } = reward;
  return 2.2 * artifacts + 2.8 * spells + 2 * advancedActions + 3 * units + (crystals ? 3 : 0);
}
