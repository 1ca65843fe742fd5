/*
 * Which icon of the Game-icons collection stands for which card. After a change run
 * `node packages/app/scripts/icons.ts`, which copies the icons named here.
 */

type Icons = Readonly<Record<string, string>>;

const BASIC_ACTIONS: Icons = {
  rage: 'fist',
  threaten: 'evil-eyes',
  improvisation: 'juggler',
  'battle-versatility': 'swords-emblem',
  determination: 'shield-echoes',
  stamina: 'strong',
  crystallize: 'crystal-growth',
  'cold-toughness': 'iceberg',
  march: 'walking-boot',
  tranquility: 'lotus',
  concentration: 'concentration-orb',
  'will-focus': 'third-eye',
  swiftness: 'wingfoot',
  promise: 'shaking-hands',
  'mana-draw': 'magic-palm',
  'noble-manners': 'fleur-de-lys',
};

const ADVANCED_ACTIONS: Icons = {
  'fire-bolt': 'fire-ray',
  'blood-rage': 'bloody-sword',
  intimidate: 'lion',
  'blood-ritual': 'sacrificial-dagger',
  'into-the-heat': 'fire-dash',
  decompose: 'broken-bone',
  'maximal-effect': 'explosion-rays',
  'ice-bolt': 'ice-spear',
  'ice-shield': 'ice-shield',
  'frost-bridge': 'stone-bridge',
  'pure-magic': 'magic-swirl',
  'steady-tempo': 'metronome',
  'crystal-mastery': 'floating-crystal',
  'magic-talent': 'fairy-wand',
  'crushing-bolt': 'falling-boulder',
  'refreshing-walk': 'hiking',
  'path-finding': 'compass',
  regeneration: 'regeneration',
  'in-need': 'prayer',
  ambush: 'hunter-eyes',
  training: 'weight-lifting-up',
  'swift-bolt': 'power-lightning',
  agility: 'acrobatic',
  'song-of-wind': 'pan-flute',
  'heroic-tale': 'scroll-unfurled',
  diplomacy: 'discussion',
  'mana-storm': 'lightning-trio',
  learning: 'open-book',
};

const SPELLS: Icons = {
  fireball: 'burning-meteor',
  'flame-wall': 'firewall',
  'burning-shield': 'fire-shield',
  demolish: 'demolish',
  'mana-meltdown': 'caldera',
  snowstorm: 'snowing',
  'mana-bolt': 'bolt-spell-cast',
  chill: 'cold-heart',
  'space-bending': 'star-gate',
  'mana-claim': 'glowing-hands',
  tremor: 'earth-crack',
  'underground-travel': 'underground-cave',
  restoration: 'tree-growth',
  meditation: 'meditation',
  'energy-flow': 'rolling-energy',
  expose: 'cracked-shield',
  whirlwind: 'whirlwind',
  'wings-of-wind': 'feathered-wing',
  'call-to-arms': 'rally-the-troops',
  'mind-read': 'psychic-waves',
};

const ARTIFACTS: Icons = {
  'banner-of-glory': 'flying-flag',
  'banner-of-fear': 'tattered-banner',
  'banner-of-protection': 'knight-banner',
  'banner-of-courage': 'vertical-banner',
  'ruby-ring': 'engagement-ring',
  'sapphire-ring': 'frozen-ring',
  'diamond-ring': 'diamond-ring',
  'emerald-ring': 'globe-ring',
  'sword-of-justice': 'winged-sword',
  'horn-of-wrath': 'hunting-horn',
  'endless-bag-of-gold': 'swap-bag',
  'endless-gem-pouch': 'gems',
  'golden-grail': 'holy-grail',
  'book-of-wisdom': 'book-aura',
  'amulet-of-sun': 'heraldic-sun',
  'amulet-of-darkness': 'evil-moon',
};

export const CARD_ICONS: Icons = {
  ...BASIC_ACTIONS,
  ...ADVANCED_ACTIONS,
  ...SPELLS,
  ...ARTIFACTS,
  wound: 'ragged-wound',
};

/** By kind of card, for cards that have none of their own. */
export const CARD_KIND_ICONS: Icons = {
  'basic-action': 'knapsack',
  'advanced-action': 'rune-sword',
  spell: 'pentacle',
  artifact: 'cut-diamond',
  wound: 'ragged-wound',
  unit: 'vertical-banner',
  tactic: 'hourglass',
};

export const ANY_CARD = 'knapsack';
