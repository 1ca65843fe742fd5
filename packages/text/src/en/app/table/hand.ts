import { plural } from '../../plural.ts';

/** The hand, the cards played, the piles. */
export const hand = {
  hand: (n: number) => `Hand: ${n} ${plural(n, 'card', 'cards')}`,
  empty: 'No cards in hand',
  thrownAway: 'then thrown away:',
  notNow: 'not usable now',
  basicText: (text: string) => `Basic: ${text}`,
  poweredText: (text: string) => `Powered: ${text}`,
  market: 'What they sell',
  missing: (n: number) => `needs ${n} more`,
  reputed: (n: string) => `Reputation ${n}`,
  playArea: 'This turn',
  as: { basic: 'basic', powered: 'powered', sideways: 'sideways' },
  move: 'Move',
  influence: 'Influence',
  heal: 'Heal',
  of: (left: number, gained: number) => `${left} of ${gained}`,
  withReputation: (n: string) => `Reputation adds ${n} when you interact with locals.`,
  nobodyTalks: 'Your Reputation is so bad that nobody will talk to you.',
  about: {
    move: 'Spend Move points to enter spaces and to explore, before your action. Whatever is left is lost at the end of the turn.',
    influence: 'Spend Influence with the locals: Units, healing, Advanced Actions, Spells.',
    heal: 'A healing point removes a Wound from your hand; a Wounded Unit takes as many as its level. Not in combat.',
  },
  deck: 'Deck',
  deckAbout: 'What is still in your deck, by name; nobody knows the order.',
  discard: 'Discard pile',
  discardAbout: 'Newest card first.',
  noCards: 'No cards.',
  options: 'What you can do with it',
};
