import type { Scene } from '@deedbook/engine';
import { all, any, heard, reaches } from '../goal.ts';
import { lesson } from '../lesson.ts';

/* Chapters 1 to 4: the map, cards, mana, exploring. */

/** The map of a first game: the portal, with a village to the north and one to the east. */
export const FIRST_MAP = {
  players: 1,
  hero: 'tovak',
  tiles: { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' },
  tileStack: ['countryside-3', 'countryside-4', '...'],
  cleared: ['3,-3'],
  enemies: [{ at: '1,-4', enemy: 'prowlers' }],
  deck: ['tranquility', 'stamina', 'march', 'threaten', 'rage', 'swiftness', 'mana-draw', 'concentration'],
} as const satisfies Scene;

const BEYOND_START = ['0,-2', '1,-2', '2,-2', '2,-1', '0,-3', '1,-3', '2,-3', '3,-1', '3,-2'];

const goal = lesson({
  id: 'goal',
  scene: {
    ...FIRST_MAP,
    seed: 'goal',
    hand: ['march', 'stamina', 'rage', 'promise', 'swiftness'],
    source: ['red', 'blue', 'white'],
  },
  steps: [
    { id: 'welcome', at: ['hex 0,0'] },
    { id: 'aim', at: ['round'] },
    { id: 'hand', at: ['hand'] },
    { id: 'play', goal: any(reaches({ move: 2 }), heard('walked')), at: ['card march'], show: ['play march'] },
    { id: 'walk', goal: heard('walked'), at: ['hex 0,-1'], show: ['play march', 'walk 0,-1'] },
    {
      id: 'further',
      goal: reaches({ at: BEYOND_START }),
      at: ['card stamina', 'card swiftness', 'hex 1,-2', 'hex 0,-2'],
      show: ['play stamina', 'walk 1,-2'],
      astray: { ended: heard('turn-ended') },
    },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-turn', 'done'] },
    { id: 'farewell', at: ['deck', 'discard'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'goal-exam',
      hand: ['swiftness', 'stamina', 'rage', 'promise', 'march'],
      source: ['red', 'blue', 'white'],
    },
    goal: all(reaches({ at: BEYOND_START }), heard('turn-ended')),
    show: ['play march', 'play stamina', 'walk 1,-2', 'end-turn', 'done'],
  },
});

const cards = lesson({
  id: 'cards',
  scene: {
    ...FIRST_MAP,
    seed: 'cards',
    hand: ['stamina', 'march', 'rage', 'promise', 'threaten'],
    mana: ['green'],
    source: ['red', 'blue', 'white'],
  },
  steps: [
    { id: 'halves', at: ['card march'] },
    { id: 'basic', goal: heard('card-played', { as: 'basic' }), at: ['card stamina'], show: ['play stamina'] },
    {
      id: 'powered',
      goal: heard('card-played', { as: 'powered' }),
      at: ['card march'],
      show: ['power march', 'green token'],
      astray: { plain: heard('card-played', { card: 'march', as: 'basic' }) },
    },
    {
      id: 'sideways',
      goal: heard('card-played', { as: 'sideways' }),
      at: ['card rage'],
      show: ['sideways rage move'],
    },
    { id: 'walk', goal: reaches({ at: ['2,-3'] }), at: ['hex 2,-3'], show: ['walk 2,-3'] },
    { id: 'undo', at: ['undo'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'cards-exam',
      hand: ['swiftness', 'march', 'rage', 'promise', 'threaten'],
      mana: ['green'],
      source: ['red', 'blue', 'blue'],
    },
    goal: reaches({ move: 7 }),
    show: ['play swiftness', 'power march', 'green token', 'sideways rage move'],
  },
});

const mana = lesson({
  id: 'mana',
  scene: {
    ...FIRST_MAP,
    seed: 'mana',
    hand: ['stamina', 'march', 'crystallize', 'rage', 'promise'],
    crystals: { green: 1 },
    mana: ['red'],
    source: ['blue', 'gold', 'black'],
  },
  steps: [
    { id: 'source', at: ['source'] },
    {
      id: 'die',
      goal: heard('mana-paid', { from: 'die' }),
      at: ['card stamina', 'die blue'],
      show: ['power stamina', 'blue die'],
    },
    { id: 'once', at: ['source'] },
    {
      id: 'crystal',
      goal: heard('card-played', { card: 'march', as: 'powered' }),
      at: ['crystals', 'card march'],
      show: ['power march', 'green crystal'],
    },
    {
      id: 'token',
      goal: heard('crystal-gained'),
      at: ['card crystallize'],
      show: ['play crystallize', 'red token'],
    },
    { id: 'gold', at: ['source'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'mana-exam',
      hand: ['promise', 'march', 'stamina', 'rage', 'threaten'],
      crystals: { white: 1 },
      source: ['blue', 'black', 'red'],
    },
    goal: heard('card-played', { as: 'powered' }, 2),
    show: ['power stamina', 'blue die', 'power promise', 'white crystal'],
  },
});

const explore = lesson({
  id: 'explore',
  scene: {
    ...FIRST_MAP,
    seed: 'explore',
    at: '1,-2',
    hand: ['march', 'stamina', 'swiftness', 'rage', 'promise'],
    source: ['green', 'red', 'white'],
  },
  steps: [
    { id: 'terrain', at: ['hex 1,-2', 'hex 2,-1', 'hex 1,-3'] },
    {
      id: 'gather',
      goal: any(reaches({ move: 4 }), reaches({ at: ['2,-3'] }), heard('explored')),
      at: ['hand'],
      show: ['play march', 'play stamina'],
    },
    {
      id: 'edge',
      goal: any(reaches({ at: ['2,-3'] }), heard('explored')),
      at: ['hex 2,-3'],
      show: ['play march', 'walk 2,-3'],
    },
    {
      id: 'explore',
      goal: heard('explored'),
      at: ['tile 1,1'],
      show: ['play stamina', 'explore 1,1'],
      astray: { ended: heard('turn-ended') },
    },
    { id: 'fame', at: ['fame'] },
    { id: 'fence', at: ['undo'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'explore-exam',
      at: '2,-2',
      hand: ['swiftness', 'stamina', 'march', 'rage', 'promise'],
      source: ['red', 'red', 'white'],
    },
    goal: heard('explored'),
    show: ['play march', 'play stamina', 'walk 2,-3', 'explore 1,1'],
  },
});

export const FIRST_STEPS = [goal, cards, mana, explore];
