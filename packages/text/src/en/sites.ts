/** What is at a site and what can be done there, one sentence per printed fact. */
export const sites = {
  category: {
    inhabited: 'Locals live here: interacting with them is an action.',
    fortified: 'A fortified site: entering it before it is conquered is an assault, Reputation −1.',
    adventure: 'An adventure site.',
    other: 'A quiet place.',
  },
  garrison: 'Its garrison is a {{token}}, face down until a hero comes next to it by day or assaults it.',
  waiting: {
    always: 'A {{token}} lies here face up.',
    daily:
      'A {{token}} lies here; if it was placed at night, it stays face down until daybreak or until a hero enters.',
    never: 'A {{token}} lies here face down until a hero enters.',
  },
  enter: 'Entering is an action: you fight what you draw ({{tokens}}).',
  enterToken: 'The token shows an altar, where you can pay mana as an action, or enemies you can fight.',
  underground: 'Inside, night rules apply and Units cannot be used.',
  stays: 'Undefeated enemies stay here.',
  leaves: 'Undefeated enemies are discarded.',
  again: 'Once conquered, it can be entered again, for Fame only.',
  reward: 'Conquering it wins {{rewards}}.',
  healing: 'A healing point costs {{influence}}.',
  recruiting: {
    inhabited: 'Units that show this site can be recruited here.',
    fortified: 'Once it is conquered, Units that show this site can be recruited here by interacting.',
  },
  shared: 'Any number of heroes may be here, and nobody fights.',
  sharedOnceConquered: 'Once it is conquered, any number of heroes may be here.',
  cost: 'Entering it costs {{points}}, whatever the terrain.',
  atTurnStart: 'If you begin a turn here: {{effect}}.',
  atTurnEnd: 'If you end a turn here: {{effect}}.',
  own: {
    portal: 'Heroes set out from here; a hero who ends a turn here is off the map until the next one.',
    village:
      'Before your turn or on another player’s turn, you may plunder it once: Reputation −1, and you draw 2 cards.',
    monastery:
      'When it is revealed, an Advanced Action joins the Unit offer; such cards can be learned here for Influence 6. Burning it is an action: Reputation −3, a fight without Units against a violet token, and an Artifact if you win.',
    keep: 'Only its owner can interact here; a keep of another player can be assaulted, too. On or next to a keep of yours, you draw 1 extra card for each keep you own.',
    'mage-tower':
      'Once it is conquered, Spells from the offer can be learned here by interacting, for Influence 7 and one mana of their color.',
    city: 'Its garrison is face down until a hero comes next to it, by day or by night. Once it is conquered, you interact here with Influence +1 for each of your Shields, and on or next to it you draw 1 extra card if you have a Shield, or 2 if you lead it.',
  },
};

/** What a ruins token shows. */
export const ruins = {
  altar: 'As an action, pay {{mana}}: Fame +{{fame}} and a Shield.',
  guarded: 'Guarded by enemies ({{tokens}}). Whoever defeats the last one wins {{rewards}}.',
};
