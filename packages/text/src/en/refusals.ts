/*
 * Why something cannot be done, by the id of the rule. A second sentence of a rule, for when less or more is known, has
 * the id and a word.
 */
export const refusals = {
  cited: '{{why}} ({{rule}})',
  other: 'The rules do not allow this.',
  'other-answer': 'This answer cannot be taken.',

  'UNKNOWN-ANSWER': 'Nothing here is answered by “{{key}}”.',
  'NOT-ASKED': 'It is not for you to decide now.',
  'STALE-ANSWER': 'The game has gone on in the meantime: look again and answer then.',
  'CARD-EFFECT-MISSING': '{{card}} can only be played sideways: its effect is not in this version yet.',

  // Taking back.
  'UND-01': 'There is nothing to take back or to do again.',
  'UND-02': 'Something was revealed: nothing before it can be taken back.',
  'UND-06': '{{card}} has already been played: mana must be paid at the moment of playing.',
  'UND-11': 'Another player has decided since: what came before is settled.',

  // The turn.
  'TRN-01': 'This can be used only once before each of your turns.',
  'TRN-10_one': 'Only {{count}} die of the Source may be used in this turn.',
  'TRN-10_other': 'Only {{count}} dice of the Source may be used in this turn.',
  'TRN-11': 'A turn needs at least one card played or discarded: discard one.',
  'TRN-15': 'The movement of this turn is over.',
  'RST-01': 'Whoever rests neither moves nor acts in that turn, and whoever has moved or acted cannot rest.',
  'RST-05': 'A Rest needs a card in hand to discard.',
  'RST-09': 'With nothing but Wounds in hand you can only rest: one Wound is discarded.',
  'RST-12': 'You have already rested in this turn.',
  'RND-TAC-01': 'Your Tactic has already been used.',
  'RND-ORD-06': 'The last turns of the Round have begun: there will be no other turn.',
  'END-01': 'The end of the turn was announced: nothing more is played in it.',
  'END-DRAW-03': 'Drawing needs a card in the deck; renewing the deck needs an empty one and a discard pile.',

  // Cards and mana.
  'CRD-05': '{{card}} is not in your hand.',
  'CRD-09': 'Wounds can be neither played nor discarded at will.',
  'CRD-11': 'There is nothing to choose, or to pay with.',
  'CRD-20': 'Attack and Block are played in combat only.',
  'CRD-27': 'You have no other Action card whose powered effect could be used now.',
  'CRD-28': 'The die can be turned to any colour but gold.',
  'CRD-29': 'You have no other card to discard for it; a Wound will not do.',
  'CRD-31': 'A card played sideways cannot be powered with mana.',
  'MAN-04': 'You have no crystal of that colour.',
  'MAN-06': 'You have no {{wanted}} to pay with.',
  'MAN-08': '{{color}} cannot be used at this time of day.',
  'MAN-09': 'That does not pay for {{wanted}}.',
  'SRC-01': 'There is no die to take from the Source.',
  'SRC-02': 'A die of the Source has already been used in this turn.',
  'SRC-04': 'The {{die}} is depleted at this time of day.',
  'HEA-01': 'You have no healing points.',
  'HEA-03': 'You have no Wound in hand to heal.',
  'INT-01': 'This needs an interaction with locals.',
  'LVL-10': 'There is no Skill left to gain.',

  // The map.
  'MOV-02': 'There is no space of the map there.',
  'MOV-03': 'There are not enough Move points: the step costs {{cost}}, you have {{points}}.',
  'MOV-03-far': 'There are not enough Move points to get there: you have {{points}}.',
  'MOV-04': 'No hero can enter that terrain.',
  'MOV-11': 'That space can only be entered by {{instead}}.',
  'RAM-02': 'A rampaging enemy stands there.',
  'FIG-06': 'Another hero stands there, and the step would provoke an enemy.',
  'SCN-FR-01': 'In this scenario nobody enters a city.',
  'EXP-01': 'There are not enough Move points: exploring costs {{cost}}, you have {{points}}.',
  'EXP-02': 'You must stand next to the place of the new tile.',
  'EXP-03': 'No tile can be put there: the place is taken or outside of the map.',
  'EXP-06': 'A Countryside tile must touch two tiles, or one that touches two.',
  'EXP-07': 'A core tile must touch at least two tiles; there it would touch {{touching}}.',
  'EXP-08': 'There is no tile left to explore.',
  'EXP-08-touching': 'The stack is empty: a tile from outside of it must touch at least three tiles, not {{touching}}.',
  'MAP-01': 'Core tiles cannot be put on the coast.',
};
