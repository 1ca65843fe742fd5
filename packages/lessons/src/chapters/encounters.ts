import { all, any, everHeard, fightsIn, hasBlocked, heard, isAsked, isHurt, reaches } from '../goal.ts';
import { lesson } from '../lesson.ts';
import { FIRST_MAP } from './first-steps.ts';

/* Chapters 5 to 8: a village, a rampaging enemy, Wounds, levels. */

const village = lesson({
  id: 'village',
  scene: {
    ...FIRST_MAP,
    seed: 'village',
    at: '1,-2',
    hand: ['swiftness', 'march', 'promise', 'threaten', 'rage'],
    source: ['white', 'red', 'green'],
    unitOffer: ['peasants', 'utem-guardsmen', 'utem-crossbowmen'],
  },
  steps: [
    {
      id: 'arrive',
      goal: reaches({ at: ['2,-3'] }),
      at: ['card swiftness', 'card march', 'hex 2,-3'],
      show: ['play swiftness', 'walk 2,-3'],
    },
    { id: 'reputation', at: ['reputation'] },
    { id: 'talk', goal: heard('interaction-began'), at: ['button interact'], show: ['interact'] },
    {
      id: 'influence',
      goal: any(reaches({ influence: 4 }), heard('unit-gained')),
      at: ['card promise', 'card threaten'],
      show: ['play promise', 'power promise', 'white die'],
      astray: { ended: heard('turn-ended') },
    },
    {
      id: 'recruit',
      goal: heard('unit-gained'),
      at: ['offer peasants'],
      show: ['recruit peasants'],
      astray: { ended: heard('turn-ended') },
    },
    { id: 'command', at: ['units'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'village-exam',
      at: '1,-2',
      hand: ['march', 'promise', 'threaten', 'rage', 'stamina'],
      source: ['red', 'red', 'green'],
      unitOffer: ['peasants', 'utem-crossbowmen', 'utem-guardsmen'],
    },
    goal: heard('unit-gained'),
    show: ['play march', 'walk 2,-3', 'interact', 'play promise', 'play threaten', 'recruit peasants'],
  },
});

const fight = lesson({
  id: 'fight',
  scene: {
    ...FIRST_MAP,
    seed: 'fight',
    at: '0,-3',
    hand: ['determination', 'rage', 'stamina', 'swiftness', 'march'],
    mana: ['red'],
    source: ['blue', 'green', 'black'],
  },
  steps: [
    { id: 'enemy', at: ['hex 1,-4'] },
    {
      id: 'challenge',
      goal: heard('fight-begins'),
      at: ['hex 1,-4'],
      show: ['challenge 1,-4'],
      astray: { ended: heard('turn-ended') },
    },
    { id: 'phases', at: ['enemy prowlers'] },
    { id: 'ranged', goal: any(fightsIn('block'), heard('enemy-defeated')), at: ['way'], show: ['end-phase'] },
    {
      id: 'block',
      goal: hasBlocked,
      at: ['card determination', 'enemy prowlers'],
      show: ['target prowlers', 'power determination', 'blue die', 'block'],
      astray: { hurt: isHurt },
    },
    {
      id: 'attack',
      goal: everHeard('enemy-defeated'),
      at: ['card rage', 'enemy prowlers'],
      show: ['end-phase', 'target prowlers', 'power rage', 'red token', 'attack'],
    },
    { id: 'fame', at: ['fame', 'reputation'] },
    { id: 'end', goal: heard('turn-ended'), at: ['way'], show: ['end-phase', 'end-turn', 'done'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'fight-exam',
      at: '0,-3',
      hand: ['stamina', 'rage', 'rage', 'swiftness', 'determination'],
      mana: ['red'],
      source: ['blue', 'green', 'black'],
    },
    goal: heard('enemy-defeated'),
    show: [
      'challenge 1,-4',
      'end-phase',
      'target prowlers',
      'power determination',
      'blue die',
      'block',
      'end-phase',
      'target prowlers',
      'power rage',
      'red token',
      'attack',
    ],
  },
});

const wounds = lesson({
  id: 'wounds',
  scene: {
    ...FIRST_MAP,
    seed: 'wounds',
    at: '1,-2',
    hand: ['wound', 'wound', 'tranquility', 'stamina', 'promise'],
    deck: ['march', 'rage', 'swiftness', 'threaten', 'stamina', 'mana-draw'],
    source: ['red', 'white', 'black'],
  },
  steps: [
    { id: 'what', at: ['card wound'] },
    {
      id: 'heal',
      goal: any(heard('wound-thrown-away'), reaches({ wounds: 1 })),
      at: ['card tranquility'],
      show: ['play tranquility', 'heal 1', 'heal'],
      astray: { drew: heard('cards-drawn') },
    },
    { id: 'places', at: ['hex 2,-3', 'hex 1,-3'] },
    {
      id: 'end',
      goal: any(heard('turn-ended'), reaches({ wounds: 0 })),
      at: ['way'],
      show: ['end-turn', 'done'],
    },
    {
      id: 'rest',
      goal: reaches({ wounds: 0 }),
      at: ['button rest'],
      show: ['begin-turn', 'rest', 'promise', '1 wound', 'done', 'march', 'rage', 'end-turn'],
    },
    { id: 'cost', at: ['discard'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'wounds-exam',
      at: '1,-2',
      hand: ['wound', 'wound', 'promise', 'stamina', 'rage'],
      source: ['red', 'white', 'black'],
    },
    goal: reaches({ wounds: 0 }),
    show: ['rest', 'promise', '2 wounds'],
  },
});

const levels = lesson({
  id: 'levels',
  scene: {
    ...FIRST_MAP,
    seed: 'levels',
    at: '0,-3',
    fame: 2,
    hand: ['rage', 'promise', 'march'],
    mana: ['red'],
    deck: ['stamina', 'swiftness', 'threaten', 'rage', 'march', 'tranquility', 'mana-draw'],
    source: ['blue', 'green', 'white'],
    skillPile: ['tovak-double-time', 'tovak-shield-mastery', '...'],
    advancedOffer: ['fire-bolt', 'agility', 'refreshing-walk'],
    combat: { enemies: [{ enemy: 'prowlers', at: '1,-4', role: 'rampaging', blocked: true }], phase: 'attack' },
  },
  steps: [
    {
      id: 'win',
      goal: heard('enemy-defeated'),
      at: ['card rage', 'enemy prowlers'],
      show: ['target prowlers', 'power rage', 'red token', 'attack'],
    },
    {
      id: 'end',
      goal: any(isAsked('gain-skill'), heard('skill-gained')),
      at: ['way'],
      show: ['end-phase', 'end-turn'],
    },
    {
      id: 'skill',
      goal: any(isAsked('gain-advanced-action'), heard('skill-gained')),
      at: ['skill tovak-double-time'],
      show: ['keep tovak-double-time'],
    },
    { id: 'action', goal: heard('card-gained'), at: ['offer agility'], show: ['agility'] },
    {
      id: 'again',
      goal: any(isAsked('turn'), heard('skill-used')),
      at: ['question'],
      show: ['done', 'begin-turn'],
    },
    { id: 'use', goal: heard('skill-used'), at: ['skills'], show: ['skill tovak-double-time'] },
    { id: 'levels', at: ['fame', 'armor'] },
  ],
  exam: {
    scene: {
      ...FIRST_MAP,
      seed: 'levels-exam',
      at: '0,-3',
      fame: 2,
      hand: ['rage', 'promise', 'march'],
      mana: ['red'],
      source: ['blue', 'green', 'white'],
      skillPile: ['tovak-double-time', 'tovak-shield-mastery', '...'],
      advancedOffer: ['fire-bolt', 'agility', 'refreshing-walk'],
      combat: { enemies: [{ enemy: 'prowlers', at: '1,-4', role: 'rampaging', blocked: true }], phase: 'attack' },
    },
    goal: all(heard('skill-gained'), heard('card-gained')),
    show: ['target prowlers', 'power rage', 'attack', 'end-turn', 'keep tovak-double-time', 'agility'],
  },
});

export const ENCOUNTERS = [village, fight, wounds, levels];
