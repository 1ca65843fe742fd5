/*
 * What the Skills of the heroes do, as phrases like those of cards; how often each is used; and what is asked for them.
 */

export const skills = {
  often: {
    turn: 'once a turn',
    round: 'once a Round',
    interactive: 'once a Round, until your next turn',
    passive: 'always',
  },
  effects: {
    byTime: '{{day}} by day, {{night}} by night',
    sideways: 'play a card sideways: it is worth {{n}}',
    sidewaysSpecial: 'play a card sideways: it is worth {{n}}, or {{special}} if it is no Basic Action',
    'sideways-wound': 'play a Wound from your hand sideways, as if it were any card: it is worth {{n}}',
    'sideways-for-mana':
      'pay one mana of a basic colour and play a card sideways: it is worth {{n}}, or {{same}} if it is an Action or Spell of that colour',
    withoutDice: '{{effect}}, if you use no die from the Source in the whole turn',
    motivation:
      "also on another player's turn: draw 2 cards and, with less Fame than everybody else, {{gain}}; no other Motivation before the end of your next turn",
    invocation:
      'when you pay mana, discard a Wound to pay red or black, or another card to pay white or green; nothing of it can be saved',
    polarization:
      'when you pay mana, one mana counts as the opposite colour (red and blue, green and white); by day black counts as any basic colour, but not for the strong effect of a Spell; by night gold counts as black, but only for that',
    'healing-ritual':
      'throw away up to 2 Wounds from your hand; one of them goes to the hand of the hero nearest to you instead',
    'glittering-fortune': 'in an interaction: Influence 1 for each colour among your crystals',
    'source-freeze':
      'until your next turn the others cannot use the one die of the Source that everybody has; then gain a crystal of the colour of a die in the Source',
    'forward-march': 'Move 1 for each ready, unwounded Unit of yours, at most 3',
    leadership:
      'use a Unit in combat: its Block is worth 3 more, its Attack 2 more, its Ranged Attack before the Attack phase 1 more',
    'bonds-of-loyalty':
      'two Regular Units join the offer; this is a Command token for one more Unit, which costs 5 Influence less, may be used where Units are forbidden and is never disbanded',
    'prayer-of-weather':
      'until your next turn every terrain costs you 2 Move points less (not below 1) and the others 1 more (not above 5)',
    'resistance-break':
      'the Armor of one enemy is 1 lower for each of its resistances until the end of the combat (not below 1), unless it has Arcane Immunity',
    'feel-no-pain': 'outside of combat: discard a Wound from your hand and draw a card',
    'mana-exploit':
      'gain a mana token of any colour but gold; until your next turn the others take a Wound when they use mana of another colour, one for each colour',
    'mend-unit': 'heal a Unit, whatever its level: one Wound',
  },
  bind: 'Recruit {{unit}} for Bonds of Loyalty ({{influence}})',
  worth: '{{mana}}: the card is worth {{n}}',
  payBy: '{{mana}} ({{skill}})',
  discardToPay: 'Discard {{card}} for {{mana}} ({{skill}})',
};
