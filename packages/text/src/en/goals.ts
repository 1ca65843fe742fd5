/** What a scenario is about, in one sentence. */
export const goals = {
  'first-reconnaissance': 'Find the city.',
  'full-conquest': 'Conquer all cities.',
  'blitz-conquest': 'Conquer all cities, quickly.',
  'full-cooperation': 'Conquer all cities together.',
  'blitz-cooperation': 'Conquer all cities together, quickly.',
  'solo-conquest': 'Conquer both cities.',
  'mines-liberation': 'Liberate all mines.',
  'druid-nights': 'Mark glades by day and survive the incantations at night.',
  'dungeon-lords': 'Conquer all dungeons and tombs.',
  'conquer-and-hold': 'Own more keeps and mage towers than the other side.',
  'one-to-return': 'Be on the portal when the second Night ends.',
};

/** What a variant changes, in one sentence. */
export const changes = {
  'action-upgrades':
    'After each Night but the last, everyone may exchange one of their Action cards for a similar Advanced Action, the weakest first.',
  megapolis: 'The last city is two cities side by side with one garrison.',
  'random-cities': 'Any city may stand on any city tile.',
  'night-arrival': 'The game begins with a Night, and with neither gold nor black in the Source.',
  'darkness-coming': 'After each Round, two dice are rolled: once one of them shows black, it stays Night.',
  'starting-draft':
    'Everyone drafts three Advanced Actions; at the end of each Day one of them is shuffled into the deck.',
  'no-interactive-spells': 'The four Spells that act on other players leave the game.',
  'no-interactive-skills': 'The Skills that act on other players leave the game.',
  'mana-friendly':
    'By day, gold dice stand in only for colors the Source does not show, and are left alone while there are others.',
  'hero-auction': 'Whoever picks a hero may be outbid with Fame, which the winner starts the game owing.',
  'interactive-combat':
    'Against a single enemy, the previous player secretly sets a die, which may make it harder and worth 1 more Fame.',
  'random-orientation': 'Every tile is rotated at random when it is revealed.',
  rampage:
    'Reputation begins at −2; after a Round, spaces of defeated rampaging enemies may fill up again, depending on a die roll.',
  'more-rampage':
    'Reputation begins at −4; after a Round, spaces of defeated rampaging enemies fill up again, some with an extra monster.',
};
