/** Units and enemies as they are printed. */
export const units = {
  stats: '{{kind}}, level {{level}}, {{armor}}, {{influence}}',
  paid: '{{mana}}: {{effect}}',
};

export const enemies = {
  stats: '{{token}}: {{armor}}, {{attacks}}, Fame {{fame}}',
  summons: 'summons ({{tokens}})',
  ability: {
    fortified:
      'only Siege Attacks reach it before the Attack phase, and nothing does if it also defends a fortified site',
    swift: 'its attack needs twice its value in Block',
    brutal: 'its attack deals twice its value in damage if it is not blocked',
    poison:
      'a Unit it wounds gets two Wounds; for each Wound it deals a hero, another one goes to the hero’s discard pile',
    paralyze: 'a Unit it wounds is destroyed; a hero it wounds discards every card in hand but Wounds',
    'arcane-immunity': 'only Attacks and Blocks affect it',
    summon: 'when the Block phase begins, it draws tokens that attack in its place',
  },
  resistance: {
    physical: 'physical Attacks count half against it',
    fire: 'Fire Attacks count half against it, and other effects of red cards or red mana do not affect it',
    ice: 'Ice Attacks count half against it, and other effects of blue cards or blue mana do not affect it',
    both: 'Cold Fire Attacks also count half against it',
  },
};

/** A combat with the sums done. */
export const outlook = {
  foe: '{{enemy}}: {{facts}}',
  target: '{{enemy}} (target): {{facts}}',
  fortified: 'fortified',
  doublyFortified: 'doubly fortified',
  held: 'does not attack',
  abilities: '{{attack}} ({{abilities}})',
  attack: '{{attack}}: {{what}}',
  coming: '{{block}}; {{damage}} → {{wounds}}',
  half: '{{block}} (half unless {{elements}})',
  blocked: 'blocked',
  cancelled: 'cancelled',
  dealt: 'damage dealt',
  units: '{{enemy}}, damage on a Unit: {{units}}',
  unit: '{{unit}} ({{what}})',
  soFar: {
    attack: 'Attack so far {{total}} of {{needed}}',
    block: 'Block so far {{total}} of {{needed}}',
    parts: '{{sum}}: {{parts}}',
    half: 'half of ({{parts}})',
  },
};

/** The end of a game. */
export const scores = {
  fame: 'Fame: {{n}}',
  line: '{{what}}: {{sum}}',
  titled: '{{what}}: {{sum}}, title {{n}}',
  what: {
    knowledge: 'Greatest Knowledge',
    loot: 'Greatest Loot',
    leader: 'Greatest Leader',
    conqueror: 'Greatest Conqueror',
    adventurer: 'Greatest Adventurer',
    beating: 'Greatest Beating',
    'dungeon-crawler': 'Greatest Dungeon Crawler',
    'city-conqueror': 'Greatest City Conqueror',
    liberator: 'Greatest Liberator',
    cities: 'Cities conquered',
    'each-leads': 'Everyone leads a city',
    'all-cities': 'All cities conquered',
    'rounds-left': 'Rounds left',
    'dummy-cards': 'Cards left in the dummy player’s deck',
    'not-announced': 'End of the Round not announced',
    strongholds: 'Keeps and mage towers',
  },
  total: 'Total: {{n}}',
  won: '{{who}} wins with {{n}}.',
  shared: '{{who}} share the victory with {{n}}.',
  teamWon: '{{who}} win with {{n}}.',
  wonPlain: '{{who}} wins.',
  teamWonPlain: '{{who}} win.',
  sharedPlain: '{{who}} share the victory.',
  nobody: 'Nobody wins.',
  victory: 'The goal is reached: victory!',
  defeat: 'The goal is not reached: defeat.',
  of: '{{what}} ({{who}})',
};
