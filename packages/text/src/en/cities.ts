/** City cards, and news about cities. */
export const cities = {
  bonus: {
    armor: 'Its defenders have Armor +{{n}}.',
    attack: 'Attacks of its defenders and of the monsters they summon: {{attacks}}.',
    physical: 'Physical Attacks of its defenders and of the monsters they summon: {{ability}}.',
  },
  sells: {
    artifacts: 'Once conquered, it sells Artifacts for Influence 12 each; you get them at the end of the turn.',
    spells: 'Once conquered, it teaches Spells from the offer for Influence 7 and one mana of their color.',
    units:
      'Once conquered, any Unit in the offer can be recruited here, and Influence 2 adds an Elite Unit to the offer.',
    'advanced-actions':
      'Once conquered, it teaches Advanced Actions for Influence 6: one from the offer, or the top card of the deck.',
  },
  level: 'level {{n}}',
  defenders_one: '{{count}} defender',
  defenders_other: '{{count}} defenders',
  shields: 'Shields: {{names}}',
  leader: 'led by {{name}}',
  friendly: 'open to everyone',
  news: {
    revealed: '{{city}}, level {{level}}, is revealed.',
    friendly: '{{city}} is revealed and open to everyone.',
    joined: 'Together with {{city.the}} it forms a megapolis.',
    conquered: '{{who}} conquers {{city.the}}.',
    led: '{{who}} conquers {{city.the}}. Its leader is {{leader}}.',
    bought: '{{who}} buys an Artifact for {{influence}}.',
    proposed: '{{who}} proposes a cooperative assault on {{city.the}}: {{shares}}.',
    declined: '{{who}} does not take part: there is no assault.',
    dealt: '{{who}} faces {{enemies}}.',
    stayedOut: '{{who}} does not enter the city.',
    failed: 'The assault on {{city.the}} fails: everyone who took part withdraws.',
  },
  choices: {
    interact: 'Interact with the locals ({{site}}, {{influence}} for your Reputation and your Shields)',
    artifact: 'Buy an Artifact (Influence 12); you get it at the end of the turn',
    elite: 'Add an Elite Unit to the offer (Influence 2)',
    unseen: 'Learn the top card of the Advanced Action deck, unseen (Influence 6)',
    together: 'Propose a cooperative assault',
    invite: 'Invite {{hero}}',
    agree: 'Take part (your next turn is used up)',
    refuse: 'Do not take part',
    stayOut: 'Stay out of the city; your defenders remain',
  },
};
