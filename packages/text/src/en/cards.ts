/*
 * What cards, Units and Tactics do. An effect is a phrase that can be used in the middle of a sentence: it starts in
 * lower case, unless with a game term, and has no period.
 */

export const effects = {
  points: { move: 'Move {{n}}', influence: 'Influence {{n}}', heal: 'Heal {{n}}' },
  attack: {
    melee: {
      physical: 'Attack {{n}}',
      fire: 'Fire Attack {{n}}',
      ice: 'Ice Attack {{n}}',
      'cold-fire': 'Cold Fire Attack {{n}}',
    },
    ranged: {
      physical: 'Ranged Attack {{n}}',
      fire: 'Ranged Fire Attack {{n}}',
      ice: 'Ranged Ice Attack {{n}}',
      'cold-fire': 'Ranged Cold Fire Attack {{n}}',
    },
    siege: {
      physical: 'Siege Attack {{n}}',
      fire: 'Siege Fire Attack {{n}}',
      ice: 'Siege Ice Attack {{n}}',
      'cold-fire': 'Siege Cold Fire Attack {{n}}',
    },
  },
  block: {
    physical: 'Block {{n}}',
    fire: 'Fire Block {{n}}',
    ice: 'Ice Block {{n}}',
    'cold-fire': 'Cold Fire Block {{n}}',
  },
  blockExtra: {
    'per-trait':
      '{{block}}, +1 for each ability, attack color and resistance on the token it blocks, unless that enemy has Arcane Immunity',
    'twice-against-swift': '{{block}}, doubled against a Swift attack',
  },
  reputation: 'Reputation {{n}}',
  fame: 'Fame {{n}}',
  takeWound_one: 'take a Wound',
  takeWound_other: 'take {{count}} Wounds',
  draw_one: 'draw a card',
  draw_other: 'draw {{count}} cards',
  discardFor: 'discard another card (not a Wound): {{effect}}',
  empower:
    'play another Action card with this one: its powered effect costs no mana, and its Move, Influence, Attack or Block is {{n}} higher',
  interacting: 'while interacting: {{effect}}',
  crystalOf: 'gain a {{colors}} crystal',
  crystalOfAny: 'gain a crystal of any basic color',
  crystallize: 'pay one mana of a basic color and gain a crystal of that color',
  extraDice_one: 'you may use one more die from the Source this turn',
  extraDice_other: 'you may use {{count}} more dice from the Source this turn',
  takeDie_one:
    'take a die from the Source, turn it to any color but gold and gain a mana token of that color; the die goes back showing that color',
  takeDie_other:
    'take a die from the Source, turn it to any color but gold and gain {{count}} mana tokens of that color; the die goes back showing that color',
  cheaper: 'entering {{terrains}} spaces costs {{points}} less',
  terrain: {
    set: 'entering {{terrains}} spaces costs {{points}}',
    opened: '{{terrains}} spaces can be entered for {{points}}',
    most: 'no terrain that can be entered costs more than {{points}}',
    every: 'every terrain costs {{points}} less, but not less than {{n}}',
  },
  conversion: 'each {{points}} can become {{value}} in combat',
  may: 'you may {{effect}}',
  payFor: 'pay {{mana}}: {{effect}}',
  atStartOfCombat: 'only at the start of a combat: {{effect}}',
  readyUnit: 'ready a spent Unit of level {{level}} or lower',
  woundUnit: 'this Unit is Wounded',
  resistantUnits: 'all your Units have every resistance this turn',
  convert: {
    'all-cold-fire': 'all your Attacks from now on become Cold Fire Attacks until the end of the combat',
    'all-siege':
      'all your Attacks from now on become Siege Attacks, keeping their element, until the end of the combat',
  },
  boosted: '{{effect}}, +{{n}} for each of these that you also pay: {{colors}}',
  hold: '{{enemy}} does not attack this combat',
  holdWeaker: '{{enemy}} does not attack this combat, and its Armor is {{n}} lower (minimum 1)',
  held: { any: 'an enemy', unfortified: 'an enemy that is not fortified', unless: '{{enemy}} without {{resistance}}' },
  twice: 'twice: {{effect}}',
  times: '{{n}} times: {{effect}}',
  banner: {
    'banner-of-glory':
      'attach to a Unit: it has Armor +1 and +1 on every Attack or Block, and gives Fame +1 whenever you use it for one',
    'banner-of-fear': 'attach to a Unit: in the Block phase you may spend it to cancel one enemy attack, for Fame +1',
    'banner-of-protection': 'attach to a Unit: it has Armor +1, Fire resistance and Ice resistance',
    'banner-of-courage': 'attach to a Unit: once a Round, outside combat, you may ready it',
  },
  repeated: {
    'roll-for-crystal':
      'roll a die {{n}} times, and each time gain a crystal of its color; on gold, of a basic color of your choice; on black, Fame +1 instead',
  },
  lent: {
    'usable-mana': 'you can use {{colors}} mana',
    'endless-mana': 'you have unlimited {{colors}} mana',
  },
  fameForSpells: 'Fame +1 for each {{color}} Spell you cast this turn',
  onlyBy: { day: 'by day: {{effect}}', night: 'at night: {{effect}}' },
  study: {
    advanced: 'throw away an Action card: take an Advanced Action of its color from the offer into your hand',
    spells:
      'throw away an Action card: take a Spell of its color from the offer into your hand and gain a crystal of that color',
  },
  either: '{{first}}; or {{second}}',
  unknown: 'a special effect ({{fx}})',
  weaken: {
    one: 'an enemy’s Armor is {{n}} lower this turn (minimum 1)',
    all: 'every enemy’s Armor is {{n}} lower this turn (minimum 1)',
    fortified: '{{weaken}}, or {{n}} lower if it is fortified',
  },
  strip: {
    one: 'an enemy loses {{what}} this combat',
    all: 'all enemies lose {{what}} this combat',
    fortification: 'all fortification',
    resistances: 'all resistances',
  },
  holdStripped: '{{enemy}} does not attack this combat and loses its {{resistance}}',
  holdMore:
    '{{hold}}; you can stop more of them for Move points: 1 for the second, 2 more for the third, 3 more for the fourth and so on',
  destroy: 'in the Attack phase, destroy an enemy',
  destroyOthers: 'in the Attack phase, destroy an enemy; the Armor of all the others is {{n}} lower (minimum 1)',
  perEnemy: '{{effect}}, +{{n}} for each enemy you face',
  onTerrain: '{{elsewhere}}; {{terrain.at}}, {{there}} instead',
  fly: {
    free: 'move up to {{n}} spaces without paying',
    each: 'move up to {{n}} spaces for 1 Move point each',
    some: 'move {{ways}}',
    way_one: '{{count}} space ({{points}})',
    way_other: '{{count}} spaces ({{points}})',
    over: '{{move}}, over any terrain and without provoking anyone',
    but: '{{move}}, through any terrain but {{terrains}} and without provoking anyone',
    safe: '{{move}}, to a safe space',
    assault:
      '{{move}}, and end on a fortified site, as an assault, or on another player’s space, as an attack on that player; the site does not protect its defenders, and if you withdraw, you return here',
  },
  readyUnits: 'ready spent Units whose levels add up to {{level}} or less',
  readyAndHeal: '{{ready}} and remove one Wound from it if it has any',
  spendOthers: 'if you did, you may mark one Unit of level {{level}} or lower of every other player as spent',
  watchBlock: {
    'burning-shield': 'if that block succeeds, you may use the card again in the Attack phase: Fire Attack 4',
    'exploding-shield': 'if that block succeeds, the enemy is destroyed',
  },
  meditation: {
    random:
      'put two random cards from your discard pile on the top or bottom of your deck; your Hand limit is 2 higher for your next draw',
    chosen:
      'put two cards of your choice from your discard pile on the top or bottom of your deck; your Hand limit is 2 higher for your next draw',
  },
  manaClaim: {
    plain:
      'keep a Source die of a basic color until the end of the Round: gain three mana tokens of that color now, or one on each of your later turns',
    curse:
      '{{claim}}; meanwhile every other player who uses mana of that color on their turn takes a Wound, once a turn',
  },
  mindRead: {
    plain:
      'choose a basic color and gain a crystal of it; every other player discards a Spell or Action card of that color, or shows a hand without one',
    steal: '{{read}}; you may take one of the discarded Action cards into your hand for good',
  },

  // The sentences of rules that belong to a single card, Tactic or site, by the name of the effect.
  own: {
    'ignore-site': 'the site no longer fortifies any enemy',
    'skip-attacks': 'the enemies do not attack at all',
    'borrow-unit':
      'use one ability of a Unit in the offer as if it were yours, paying its mana; the Unit stays in the offer and cannot be assigned damage',
    'recruit-any': 'recruit any Unit in the offer for free; if no Command token is free, disband a Unit first',
    'mana-meltdown':
      'every other player loses a random crystal, or takes a Wound if they have none; then you may gain one of the lost crystals',
    'mana-radiance':
      'choose a basic color: every player, you included, takes a Wound for each crystal of that color they have; then you gain two crystals of that color',
    'bend-space':
      'this turn, spaces two steps away count as next to you for moving and exploring, and moving provokes no one',
    'bend-time':
      'at the end of the turn, this card is set aside for the Round, all other cards you played return to your hand, and instead of drawing you take another turn',
    glory:
      'this turn, all your Units have Armor +1 and +1 on every Attack or Block, and each Unit you use for one gives Fame +1, once',
    frighten: 'up to {{most}} enemies do not attack this combat',
    protection:
      'at the end of the turn, you may throw away the Wounds you received this turn, from your hand and your discard pile',
    'ready-all': 'outside combat: ready all your Units',
    daylight: 'all ruins, and garrisons next to you, are turned face up, as by day',
    'roll-for-wounds': 'roll a die: on black or red, take a Wound',
    'horn-of-wrath':
      'Siege Attack {{n}}, plus up to 5: roll a die for each point added and take a Wound for each black or red',
    'roll-for-crystal':
      'roll a die: gain a crystal of that color; on gold, of a basic color of your choice; on black, Fame +1 instead',
    'fame-for-healing': 'Fame +1 for each of these points you spend this turn',
    'draw-for-healing': 'this turn, draw a card for each Wound you heal from your hand',
    'fame-for-defeating': 'Fame +1 for each enemy you defeat this turn',
    'discard-for-attacks': 'discard any number of cards (not Wounds): Attack {{n}} for each',
    'double-physical':
      'this turn, no enemy has Physical resistance, and your physical Attacks are doubled in the Attack phase',
    rethink: 'discard up to 3 cards, Wounds included, draw as many, then shuffle your discard pile into your deck',
    'mana-steal':
      'put a Source die of a basic color on this card; you can use its mana on one of your turns this Round',
    planning: 'this Round, your Hand limit is 1 higher whenever you draw with at least 2 cards in hand',
    'right-moment': 'once this Round, take another turn right after this one, unless the last turns have begun',
    'long-night':
      'once this Round, whenever your deck is empty, even in the middle of a draw, 3 random cards from your discard pile become your new deck',
    'mana-search': 'once a turn, before using a Source die, reroll 1 or 2 Source dice, gold ones first',
    'midnight-meditation': 'once this Round, shuffle up to 5 cards from your hand into your deck and draw as many',
    preparation: 'take any card from your deck into your hand, then shuffle the deck',
    'sparing-power':
      'once a turn, put the top card of your deck under this card without looking at it, or take all the cards under it and turn it face down',
    'glade-mana': 'gain a gold mana token by day or a black one at night',
    'glade-relief': 'you may throw away a Wound from your hand or your discard pile',
    'free-mine': 'if you have liberated the mine, gain a crystal of its color, unless you have 3 of it',
    'mine-crystal': 'gain a crystal of the mine’s color if you have fewer than 3 of it',
    // Advanced Actions.
    'stronger-units': 'every Attack and Block of your Units is {{n}} higher this combat',
    'spared-units': 'no damage can be assigned to your Units this turn',
    'weaken-blocked': 'if the block it is part of succeeds, the enemy’s Armor is {{n}} lower (minimum 1)',
    'match-crystal': 'gain a crystal of a color you already have one of',
    'recover-crystals':
      'the crystals you pay with this turn, even before playing this card, come back at the end of the turn',
    'borrow-spell':
      'discard another colored card: this turn you may play one Spell of its color from the offer, paying for it as usual',
    'buy-spell': 'pay one more mana of a basic color and put a Spell of that color from the offer on your discard pile',
    'in-need': 'Influence {{n}}, +{{per}} for each Wound in your hand and on your Units',
    ambush: 'the first Attack or Block card you play this turn gets a bonus: Attack +{{attack}} or Block +{{block}}',
    'storm-crystal':
      'gain a crystal of the color of a Source die that shows a basic color, then reroll that die; it stays in the Source',
    'storm-source':
      'reroll all Source dice; this turn you may use 3 more of them, and black and gold ones as any basic color',
  },

  // The same for rules that do one of several things, by the word they carry.
  variant: {
    decompose: {
      own: 'throw away another Action card and gain 2 crystals of its color',
      others: 'throw away another Action card and gain a crystal of every other basic color',
    },
    multiply: {
      basic: 'throw away another Action card and use its basic effect {{times}} times',
      powered: 'throw away another Action card and use its powered effect {{times}} times without paying its color',
    },
    'steady-tempo': {
      bottom: 'at the end of the turn, you may put this card on the bottom of your deck, unless the deck is empty',
      top: 'at the end of the turn, you may put this card on top of your deck',
    },
    training: {
      discard:
        'throw away another Action card and take an Advanced Action of its color from the offer to your discard pile',
      hand: 'throw away another Action card and take an Advanced Action of its color from the offer into your hand',
    },
    'heroic-tale': {
      reputation: 'Reputation +1 for each Unit you recruit this turn',
      fame: 'Reputation +1 and Fame +1 for each Unit you recruit this turn',
    },
    learning: {
      discard: 'once this turn, Influence {{cost}} buys an Advanced Action from the offer to your discard pile',
      hand: 'once this turn, Influence {{cost}} buys an Advanced Action from the offer into your hand',
    },
  },
  conversionChoice: 'each {{points}} can become {{value}} in combat; choose which of them now',
  thisTurn: 'this turn, {{effects}}',
  manaOf_one: 'gain a {{colors}} mana token',
  manaOf_other: 'gain {{count}} {{colors}} mana tokens',
  manaOfAny_one: 'gain a mana token of any basic color',
  manaOfAny_other: 'gain {{count}} mana tokens of any basic colors',
  manaOfEvery_one: 'gain a mana token of any color',
  manaOfEvery_other: 'gain {{count}} mana tokens of any colors',
  manaOfEach: 'gain a mana token of each basic color',
  manaByTime: 'gain a {{day}} mana token by day or a {{night}} one at night',
  readyAnyUnit: 'ready one of your spent Units',
  resisted: 'enemies with {{resistance}} are not affected',
};

export const cards = {
  notYet: 'Not in this version yet',
  unplayable: 'Cannot be played',
};

export const tactics = {
  orderOnly: 'No effect; it only sets your place in the Round Order.',
  when: '{{moments}}: {{effect}}.',
  onTaking: 'when taken',
  beforeTurn: 'before your turn or on another player’s turn',
  duringTurn: 'on your turn',
  duringDraw: 'in the draw at the end of your turn',
  always: '{{effect}}.',
};
