/** City cards: what they say, and what becomes of cities. */
export const cities = {
  bonus: {
    armor: 'Its defenders have Armor +{{n}}.',
    attack: 'Attacks of its defenders and of monsters they summon: {{attacks}}.',
    physical: 'Physical Attacks of its defenders and of monsters they summon: {{ability}}.',
  },
  sells: {
    artifacts: 'Once conquered, it sells Artifacts for Influence 12 each; they are drawn at the end of the turn.',
    spells: 'Once conquered, it teaches Spells of the offer for Influence 7 and one mana of their colour.',
    units:
      'Once conquered, every Unit of the offer can be recruited here, and Influence 2 adds an Elite Unit to the offer.',
    'advanced-actions':
      'Once conquered, it teaches Advanced Actions for Influence 6: one of the offer, or the top card of the deck.',
  },
  level: 'level {{n}}',
  defenders_one: '{{count}} defender',
  defenders_other: '{{count}} defenders',
  shields: 'Shields: {{names}}',
  leader: 'led by {{name}}',
  friendly: 'open to everybody',
  news: {
    revealed: '{{city}} ({{hex}}), level {{level}}, is revealed.',
    friendly: '{{city}} ({{hex}}) is revealed and open to everybody.',
    joined: 'Together with {{city}} ({{hex}}) it is a megapolis.',
    conquered: '{{who}} conquers the city: {{city}} ({{hex}}).',
    led: '{{who}} conquers the city: {{city}} ({{hex}}). It is led by {{leader}}.',
    bought: '{{who}} buys an Artifact for {{influence}}.',
    proposed: '{{who}} proposes to assault the city at {{hex}} together: {{shares}}.',
    declined: '{{who}} does not take part: there is no assault.',
    dealt: '{{who}} faces {{enemies}}.',
    stayedOut: '{{who}} does not enter the city.',
    failed: 'The city at {{hex}} holds out: all who assaulted it withdraw.',
  },
  choices: {
    interact: 'Interact with the locals ({{site}}, {{influence}} for your Reputation and your Shields)',
    artifact: 'Buy an Artifact (Influence 12), drawn at the end of the turn',
    elite: 'Add an Elite Unit to the offer (Influence 2)',
    unseen: 'Learn the top card of the Advanced Action deck, unseen (Influence 6)',
    together: 'Propose to assault the city together with others',
    invite: 'Invite {{hero}}',
    shares: 'Defenders for each: {{shares}}',
    agree: 'Take part (your next turn is used up)',
    refuse: 'Do not take part',
    stayOut: 'Stay out of the city: your defenders remain',
  },
};
