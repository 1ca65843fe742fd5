/** What is at a site and what can be done there, one sentence for each thing printed. */
export const sites = {
  category: {
    inhabited: 'Locals live here: interacting with them is an action.',
    fortified: 'A fortified site: whoever enters it before it is conquered assaults it.',
    adventure: 'An adventure site.',
    other: 'A quiet place.',
  },
  garrison: 'Its garrison is a {{token}}, face down until a hero comes next to it by day or attacks.',
  waiting: {
    always: 'A {{token}} lies here face up.',
    daily:
      'A {{token}} lies here; one that was put down by night stays face down until daybreak or until a hero enters.',
    never: 'A {{token}} lies here face down until a hero enters.',
  },
  enter: 'Entering is an action: you fight what is drawn ({{tokens}}).',
  enterToken: 'The token shows an altar, where mana can be paid as an action, or enemies that can be fought.',
  underground: 'Inside, the rules of the night apply and Units cannot be used.',
  stays: 'Enemies that are not defeated stay here.',
  leaves: 'Enemies that are not defeated are discarded.',
  again: 'Once conquered, it can be entered again for Fame only.',
  reward: 'Conquering it wins {{rewards}}.',
  healing: 'A healing point costs {{influence}}.',
  recruiting: {
    inhabited: 'Units that show this site can be recruited here.',
    fortified: 'Once it is conquered, Units that show this site can be recruited here by interacting.',
  },
  shared: 'Any number of heroes may stand here, and nobody fights.',
  sharedOnceConquered: 'Once conquered, it has room for any number of heroes.',
  cost: 'Entering it costs {{points}} whatever the terrain.',
  atTurnStart: 'If you begin a turn here: {{effect}}.',
  atTurnEnd: 'If you end a turn here: {{effect}}.',
  own: {
    portal: 'Heroes set out from here; one who ends a turn here is off the map until the next.',
    village:
      'Before your turn or on the turn of another player you may plunder it once: Reputation −1, and you draw 2 cards.',
    monastery:
      'When it is revealed, an Advanced Action joins the Unit offer; such cards can be learned here for Influence 6. Burning it down is an action: Reputation −3, a fight against a violet token without Units, and an Artifact if you win.',
    keep: 'Only its owner can interact here. On or next to a keep of yours you draw 1 card more for each keep you own.',
    'mage-tower':
      'Once it is conquered, Spells of the offer can be learned here by interacting, for Influence 7 and one mana of their colour.',
    city: 'On or next to a conquered city with a Shield of yours you draw 1 card more, as its leader 2.',
  },
};

/** What a ruin token shows. */
export const ruins = {
  altar: 'As an action, pay {{mana}}: Fame +{{fame}} and a Shield.',
  guarded: 'Guarded by enemies ({{tokens}}). Whoever defeats the last of them wins {{rewards}}.',
};
