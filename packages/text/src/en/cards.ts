/*
 * What cards, Units and Tactics do. An effect is a phrase that may stand in the middle of a sentence: it begins small,
 * unless with a term of the game, and has no full stop.
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
    'per-trait': '{{block}}, raised by 1 for every ability, attack colour and resistance on the token it blocks',
    'twice-against-swift': '{{block}}, counted double against a Swift attack',
  },
  reputation: 'Reputation {{n}}',
  fame: 'Fame {{n}}',
  takeWound_one: 'take a Wound',
  takeWound_other: 'take {{count}} Wounds',
  draw_one: 'draw a card',
  draw_other: 'draw {{count}} cards',
  discardFor: 'discard another card (not a Wound): {{effect}}',
  empower:
    'play another Action card along with this one: its powered effect costs no mana, and its Move, Influence, Attack or Block is worth {{n}} more',
  interacting: 'while interacting: {{effect}}',
  manaOf: 'gain a {{colors}} mana token',
  manaOfAny: 'gain a mana token of any basic colour',
  manaOfEvery: 'gain a mana token of any colour',
  crystalOf: 'gain a {{colors}} crystal',
  crystalOfAny: 'gain a crystal of any basic colour',
  crystallize: 'pay one mana of a basic colour and gain a crystal of that colour',
  extraDice_one: 'you may use one more die from the Source this turn',
  extraDice_other: 'you may use {{count}} more dice from the Source this turn',
  takeDie_one:
    'take a die from the Source, turn it to any colour but gold and gain a mana token of that colour; it goes back as it lies',
  takeDie_other:
    'take a die from the Source, turn it to any colour but gold and gain {{count}} mana tokens of that colour; it goes back as it lies',
  cheaper: 'entering {{terrains}} costs {{points}} less in this turn',
  terrain: {
    set: 'entering {{terrains}} costs {{points}} in this turn',
    opened: '{{terrains}} can be entered for {{points}} in this turn',
    most: 'no terrain that can be entered costs more than {{points}} in this turn',
    every: 'every terrain costs {{points}} less in this turn, but not less than {{n}}',
  },
  conversion: 'in combat each {{points}} can be turned into {{value}} in this turn',
  may: 'you may {{effect}}',
  payFor: 'pay {{mana}}: {{effect}}',
  atStartOfCombat: 'only when a combat begins: {{effect}}',
  readyUnit: 'ready a spent Unit of level {{level}} or lower',
  woundUnit: 'this Unit is Wounded',
  resistantUnits: 'all your Units have every resistance in this turn',
  convert: {
    'all-cold-fire': 'all your Attacks are Cold Fire Attacks until the end of the combat',
    'all-siege': 'all your Attacks are Siege Attacks until the end of the combat',
  },
  boosted: '{{effect}}, worth {{n}} more for each mana you add, one of each colour: {{colors}}',
  hold: '{{enemy}} does not attack in this combat',
  holdWeaker: '{{enemy}} does not attack in this combat, and its Armor is {{n}} lower (not below 1)',
  held: { any: 'an enemy', unfortified: 'an enemy that is not fortified', unless: '{{enemy}} without {{resistance}}' },
  twice: 'twice: {{effect}}',
  times: '{{n}} times: {{effect}}',
  banner: {
    'banner-of-glory':
      'attach to a Unit: it has Armor +1 and +1 on every Attack or Block, and gives Fame +1 whenever it is used for one',
    'banner-of-fear': 'attach to a Unit: in the Block phase it may be spent to cancel one enemy attack, for Fame +1',
    'banner-of-protection': 'attach to a Unit: it has Armor +1, Fire resistance and Ice resistance',
    'banner-of-courage': 'attach to a Unit: once in a Round, outside combat, it may be readied',
  },
  lent: {
    'usable-mana': '{{colors}} mana can be used in this turn',
    'endless-mana': 'you have unlimited {{colors}} mana in this turn',
  },
  fameForSpells: 'Fame +1 for every {{color}} Spell cast in this turn',
  onlyBy: { day: 'if it is day: {{effect}}', night: 'if it is night: {{effect}}' },
  study: {
    advanced: 'throw away an Action card: take an Advanced Action of its colour from the offer into your hand',
    spells:
      'throw away an Action card: take a Spell of its colour from the offer into your hand and gain a crystal of that colour',
  },
  either: '{{first}}; or {{second}}',
  unknown: 'a special effect ({{fx}})',
  weaken: {
    one: 'the Armor of an enemy is {{n}} lower in this turn (not below 1)',
    all: 'the Armor of every enemy is {{n}} lower in this turn (not below 1)',
    fortified: '{{weaken}}, or {{n}} lower if it is fortified',
  },
  strip: {
    one: 'an enemy loses {{what}} for this combat',
    all: 'all enemies lose {{what}} for this combat',
    fortification: 'all fortification',
    resistances: 'all resistances',
  },
  holdStripped: '{{enemy}} does not attack in this combat and loses its {{resistance}}',
  holdMore:
    '{{hold}}; others can be kept back for Move points: 1 for the second, 2 more for the third, 3 more for the fourth and so on',
  destroy: 'in the Attack phase, destroy an enemy',
  destroyOthers: 'in the Attack phase, destroy an enemy; the Armor of all the others is {{n}} lower (not below 1)',
  perEnemy: '{{effect}}, raised by {{n}} for each enemy you face',
  onTerrain: '{{elsewhere}}; on {{terrain}}, {{there}} instead',
  fly: {
    free: 'move up to {{n}} spaces without paying',
    each: 'move up to {{n}} spaces for 1 Move point each',
    some: 'move {{ways}}',
    way_one: '{{count}} space ({{points}})',
    way_other: '{{count}} spaces ({{points}})',
    over: '{{move}}, over any terrain and without provoking anybody',
    but: '{{move}}, through any terrain but {{terrains}} and without provoking anybody',
    safe: '{{move}}, to a safe space',
    assault:
      '{{move}}, to assault a fortified site or attack a hero on their space; walls do not protect them, and if you withdraw you come back here',
  },
  readyUnits: 'ready spent Units whose levels add up to {{level}} at most',
  readyAndHeal: '{{ready}}, which also loses a Wound if it has one',
  spendOthers: 'you may mark one Unit of level {{level}} or lower of every other player as spent',
  watchBlock: {
    'burning-shield': 'if that block succeeds, the card can be used once more in the Attack phase: Fire Attack 4',
    'exploding-shield': 'if that block succeeds, the enemy is destroyed',
  },
  meditation: {
    random:
      'two random cards of your discard pile go to the top or the bottom of your deck, and your Hand limit is 2 higher for your next draw',
    chosen:
      'two cards of your choice from your discard pile go to the top or the bottom of your deck, and your Hand limit is 2 higher for your next draw',
  },
  manaClaim: {
    plain:
      'keep a Source die of a basic colour until the Round ends, for three mana tokens of that colour now or one in each of your later turns',
    curse:
      '{{claim}}; meanwhile every other player who uses mana of that colour in their turn takes a Wound, once a turn',
  },
  mindRead: {
    plain:
      'name a basic colour and gain a crystal of it; every other player discards a Spell or Action card of that colour, or shows a hand without any',
    steal: '{{read}}; you may take one of the Action cards discarded into your hand for good',
  },

  // The sentences of rules that belong to one card, Tactic or site, by the name of the effect.
  own: {
    'ignore-site': 'the site fortifies no enemy any more',
    'skip-attacks': 'the enemies do not attack at all',
    'borrow-unit': 'use one ability of a Unit of the offer as if it were yours, paying its mana; the Unit stays there',
    'recruit-any': 'recruit any Unit of the offer for nothing',
    'mana-meltdown':
      'every other player loses a random crystal, or takes a Wound for want of one; then you may gain one of the crystals lost',
    'mana-radiance':
      'name a basic colour: every player, you too, takes a Wound for each own crystal of it; then you gain two of them',
    'bend-space':
      'in this turn spaces two steps away are next to you for moving and exploring, and moving provokes nobody',
    'bend-time':
      'when the turn ends, this card is set aside for the Round, all other cards you played come back to your hand, and instead of drawing you take another turn',
    glory:
      'in this turn all your Units have Armor +1 and +1 on every Attack or Block, and each Unit that attacks or blocks gives Fame +1, once',
    frighten: 'up to {{most}} enemies do not attack in this combat',
    protection:
      'when the turn ends, you may throw away the Wounds received in it, from your hand and your discard pile',
    'ready-all': 'outside combat: ready all your Units',
    daylight: 'ruins are turned up, and so are garrisons next to you, as by day',
    'roll-for-wounds': 'roll a die for it: on black or red, take a Wound',
    'horn-of-wrath':
      'Siege Attack {{n}}, and up to 5 more: roll a die for each point added and take a Wound for each black or red',
    'roll-for-crystal':
      'roll a die: gain a crystal of its colour, of a basic colour of your choice for gold, Fame +1 and no crystal for black',
    'fame-for-healing': 'Fame +1 for each of these points you spend in this turn',
    'draw-for-healing': 'in this turn draw a card for each Wound healed from your hand',
    'fame-for-defeating': 'Fame +1 for every enemy you defeat in this turn',
    'discard-for-attacks': 'discard as many cards as you like (not Wounds): Attack {{n}} for each',
    'double-physical':
      'in this turn no enemy has Physical resistance, and your physical Attacks count double in the Attack phase',
    rethink: 'discard up to 3 cards, Wounds too, draw as many, then shuffle your discard pile into your deck',
    'mana-steal':
      'put a Source die of a basic colour on this card; its mana can be used in one of your turns this Round',
    planning: 'for this Round your Hand limit is 1 higher whenever you draw with at least 2 cards in hand',
    'right-moment': 'once in this Round, take another turn right after this one, unless the last turns have begun',
    'long-night': 'once in this Round, with an empty deck, 3 random cards of your discard pile become your deck',
    'mana-search': 'once a turn, before using a Source die, reroll 1 or 2 dice of the Source, gold ones first',
    'midnight-meditation': 'once in this Round, shuffle up to 5 cards of your hand into your deck and draw as many',
    preparation: 'take any card of your deck into your hand, then shuffle the deck',
    'sparing-power':
      'once for each turn, put the top card of your deck unseen under this card, or take all cards from under it and turn it down',
    'glade-mana': 'gain a gold mana token by day, a black one by night',
    'glade-relief': 'you may throw away a Wound from your hand or your discard pile',
    'mine-crystal': 'gain a crystal of the colour of the mine, if you have fewer than 3 of it',
    // Advanced Actions.
    'stronger-units': 'every Attack and Block of your Units is {{n}} higher in this combat',
    'spared-units': 'no damage can be assigned to your Units in this turn',
    'weaken-blocked': 'if the block it is part of succeeds, the Armor of the enemy is {{n}} lower (not below 1)',
    'match-crystal': 'gain a crystal of a colour of which you have one already',
    'recover-crystals': 'the crystals you pay with in this turn, before this card too, come back when the turn ends',
    'borrow-spell':
      'discard another coloured card: in this turn you may play one Spell of its colour out of the offer, paying for it as usual',
    'buy-spell':
      'pay one more mana of a basic colour and put a Spell of that colour from the offer on your discard pile',
    'in-need': 'Influence {{n}}, and {{per}} more for every Wound in your hand and on your Units',
    ambush:
      'the first card that gives you an Attack or a Block in this turn gives more: {{attack}} to an Attack, {{block}} to a Block',
    'storm-crystal': 'gain a crystal of the colour of a Source die, then reroll that die; it stays in the Source',
    'storm-source':
      'reroll all dice of the Source; in this turn you may use 3 more of them, black and gold ones as any basic colour',
  },

  // The same for rules that do one of several things, by a word they carry.
  variant: {
    decompose: {
      own: 'throw away another Action card and gain 2 crystals of its colour',
      others: 'throw away another Action card and gain a crystal of every other basic colour',
    },
    multiply: {
      basic: 'throw away another Action card and use its basic effect {{times}} times',
      powered: 'throw away another Action card and use its powered effect {{times}} times, without paying its colour',
    },
    'steady-tempo': {
      bottom: 'at the end of the turn you may put this card under your deck, unless that is empty',
      top: 'at the end of the turn you may put this card on top of your deck',
    },
    training: {
      discard:
        'throw away another Action card; an Advanced Action of its colour goes from the offer to your discard pile',
      hand: 'throw away another Action card; an Advanced Action of its colour goes from the offer to your hand',
    },
    'heroic-tale': {
      reputation: 'Reputation +1 for every Unit you recruit in this turn',
      fame: 'Reputation +1 and Fame +1 for every Unit you recruit in this turn',
    },
    learning: {
      discard: 'once in this turn, Influence {{cost}} buys an Advanced Action of the offer, onto your discard pile',
      hand: 'once in this turn, Influence {{cost}} buys an Advanced Action of the offer, into your hand',
    },
  },
};

export const cards = {
  notYet: 'Not in this version yet',
  unplayable: 'Cannot be played',
};

export const tactics = {
  orderOnly: 'Nothing but its number: it gives a place in the Round Order.',
  when: '{{moments}}: {{effect}}.',
  onTaking: 'when taken',
  beforeTurn: "before your turn or on another player's",
  duringTurn: 'in your turn',
  duringDraw: 'in the draw that ends your turn',
};
