import { plural } from '../../plural.ts';

/** What a newcomer is told before the first question: what to do, how long it takes, what scores. */
export const briefing = {
  name: 'What this game is about',
  what: 'Your task',
  long: 'How long',
  counts: 'What counts',
  rounds: (n: number) =>
    `${n} ${plural(n, 'Round', 'Rounds')}, day and night in turn. A Round ends soon after somebody runs out of cards.`,
  begin: 'Begin',
  scenario: {
    'first-reconnaissance': {
      what: 'You come out of the portal into an unknown land. Explore it tile by tile until you find the city.',
      counts: 'Fame: 1 for each new tile, more for each enemy you defeat. Fame also makes your hero stronger.',
    },
    'full-conquest': {
      what: 'Explore the land, grow strong, and take the cities from their garrisons.',
      counts: 'Fame, and points for cities, sites, Spells, Artifacts, crystals and Units. Wounds cost points.',
    },
    'blitz-conquest': {
      what: 'Find the cities quickly and take them from their garrisons. You start stronger, and Fame comes faster.',
      counts: 'Fame, and points for cities, sites, Spells, Artifacts, crystals and Units. Wounds cost points.',
    },
    'full-cooperation': {
      what: 'All together: find the cities and take them from their garrisons. Heroes may assault a city side by side.',
      counts: 'You win together if every city falls. Points say how well you did.',
    },
    'blitz-cooperation': {
      what: 'All together and quickly: find the cities and take them from their garrisons.',
      counts: 'You win together if every city falls. Points say how well you did.',
    },
    'solo-conquest': {
      what: 'Find both cities and take them from their garrisons, while the dummy player’s deck sets the pace.',
      counts: 'You win if both cities fall. Fame, and what you gathered on the way, say how well you did.',
    },
    'mines-liberation': {
      what: 'Enemies hold the crystal mines. Find the mines and free them; the red city is a friend.',
      counts: 'Each mine you freed, and your Fame.',
    },
    'druid-nights': {
      what: 'Mark magical glades by day. Once each night, speak the incantation and fight what comes: one enemy for each glade.',
      counts: 'Fame, which the nights bring most of.',
    },
    'dungeon-lords': {
      what: 'Dungeons and tombs hide under the land. Find and conquer as many as you can; the blue city is a friend.',
      counts: 'Each dungeon and tomb you conquered, and your Fame.',
    },
    'conquer-and-hold': {
      what: 'Two sides fight for keeps and mage towers. Take them, and hold what you took.',
      counts: 'The side that owns more keeps and mage towers at the end wins.',
    },
    'one-to-return': {
      what: 'The portal closes after the first day. Grow strong, and stand on it when the second night ends.',
      counts: 'Only one can go home: whoever stands on the portal wins. Points do not matter.',
    },
  },
};
