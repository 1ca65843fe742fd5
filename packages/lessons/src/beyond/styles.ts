import { FIRST_MAP } from '../chapters/first-steps.ts';
import { all, any, everHeard, fightsIn, hasBlocked, heard, isAiming, reaches } from '../goal.ts';
import { lesson } from '../lesson.ts';

/* The dummy player, and what each hero is good at. */

const dummy = lesson({
  id: 'dummy',
  scene: {
    ...FIRST_MAP,
    seed: 'dummy',
    at: '1,-2',
    hand: ['march', 'stamina', 'rage', 'promise', 'swiftness'],
    source: ['red', 'blue', 'white'],
    dummy: { hero: 'norowas', deck: 4 },
  },
  steps: [
    { id: 'who', at: ['dummy'] },
    { id: 'turn', goal: heard('dummy-turned'), at: ['way'], show: ['play march', 'end-turn', 'done'] },
    { id: 'count', at: ['dummy'] },
    {
      id: 'pressure',
      goal: heard('end-of-round-announced', { seat: -1 }),
      at: ['dummy', 'way'],
      show: [
        'play stamina',
        'play swiftness',
        'play rage',
        'sideways rage move',
        'end-turn',
        'done',
        'end-turn',
        'done',
      ],
    },
    { id: 'plan', at: ['dummy'] },
  ],
});

const DARED = all(fightsIn('attack'), heard('skill-used', { skill: 'tovak-i-dont-give-a-damn' }));

const tovak = lesson({
  id: 'tovak',
  scene: {
    ...FIRST_MAP,
    seed: 'tovak',
    at: '0,-3',
    level: 4,
    fame: 15,
    hand: ['wound', 'rage', 'march', 'stamina'],
    skills: ['tovak-shield-mastery', 'tovak-i-dont-give-a-damn'],
    source: ['black', 'green', 'white'],
    enemies: [{ at: '1,-4', enemy: 'diggers' }],
    combat: { enemies: [{ enemy: 'diggers', at: '1,-4', role: 'rampaging' }], phase: 'block' },
  },
  steps: [
    { id: 'style', at: ['skills'] },
    {
      id: 'shield',
      goal: hasBlocked,
      at: ['enemy diggers', 'skill tovak-shield-mastery'],
      show: ['target diggers', 'skill tovak-shield-mastery', 'block 3', 'block'],
    },
    {
      id: 'sideways',
      goal: any(all(DARED, isAiming), everHeard('enemy-defeated')),
      at: ['enemy diggers', 'skill tovak-i-dont-give-a-damn'],
      show: ['end-phase', 'target diggers', 'skill tovak-i-dont-give-a-damn'],
      astray: { aimless: DARED },
    },
    {
      id: 'win',
      goal: everHeard('enemy-defeated'),
      at: ['card march', 'card rage'],
      show: ['sideways march attack', 'play rage', 'attack 2', 'attack'],
    },
    { id: 'play', at: ['skills'] },
  ],
});

const goldyx = lesson({
  id: 'goldyx',
  scene: {
    ...FIRST_MAP,
    hero: 'goldyx',
    seed: 'goldyx',
    at: '1,-2',
    level: 4,
    fame: 15,
    hand: ['march', 'stamina', 'rage', 'will-focus'],
    skills: ['goldyx-green-crystal-craft', 'goldyx-flight'],
    source: ['red', 'white', 'black'],
  },
  steps: [
    { id: 'style', at: ['skills'] },
    {
      id: 'craft',
      goal: heard('crystal-gained'),
      at: ['skill goldyx-green-crystal-craft'],
      show: ['skill goldyx-green-crystal-craft'],
    },
    {
      id: 'power',
      goal: heard('card-played', { as: 'powered' }),
      at: ['card march'],
      show: ['power march', 'green token'],
    },
    {
      id: 'fly',
      goal: heard('walked'),
      at: ['skill goldyx-flight', 'hex 2,-3'],
      show: ['skill goldyx-flight', 'fly 2,-3'],
    },
    { id: 'play', at: ['crystals'] },
  ],
});

const norowas = lesson({
  id: 'norowas',
  scene: {
    ...FIRST_MAP,
    hero: 'norowas',
    seed: 'norowas',
    at: '2,-3',
    level: 4,
    fame: 15,
    hand: ['noble-manners', 'promise', 'march', 'rage'],
    skills: ['norowas-bright-negotiation', 'norowas-leadership'],
    units: ['peasants'],
    source: ['red', 'white', 'black'],
    unitOffer: ['utem-guardsmen', 'herbalists', 'foresters'],
  },
  steps: [
    { id: 'style', at: ['units'] },
    { id: 'talk', goal: heard('interaction-began'), at: ['button interact'], show: ['interact'] },
    {
      id: 'negotiate',
      goal: heard('skill-used'),
      at: ['skill norowas-bright-negotiation'],
      show: ['skill norowas-bright-negotiation'],
    },
    {
      id: 'recruit',
      goal: heard('unit-gained'),
      at: ['card promise', 'offer utem-guardsmen'],
      show: ['play promise', 'play noble-manners', 'recruit utem-guardsmen'],
    },
    { id: 'play', at: ['skill norowas-leadership'] },
  ],
});

const arythea = lesson({
  id: 'arythea',
  scene: {
    ...FIRST_MAP,
    hero: 'arythea',
    seed: 'arythea',
    at: '1,-2',
    level: 4,
    fame: 15,
    time: 'night',
    hand: ['wound', 'battle-versatility', 'stamina', 'rage'],
    skills: ['arythea-power-of-pain', 'arythea-dark-paths'],
    source: ['red', 'white', 'black'],
  },
  steps: [
    { id: 'style', at: ['card wound'] },
    {
      id: 'pain',
      goal: reaches({ wounds: 0 }),
      at: ['skill arythea-power-of-pain'],
      show: ['skill arythea-power-of-pain', 'sideways wound move'],
    },
    {
      id: 'night',
      goal: reaches({ move: 4 }),
      at: ['skill arythea-dark-paths'],
      show: ['skill arythea-dark-paths'],
    },
    { id: 'play', at: ['hand'] },
  ],
});

export const STYLES = [dummy, tovak, goldyx, norowas, arythea];
