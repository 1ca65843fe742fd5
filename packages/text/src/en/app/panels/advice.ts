import { plural } from '../../plural.ts';

/** What a fight costs and brings. */
export interface FightPrice {
  readonly fame: number;
  readonly wounds: number;
  readonly unitsWounded: number;
  readonly unitsLost: number;
  readonly cards: number;
  readonly crystals: number;
  readonly knockedOut: boolean;
}

/** Advice in a fight, or before one, given step by step. */
export const advice = {
  advice: 'Advice',
  thinking: 'Working it out…',
  none: 'This is too much to work out from the middle of an attack. Ask again before you play into it.',
  failed: 'This could not be worked out.',
  canWin: 'Can it be won?',
  yes: 'Yes.',
  no: 'No, not this turn.',
  yesIf: (ways: number, all: number) => `With luck: against ${ways} of the ${all} monsters that may be summoned.`,
  yesAll: 'Yes, whoever is summoned.',
  yesAgainstAll: 'Yes, whoever is there.',
  yesAgainst: (percent: number) => `Against about ${percent}% of what may be there.`,
  drives: 'Yes: this exchange drives the other hero off.',
  drivesAgainst: (percent: number) =>
    `This exchange drives the other hero off against about ${percent}% of the hands they may hold.`,
  drivesNot: 'Not in this exchange.',
  noneFound: 'I found no way, but there may be one.',
  notProven: 'There may be a better way.',
  atMostBetter: (points: number) =>
    `Another way may be better by ${plural(points, '1 point', `${points} points`)} at most; a Wound counts for two.`,
  stillLooking: 'Still looking for something better…',
  atWhatLoss: 'At what loss?',
  atBest: 'At best:',
  atWorst: 'At worst:',
  noLoss: 'No loss at all.',
  change: ({ fame, wounds, unitsWounded, unitsLost, cards, crystals, knockedOut }: FightPrice) =>
    [
      knockedOut && 'knocked out',
      wounds > 0 && plural(wounds, '1 Wound', `${wounds} Wounds`),
      unitsLost > 0 && plural(unitsLost, '1 Unit lost', `${unitsLost} Units lost`),
      unitsWounded > 0 && plural(unitsWounded, '1 Wound on a Unit', `${unitsWounded} Wounds on Units`),
      cards > 0 && plural(cards, '1 card used', `${cards} cards used`),
      crystals > 0 && plural(crystals, '1 crystal used', `${crystals} crystals used`),
      fame > 0 && `${fame} Fame`,
    ]
      .filter(Boolean)
      .join(', '),
  worse: (parts: string) => `What you did since you last asked has a price: ${parts}.`,
  fameLess: (n: number) => `${n} Fame less`,
  whichCards: 'With what?',
  withNothing: 'With nothing: every card is better kept.',
  wholeLine: 'Step by step?',
  thenSee: 'Then see who comes, and ask again.',
  thenWait: 'Then see what the other player does, and ask again.',
  plans: 'Plans for this turn',
  noPlans: 'There is nothing to plan at this moment.',
  bestPlan: 'The best I found',
  lessThanBest: (points: string) => `About ${points} points less`,
  endOfTurn: 'End the turn here.',
  planFame: (fame: number) => `${fame} Fame`,
  planWounds: (usual: number, most: number) =>
    most === 0
      ? 'no Wounds'
      : usual === most
        ? plural(most, '1 Wound', `${most} Wounds`)
        : plural(most, 'at worst 1 Wound', `at worst ${most} Wounds`),
  withCards: (cards: string) => `With ${cards}.`,
  whyNot: 'Why not this?',
  yourIdea: 'Your idea',
  ideaFine: 'As good as anything I found.',
  ideaCost: (points: string) => `About ${points} points less than the best plan I found:`,
};
