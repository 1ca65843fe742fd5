/** Words that sentences are made of. */
export const words = {
  color: { red: 'red', blue: 'blue', green: 'green', white: 'white', gold: 'gold', black: 'black' },
  // Cards: feminine in other languages.
  cardColor: { red: 'red', blue: 'blue', green: 'green', white: 'white' },
  time: { day: 'day', night: 'night' },

  // What has a color.
  mana: '{{color}} mana',
  die: '{{color}} die',
  crystal: '{{color}} crystal',
  manaToken: '{{color}} mana token',
  tacticDie: '{{color}} die on the Tactic',
  endlessMana: 'unlimited {{color}} mana',
  standingIn: '{{mana}} as {{color}}',

  // The backs of enemy and ruin tokens.
  tokenColor: {
    green: 'green',
    grey: 'gray',
    brown: 'brown',
    violet: 'violet',
    red: 'red',
    white: 'white',
    yellow: 'yellow',
  },
  token: {
    green: 'green token',
    grey: 'gray token',
    brown: 'brown token',
    violet: 'violet token',
    red: 'red token',
    white: 'white token',
    yellow: 'yellow token',
  },

  // Shown instead of what a player may not know.
  hidden: {
    card: 'a card',
    unit: 'a Unit',
    skill: 'a Skill',
    token: 'a face-down token',
    tile: 'a face-down tile',
    countryside: 'a Countryside tile',
    core: 'a core tile',
    other: 'something hidden',
  },

  // Elements of attacks, blocks and resistances.
  element: { physical: 'physical', fire: 'Fire', ice: 'Ice', 'cold-fire': 'Cold Fire' },
  resistance: { physical: 'Physical resistance', fire: 'Fire resistance', ice: 'Ice resistance' },
  phase: {
    ranged: 'Ranged and Siege phase',
    block: 'Block phase',
    damage: 'Assign Damage phase',
    attack: 'Attack phase',
  },

  unitKind: { regular: 'Regular Unit', elite: 'Elite Unit' },
  kind: {
    'basic-action': 'Basic Action',
    'advanced-action': 'Advanced Action',
    spell: 'Spell',
    artifact: 'Artifact',
    wound: 'Wound',
  },
  type: {
    movement: 'movement',
    influence: 'influence',
    combat: 'combat',
    special: 'special',
    healing: 'healing',
  },

  // Rewards of conquests and ruins tokens, by their ids.
  reward: {
    artifact_one: 'an Artifact',
    artifact_other: '{{count}} Artifacts',
    spell_one: 'a Spell',
    spell_other: '{{count}} Spells',
    'advanced-action_one': 'an Advanced Action',
    'advanced-action_other': '{{count}} Advanced Actions',
    unit_one: 'a Unit',
    unit_other: '{{count}} Units',
    'random-crystal_one': 'a random crystal',
    'random-crystal_other': '{{count}} random crystals',
    dungeon_one: 'a Spell or an Artifact (roll a die)',
    dungeon_other: '{{count}} times a Spell or an Artifact (roll a die each time)',
    crystals_one: 'a crystal of each basic color',
    crystals_other: '{{count}} crystals of each basic color',
  },

  several: '{{name}} ×{{n}}',
  // One of several with the same name.
  numbered: '{{name}} {{n}}',
  attackNumber: '{{enemy}}, attack {{n}}',
  armor: 'Armor {{n}}',
  // What happens to a Unit that absorbs damage, and to the damage.
  forCrystals: '{{first}}; for its crystals also {{more}}',
  soak: {
    unharmed: 'unharmed',
    wounded: 'Wounded; {{rest}}',
    poisoned: 'Wounded twice; {{rest}}',
    destroyed: 'destroyed; {{rest}}',
    none: 'no damage left',
    left_one: '{{count}} damage left',
    left_other: '{{count}} damage left',
  },
  damage_one: '{{count}} damage',
  damage_other: '{{count}} damage',
  healing_one: '{{count}} healing point',
  healing_other: '{{count}} healing points',
  wounds_one: '{{count}} Wound',
  wounds_other: '{{count}} Wounds',
  player: 'Player {{n}}',
  dummy: 'The dummy player',
  movePoints_one: '{{count}} Move point',
  movePoints_other: '{{count}} Move points',

  // Directions to a neighboring tile.
  direction: {
    north: 'north',
    'north-east': 'north-east',
    'east-north-east': 'east-north-east',
    east: 'east',
    'east-south-east': 'east-south-east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    'west-south-west': 'west-south-west',
    west: 'west',
    'west-north-west': 'west-north-west',
    'north-west': 'north-west',
  },

  // How a space may be entered.
  way: {
    walk: 'walking in peacefully',
    provoke: 'provoking the enemies next to it',
    assault: 'assaulting it',
  },

  // The sources of numbers.
  option: {
    mode: 'Game mode',
    mapShape: 'Map shape',
    tileCounts: 'Number of tiles',
    teams: 'Teams',
    pvp: 'Combat between heroes',
    startLevel: 'Starting level',
    cityLevels: 'City levels',
    cooperativeAssault: 'Cooperative assaults',
    replenishSpawningGrounds: 'New monsters in spawning grounds',
    sets: 'Expansions',
    variants: 'Variants',
  },
  mode: {
    solo: 'solo',
    competitive: 'everyone for themselves',
    cooperative: 'all together',
    teams: 'in teams',
  },
  term: {
    reputation: 'Reputation',
    level: 'level',
    rule: 'base',
    spell: 'Spells',
    'advanced-action': 'Advanced Actions',
    artifact: 'Artifacts',
    crystals: 'crystals',
    shields: 'Shields',
    dare: 'die',
    resistance: 'resistance',
    wound: 'Wounds',
    'cities-led': 'cities led',
    'cities-shared': 'cities with a Shield',
    keeps: 'keeps',
    towers: 'mage towers',
    'countryside-mines': 'Countryside mines',
    'core-mines': 'core mines',
    dungeons: 'dungeons and tombs',
  },
  limit: {
    least: '{{term}} (minimum {{n}})',
    most: '{{term}} (maximum {{n}})',
  },
};

/** Names of spaces: the keep in the north, the glade by the lake, the hills west of the village. */
export const places = {
  toward: '{{name}} in the {{direction}}',
  far: '{{name}} in the far {{direction}}',
  by: '{{name}} by {{other.the}}',
  at: '{{name}} {{other.at}}',
  colored: '{{color}} {{name}}',
  beside: '{{name}} {{direction}} {{other.of}}',
  spaces: '{{name}} {{n}} spaces {{direction}} {{other.of}}',
};
