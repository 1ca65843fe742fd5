/** What is printed on Units and enemies. */
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
