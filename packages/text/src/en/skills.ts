/*
 * What the heroes' Skills do, as phrases like those of cards; how often each can be used; and the questions they ask.
 */

export const skills = {
  often: {
    turn: 'once a turn',
    round: 'once a Round',
    interactive: 'once a Round, until your next turn',
    passive: 'always',
  },
  effects: {
    byTime: '{{day}} by day, {{night}} at night',
    sideways: 'play a card sideways: it is worth {{n}}',
    sidewaysSpecial: 'play a card sideways: it is worth {{n}}, or {{special}} if it is not a Basic Action',
    'sideways-wound': 'play a Wound from your hand sideways like any other card: it is worth {{n}}',
    'sideways-for-mana':
      'pay one mana of a basic color and play a card sideways: it is worth {{n}}, or {{same}} if it is an Action or Spell of that color',
    withoutDice: '{{effect}}, but you use no die from the Source this turn',
    motivation:
      'on your own or another player’s turn, draw 2 cards; if you have less Fame than everyone else, also {{gain}}; no other Motivation before the end of your next turn',
    invocation:
      'when you pay mana, discard a Wound to pay red or black mana, or any other card to pay white or green mana; it must be used at once',
    polarization:
      'when you pay mana, use one mana as the opposite color (red and blue, green and white); or by day, one black mana as any basic color, but not for the powered effect of a Spell; or at night, one gold mana as black, only for the powered effect of a Spell',
    'healing-ritual':
      'outside combat: throw away up to 2 Wounds from your hand; one of them goes to the hand of the hero nearest to you instead',
    'glittering-fortune': 'while interacting: Influence 1 for each color among your crystals',
    'source-freeze':
      'until your next turn, the other players cannot use the die from the Source they get each turn, only dice that effects give them; at the start of that turn, gain a crystal of the color of a Source die that shows a basic color',
    'forward-march': 'Move 1 for each ready, unwounded Unit of yours, up to 3',
    leadership:
      'use a Unit in combat and add 3 to its Block, 2 to its Attack or, in the Ranged and Siege phase, 1 to its Ranged Attack (nothing to a Siege Attack)',
    'bonds-of-loyalty':
      'two Regular Units join the offer; this is a Command token for one more Unit, which costs 5 less Influence, can be used where Units are not allowed and is never disbanded',
    'prayer-of-weather':
      'until your next turn, every terrain costs you 2 fewer Move points (minimum 1) and the others 1 more (maximum 5)',
    'resistance-break':
      'an enemy’s Armor is 1 lower for each of its resistances until the end of the combat (minimum 1); not an enemy with Arcane Immunity',
    'feel-no-pain': 'outside combat: discard a Wound from your hand and draw a card',
    'mana-exploit':
      'gain a mana token of any color but gold; until your next turn, the others take a Wound when they use mana of another color, one for each color',
    'mend-unit': 'remove one Wound from a Unit of yours, whatever its level',
    sidewaysWithoutDice:
      'play a card sideways: it is worth {{n}}, or {{more}} if you use no die from the Source this turn',
  },
  bind: 'Recruit {{unit}} with Bonds of Loyalty ({{influence}})',
  worth: '{{mana}}: the card is worth {{n}}',
  payBy: '{{mana}} ({{skill}})',
  discardToPay: 'Discard {{card}} for {{mana}} ({{skill}})',
};
