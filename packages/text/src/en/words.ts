/** Words that sentences are made of. */
export const words = {
  color: { red: 'red', blue: 'blue', green: 'green', white: 'white', gold: 'gold', black: 'black' },
  time: { day: 'day', night: 'night' },

  // What has a colour.
  mana: '{{color}} mana',
  die: '{{color}} die',
  crystal: '{{color}} crystal',
  manaToken: '{{color}} mana token',
  tacticDie: '{{color}} die on the Tactic',
  standingIn: '{{mana}} as {{color}}',

  // The backs of enemy and ruin tokens.
  tokenColor: {
    green: 'green',
    grey: 'grey',
    brown: 'brown',
    violet: 'violet',
    red: 'red',
    white: 'white',
    yellow: 'yellow',
  },
  token: {
    green: 'green token',
    grey: 'grey token',
    brown: 'brown token',
    violet: 'violet token',
    red: 'red token',
    white: 'white token',
    yellow: 'yellow token',
  },

  // In place of what a player may not know.
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

  several: '{{name}} ×{{n}}',
  player: 'Player {{n}}',
  dummy: 'The dummy player',
  movePoints_one: '{{count}} Move point',
  movePoints_other: '{{count}} Move points',

  // Towards which neighbour of a tile.
  direction: {
    north: 'north',
    'east-north-east': 'east-north-east',
    'east-south-east': 'east-south-east',
    south: 'south',
    'west-south-west': 'west-south-west',
    'west-north-west': 'west-north-west',
  },

  // How a space may be entered.
  way: {
    walk: 'walking there in peace',
    provoke: 'provoking the enemies next to it',
    assault: 'assaulting it',
  },

  // What a number is made of.
  term: {
    level: 'level',
    rule: 'base',
  },
  limit: {
    least: '{{term}} (not below {{n}})',
    most: '{{term}} (not above {{n}})',
  },
};
