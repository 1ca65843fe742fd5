import { any, everHeard, fightsIn, hasBlocked, heard, isAsked, isHurt, reaches } from '../goal.ts';
import { lesson } from '../lesson.ts';
import { FIRST_MAP } from './first-steps.ts';

/* Chapters 9 to 12: night, a keep, Units in a fight, the end. */

const night = lesson({
  id: 'night',
  scene: {
    ...FIRST_MAP,
    seed: 'night',
    at: '1,-2',
    time: 'night',
    moment: 'tactics',
    tacticsGone: ['early-bird'],
    hand: ['march', 'stamina', 'rage', 'promise', 'swiftness'],
    source: ['blue', 'gold', 'black'],
  },
  steps: [
    { id: 'dusk', at: ['round'] },
    { id: 'tactic', goal: heard('tactic-taken'), at: ['tactic from-the-dusk'], show: ['from-the-dusk'] },
    { id: 'order', at: ['tactic'] },
    { id: 'source', at: ['source'] },
    {
      id: 'power',
      goal: heard('card-played', { as: 'powered' }),
      at: ['card stamina', 'die blue'],
      show: ['begin-turn', 'play-turn', 'power stamina', 'blue die'],
    },
    { id: 'forest', at: ['hex 1,-3', 'hex 1,-1'] },
    { id: 'walk', goal: heard('walked'), at: ['hex 2,-3', 'hex 0,-2'], show: ['walk 2,-3'] },
    { id: 'hidden', at: ['round'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'night-exam',
      at: '1,-2',
      time: 'night',
      hand: ['march', 'stamina', 'rage', 'promise', 'threaten'],
      crystals: { green: 1 },
      source: ['gold', 'gold', 'black'],
    },
    goal: reaches({ at: ['1,-3'] }),
    show: ['power march', 'green crystal', 'play stamina', 'walk 1,-3'],
  },
});

const KEEP = {
  ...FIRST_MAP,
  tiles: { ...FIRST_MAP.tiles, '1,1': 'countryside-3' },
  tileStack: ['countryside-4', '...'],
  at: '4,-6',
  level: 3,
  fame: 8,
  move: 3,
} as const;

const keep = lesson({
  id: 'keep',
  scene: {
    ...KEEP,
    seed: 'keep',
    enemies: [
      { at: '1,-4', enemy: 'prowlers' },
      { at: '5,-6', enemy: 'swordsmen', role: 'garrison', face: 'up' },
    ],
    hand: ['determination', 'promise', 'rage', 'threaten', 'swiftness', 'stamina'],
    mana: ['red'],
    source: ['blue', 'white', 'green'],
  },
  steps: [
    { id: 'look', at: ['hex 5,-6'] },
    { id: 'walls', at: ['hex 5,-6'] },
    { id: 'assault', goal: heard('fight-begins'), at: ['hex 5,-6'], show: ['assault 5,-6'] },
    { id: 'siege', goal: any(fightsIn('block'), heard('enemy-defeated')), at: ['way'], show: ['end-phase'] },
    {
      id: 'block',
      goal: hasBlocked,
      at: ['card determination', 'enemy swordsmen'],
      show: ['target swordsmen', 'power determination', 'blue die', 'sideways promise block', 'block'],
      astray: { hurt: isHurt },
    },
    {
      id: 'attack',
      goal: everHeard('conquered'),
      at: ['card rage', 'enemy swordsmen'],
      show: [
        'end-phase',
        'target swordsmen',
        'power rage',
        'red token',
        'sideways threaten attack',
        'sideways swiftness attack',
        'attack',
      ],
    },
    { id: 'yours', at: ['hex 5,-6'] },
    { id: 'tower' },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-phase', 'end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...KEEP,
      seed: 'keep-exam',
      enemies: [
        { at: '1,-4', enemy: 'prowlers' },
        { at: '5,-6', enemy: 'crossbowmen', role: 'garrison', face: 'up' },
      ],
      hand: ['rage', 'promise', 'threaten', 'swiftness', 'stamina', 'march'],
      mana: ['red'],
      source: ['blue', 'black', 'green'],
    },
    goal: heard('conquered'),
    show: [
      'assault 5,-6',
      'end-phase',
      'end-phase',
      'take crossbowmen',
      'end-phase',
      'target crossbowmen',
      'power rage',
      'red token',
      'attack',
    ],
  },
});

const units = lesson({
  id: 'units',
  scene: {
    ...FIRST_MAP,
    seed: 'units',
    at: '0,-3',
    level: 3,
    fame: 8,
    hand: ['rage', 'march', 'promise', 'swiftness', 'stamina'],
    units: ['peasants', 'utem-guardsmen'],
    mana: ['red'],
    source: ['black', 'green', 'white'],
    combat: {
      enemies: [{ enemy: 'ironclads', at: '1,-4', role: 'rampaging' }],
      phase: 'block',
    },
    enemies: [{ at: '1,-4', enemy: 'ironclads' }],
  },
  steps: [
    { id: 'ready', at: ['units'] },
    { id: 'armor', at: ['enemy ironclads'] },
    {
      id: 'block',
      goal: hasBlocked,
      at: ['enemy ironclads', 'unit utem-guardsmen'],
      show: ['target ironclads', 'use utem-guardsmen block 4', 'block'],
      astray: { hurt: isHurt },
    },
    { id: 'spent', at: ['units'] },
    {
      id: 'attack',
      goal: everHeard('enemy-defeated'),
      at: ['enemy ironclads', 'card rage', 'unit peasants'],
      show: ['end-phase', 'target ironclads', 'power rage', 'red token', 'use peasants attack 2', 'attack'],
    },
    { id: 'damage', at: ['unit peasants'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-phase', 'end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'units-exam',
      at: '0,-3',
      level: 3,
      fame: 8,
      hand: ['march', 'promise', 'stamina'],
      units: ['utem-guardsmen', 'peasants'],
      source: ['black', 'black', 'black'],
      combat: { enemies: [{ enemy: 'prowlers', at: '1,-4', role: 'rampaging' }], phase: 'block' },
    },
    goal: heard('enemy-defeated'),
    show: [
      'target prowlers',
      'use utem-guardsmen block 4',
      'block',
      'end-phase',
      'target prowlers',
      'use peasants attack 2',
      'sideways march attack',
      'attack',
    ],
  },
});

const end = lesson({
  id: 'end',
  scene: {
    ...FIRST_MAP,
    seed: 'end',
    at: '2,-3',
    round: 3,
    moment: 'start of turn',
    tacticsGone: ['early-bird', 'from-the-dusk'],
    fame: 16,
    units: ['peasants', 'herbalists'],
    crystals: { green: 2 },
    skills: ['tovak-double-time'],
    hand: ['rage'],
    deck: [],
    discard: ['march', 'march', 'stamina', 'stamina', 'swiftness', 'swiftness', 'promise', 'threaten'],
    tileStack: ['core-5'],
    source: ['red', 'white', 'green'],
  },
  steps: [
    { id: 'empty', at: ['deck'] },
    { id: 'announce', goal: heard('end-of-round-announced'), at: ['question'], show: ['announce-end'] },
    { id: 'fresh', at: ['round', 'hand'] },
    {
      id: 'tactic',
      goal: any(isAsked('turn'), heard('turn-ended', {}, 2)),
      at: ['question'],
      show: ['long-night', 'preparation', 'begin-turn', 'play-turn', 'done'],
    },
    {
      id: 'city',
      goal: any(heard('end-in-sight'), reaches({ over: true })),
      at: ['hand'],
      show: ['play march', 'play stamina', 'play swiftness', 'explore 1,1'],
    },
    { id: 'last', at: ['hex 4,-5', 'round'] },
    {
      id: 'finish',
      goal: any(heard('turn-ended'), reaches({ over: true })),
      at: ['way'],
      show: ['end-turn', 'done'],
    },
    {
      id: 'bow',
      goal: reaches({ over: true }),
      at: ['question', 'hand'],
      show: ['begin-turn', 'sideways threaten move', 'sideways march move', 'end-turn', 'done'],
    },
    { id: 'score' },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'end-exam',
      at: '2,-3',
      round: 3,
      hand: ['march', 'stamina', 'rage', 'promise', 'threaten'],
      tileStack: ['core-5'],
      source: ['red', 'white', 'green'],
    },
    goal: reaches({ over: true }),
    show: ['play march', 'explore 1,1', 'end-turn', 'done', 'begin-turn', 'sideways stamina move', 'end-turn', 'done'],
  },
});

export const MASTERY = [night, keep, units, end];
