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
  twice: '{{effect}}, twice',
  either: '{{first}}; or {{second}}',
  unknown: 'a special effect ({{fx}})',

  // The sentences of rules that belong to one card, Tactic or site, by the name of the effect.
  own: {
    rethink: 'discard up to 3 cards, Wounds too, draw as many, then shuffle your discard pile into your deck',
    'mana-steal':
      'put a Source die of a basic colour on this card; its mana can be used in one of your turns this Round',
    planning: 'your Hand limit is 1 higher whenever you draw with at least 2 cards in hand',
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
