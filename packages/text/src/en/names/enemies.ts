export const enemies = {
  // Green tokens
  prowlers: 'Prowlers',
  diggers: 'Diggers',
  'cursed-hags': 'Cursed Hags',
  'wolf-riders': 'Wolf Riders',
  ironclads: 'Ironclads',
  'orc-summoners': 'Orc Summoners',
  // Gray tokens
  crossbowmen: 'Crossbowmen',
  guardsmen: 'Guardsmen',
  swordsmen: 'Swordsmen',
  golems: 'Golems',
  // Brown tokens
  minotaur: 'Minotaur',
  gargoyle: 'Gargoyle',
  medusa: 'Medusa',
  'crypt-worm': 'Crypt Worm',
  werewolf: 'Werewolf',
  // Violet tokens
  monks: 'Monks',
  illusionists: 'Illusionists',
  'ice-mages': 'Ice Mages',
  'ice-golems': 'Ice Golems',
  'fire-mages': 'Fire Mages',
  'fire-golems': 'Fire Golems',
  // White tokens
  freezers: 'Freezers',
  gunners: 'Gunners',
  'altem-guardsmen': 'Altem Guardsmen',
  'altem-mages': 'Altem Mages',
  // Red tokens
  'swamp-dragon': 'Swamp Dragon',
  'fire-dragon': 'Fire Dragon',
  'ice-dragon': 'Ice Dragon',
  'high-dragon': 'High Dragon',
};

/** What is printed on enemy tokens. */
export const abilities = {
  fortified: 'Fortified',
  swift: 'Swift',
  brutal: 'Brutal',
  poison: 'Poison',
  paralyze: 'Paralyze',
  'arcane-immunity': 'Arcane Immunity',
  summon: 'Summon',
};

/** Yellow tokens. */
export const ruins = {
  'altar-green': 'Green altar',
  'altar-blue': 'Blue altar',
  'altar-white': 'White altar',
  'altar-red': 'Red altar',
  'enemies-brown-red': 'Monster and draconum',
  'enemies-green-red': 'Orcs and draconum',
  'enemies-grey-white': 'Keep and city garrisons',
  'enemies-grey-brown': 'Keep garrison and monster',
  'enemies-grey-violet': 'Keep and tower garrisons',
  'enemies-green-brown': 'Orcs and monster',
  'enemies-green-green': 'Two bands of orcs',
  'enemies-brown-violet': 'Monster and tower garrison',
};
