/*
 * Which icon of the Game-icons collection stands for which enemy, Unit and token. After a change run
 * `node packages/app/scripts/icons.ts`, which copies the icons named here.
 */

export const ENEMY_ICONS: Readonly<Record<string, string>> = {
  prowlers: 'goblin-head',
  diggers: 'miner',
  'cursed-hags': 'witch-face',
  'wolf-riders': 'wolf-head',
  ironclads: 'brutal-helm',
  'orc-summoners': 'orc-head',
  crossbowmen: 'crossbow',
  guardsmen: 'visored-helm',
  swordsmen: 'swordman',
  golems: 'rock-golem',
  minotaur: 'minotaur',
  gargoyle: 'gargoyle',
  medusa: 'medusa-head',
  'crypt-worm': 'leeching-worm',
  werewolf: 'werewolf',
  monks: 'cultist',
  illusionists: 'cowled',
  'ice-mages': 'ice-spell-cast',
  'ice-golems': 'ice-golem',
  'fire-mages': 'fire-spell-cast',
  'fire-golems': 'ifrit',
  freezers: 'frozen-orb',
  gunners: 'cannon',
  'altem-guardsmen': 'closed-barbute',
  'altem-mages': 'warlock-hood',
  'swamp-dragon': 'sea-dragon',
  'fire-dragon': 'spiked-dragon-head',
  'ice-dragon': 'dragon-head',
  'high-dragon': 'wyvern',
};

export const UNIT_ICONS: Readonly<Record<string, string>> = {
  peasants: 'farmer',
  foresters: 'bowman',
  herbalists: 'pestle-mortar',
  'utem-crossbowmen': 'crossbow',
  'utem-guardsmen': 'pikeman',
  'utem-swordsmen': 'swordman',
  'guardian-golems': 'golem-head',
  illusionists: 'cowled',
  'red-cape-monks': 'cape',
  'northern-monks': 'hooded-figure',
  'savage-monks': 'brute',
  'fire-mages': 'fire-spell-cast',
  'ice-mages': 'ice-spell-cast',
  'fire-golems': 'ifrit',
  'ice-golems': 'ice-golem',
  'amotep-gunners': 'cannon',
  'amotep-freezers': 'frozen-orb',
  catapults: 'catapult',
  'altem-mages': 'warlock-hood',
  'altem-guardians': 'closed-barbute',
};

/** By the color of the back: orcs, keeps, monsters, mages, draconum, cities, ruins. */
export const TOKEN_ICONS: Readonly<Record<string, string>> = {
  green: 'boar-tusks',
  grey: 'white-tower',
  brown: 'bestial-fangs',
  violet: 'crystal-wand',
  red: 'double-dragon',
  white: 'crenel-crown',
  yellow: 'ancient-columns',
};

/** Yellow tokens once they are turned up. */
export const RUIN_ICONS: Readonly<Record<string, string>> = { altar: 'dolmen', enemies: 'fangs' };

export const ANY_ENEMY = 'fangs';
export const ANY_UNIT = 'barbute';
export const ANY_TOKEN = 'dolmen';
