/*
 * What cards, Tactics and sites do. An effect is a phrase that may stand in the middle of a sentence: it begins small,
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
  blockPerTrait: '{{block}}, raised by 1 for every ability, attack colour and resistance on the token it blocks',
  reputation: 'Reputation {{n}}',
  fame: 'Fame {{n}}',
  draw_one: 'draw a card',
  draw_other: 'draw {{count}} cards',
  discardFor: 'discard another card (not a Wound): {{effect}}',
  empower:
    'play another Action card along with this one: its powered effect costs no mana, and its Move, Influence, Attack or Block is worth {{n}} more',
  interacting: 'while interacting: {{effect}}',
  manaOf: 'gain a {{colors}} mana token',
  manaOfAny: 'gain a mana token of any basic colour',
  crystalOf: 'gain a {{colors}} crystal',
  crystalOfAny: 'gain a crystal of any basic colour',
  crystallize: 'pay one mana of a basic colour and gain a crystal of that colour',
  extraDice_one: 'you may use one more die from the Source this turn',
  extraDice_other: 'you may use {{count}} more dice from the Source this turn',
  takeDie_one:
    'take a die from the Source, turn it to any colour but gold and gain a mana token of that colour; it goes back as it lies',
  takeDie_other:
    'take a die from the Source, turn it to any colour but gold and gain {{count}} mana tokens of that colour; it goes back as it lies',
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

export const sites = {
  category: {
    inhabited: 'Locals live here. Dealing with them is not in this version yet.',
    fortified: 'A fortified site: whoever enters it before it is conquered assaults it.',
    adventure: 'An adventure site. Entering it to fight is not in this version yet.',
    other: 'A quiet place.',
  },
  garrison: 'Its garrison is a {{token}}, face down until a hero comes next to it by day or attacks.',
  waiting: {
    always: 'A {{token}} lies here face up.',
    daily:
      'A {{token}} lies here; one that was put down by night stays face down until daybreak or until a hero enters.',
    never: 'A {{token}} lies here face down until a hero enters.',
  },
  shared: 'Any number of heroes may stand here, and nobody fights.',
  sharedOnceConquered: 'Once conquered, it has room for any number of heroes.',
  cost: 'To enter it costs {{points}} whatever the terrain.',
  atTurnStart: 'If you begin a turn here: {{effect}}.',
  atTurnEnd: 'If you end a turn here: {{effect}}.',
  own: {
    portal: 'Heroes set out from here; one who ends a turn here is off the map until the next.',
    keep: 'On or next to a keep of yours you draw 1 card more for each keep you own.',
    city: 'On or next to a conquered city with a Shield of yours you draw 1 card more, as its leader 2.',
    monastery: 'When it is revealed, an Advanced Action joins the Unit offer.',
  },
};
