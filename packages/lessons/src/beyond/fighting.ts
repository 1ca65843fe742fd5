import { FIRST_MAP } from '../chapters/first-steps.ts';
import { any, everHeard, hasBlocked, heard, isHurt, reaches } from '../goal.ts';
import { lesson } from '../lesson.ts';

/* Elements, Spells, a city, and fighting against or beside other players. */

const ALONE = { ...FIRST_MAP, level: 3, fame: 8 } as const;

/** The first map with one more tile in the north; its middle is 4,-5. */
const withTile = <T extends string>(tile: T) => ({ ...FIRST_MAP.tiles, '1,1': tile }) as const;

const elements = lesson({
  id: 'elements',
  scene: {
    ...ALONE,
    seed: 'elements',
    hand: ['cold-toughness', 'determination', 'rage', 'ice-bolt', 'stamina', 'march'],
    mana: ['blue', 'blue'],
    source: ['red', 'white', 'green'],
    tiles: withTile('countryside-4'),
    cleared: ['3,-3', '3,-5'],
    at: '4,-5',
    enemies: [{ at: '4,-5', enemy: 'fire-mages', role: 'garrison', face: 'up' }],
    combat: { enemies: [{ enemy: 'fire-mages', at: '4,-5', role: 'garrison', fortified: true }], phase: 'block' },
  },
  steps: [
    { id: 'fire', at: ['enemy fire-mages'] },
    {
      id: 'block',
      goal: hasBlocked,
      at: ['enemy fire-mages', 'card cold-toughness'],
      show: ['target fire-mages', 'power cold-toughness', 'blue token', 'block'],
      astray: { hurt: isHurt },
    },
    { id: 'resistance', at: ['enemy fire-mages'] },
    {
      id: 'attack',
      goal: everHeard('enemy-defeated'),
      at: ['enemy fire-mages', 'card rage'],
      show: ['end-phase', 'target fire-mages', 'power rage', 'red die', 'sideways march attack', 'attack'],
    },
  ],
});

const spells = lesson({
  id: 'spells',
  scene: {
    ...ALONE,
    seed: 'spells',
    time: 'night',
    hand: ['fireball', 'rage', 'march'],
    crystals: { red: 2 },
    source: ['black', 'blue', 'gold'],
    at: '0,-3',
    enemies: [{ at: '1,-4', enemy: 'cursed-hags' }],
  },
  steps: [
    { id: 'halves', at: ['card fireball'] },
    { id: 'challenge', goal: heard('fight-begins'), at: ['hex 1,-4'], show: ['challenge 1,-4'] },
    {
      id: 'strong',
      goal: any(heard('card-played', { card: 'fireball' }), heard('enemy-defeated')),
      at: ['enemy cursed-hags', 'card fireball', 'die black'],
      show: ['target cursed-hags', 'power fireball', 'black die', 'red crystal'],
    },
    { id: 'strike', goal: everHeard('enemy-defeated'), at: ['button attack'], show: ['attack'] },
    { id: 'day', at: ['source'] },
  ],
});

const city = lesson({
  id: 'city',
  scene: {
    ...ALONE,
    scenario: 'solo-conquest',
    seed: 'city',
    level: 5,
    fame: 30,
    move: 2,
    tiles: withTile('core-8'),
    cleared: ['3,-3', '3,-5', '4,-4'],
    at: '3,-4',
    cities: { '4,-5': { level: 1, garrison: ['swordsmen'], face: 'up' } },
    hand: ['determination', 'rage', 'march', 'promise', 'threaten', 'stamina'],
    mana: ['red', 'blue'],
    source: ['red', 'white', 'green'],
  },
  steps: [
    { id: 'walls', at: ['hex 4,-5'] },
    { id: 'assault', goal: heard('fight-begins'), at: ['hex 4,-5'], show: ['assault 4,-5'] },
    {
      id: 'block',
      goal: hasBlocked,
      at: ['enemy swordsmen', 'card determination'],
      show: ['end-phase', 'target swordsmen', 'power determination', 'blue token', 'sideways march block', 'block'],
      astray: { hurt: isHurt },
    },
    {
      id: 'attack',
      goal: everHeard('city-conquered'),
      at: ['enemy swordsmen', 'card rage'],
      show: ['end-phase', 'target swordsmen', 'power rage', 'red token', 'sideways promise attack', 'attack'],
    },
    { id: 'leader', at: ['hex 4,-5'] },
  ],
});

const duel = lesson({
  id: 'duel',
  scene: {
    pvp: true,
    seed: 'duel',
    hero: 'tovak',
    tiles: FIRST_MAP.tiles,
    cleared: ['1,-4', '3,-3'],
    at: '1,-2',
    move: 2,
    hand: ['rage', 'rage', 'swiftness', 'march', 'promise'],
    mana: ['red', 'white'],
    others: { goldyx: { at: '2,-2', hand: ['march', 'promise'], fame: 3 } },
    source: ['red', 'blue', 'green', 'white'],
  },
  steps: [
    {
      id: 'meet',
      goal: any(heard('duel-begins'), reaches({ at: ['2,-2'] })),
      at: ['hex 2,-2'],
      show: ['play march', 'walk 2,-2'],
      astray: { away: heard('walked') },
    },
    { id: 'attack', goal: heard('duel-begins'), at: ['question'], show: ['walk 2,-2', 'duel goldyx'] },
    { id: 'phases', at: ['question'] },
    {
      id: 'strike',
      goal: heard('duel-attacked'),
      at: ['card rage'],
      show: ['pass', 'power rage', 'red token', 'attack'],
    },
    {
      id: 'finish',
      goal: any(heard('wounds-taken', { seat: 1 }), heard('driven-off', { seat: 1 })),
      show: ['pass', 'power rage', 'red token', 'attack', 'wound goldyx'],
    },
    { id: 'spoils' },
  ],
});

const together = lesson({
  id: 'together',
  scene: {
    scenario: 'full-cooperation',
    seed: 'together',
    hero: 'tovak',
    level: 3,
    fame: 8,
    hand: ['march', 'rage', 'determination', 'promise', 'threaten'],
    mana: ['red'],
    tiles: withTile('core-7'),
    cleared: ['1,-4', '3,-3', '4,-4'],
    at: '5,-5',
    cities: { '4,-5': { level: 1, garrison: ['prowlers', 'prowlers'], face: 'up' } },
    others: { goldyx: { at: '4,-6', level: 3, fame: 8, hand: ['march', 'rage'], mana: ['red'] } },
    source: ['red', 'blue', 'green', 'white'],
  },
  steps: [
    { id: 'plan', at: ['hex 4,-5'] },
    {
      id: 'propose',
      goal: heard('assault-proposed'),
      at: ['question'],
      show: ['assault together', 'invite goldyx', 'done'],
    },
    { id: 'share', at: ['question'] },
    {
      id: 'enter',
      goal: heard('fight-begins'),
      at: ['card march', 'hex 4,-5'],
      show: ['play march', 'assault 4,-5'],
    },
    {
      id: 'fight',
      goal: everHeard('city-conquered'),
      at: ['enemy prowlers', 'card determination', 'card rage'],
      show: [
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
    { id: 'result', at: ['hex 4,-5'] },
  ],
});

export const FIGHTING = [elements, spells, city, duel, together];
