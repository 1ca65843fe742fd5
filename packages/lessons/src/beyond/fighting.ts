import { any, everHeard, hasBlocked, heard, isHurt, reaches } from '../goal.ts';
import { lesson } from '../lesson.ts';

/* Elements, Spells, a city, and fighting against or beside other players. */

const ALONE = { players: 1, hero: 'tovak', level: 3, fame: 8 } as const;

const elements = lesson({
  id: 'elements',
  scene: {
    ...ALONE,
    seed: 'elements',
    hand: ['cold-toughness', 'determination', 'rage', 'ice-bolt', 'stamina', 'march'],
    mana: ['blue', 'blue'],
    source: ['red', 'white', 'green'],
    map: { '1,0': 'hills mage-tower' },
    at: '1,0',
    combat: { enemies: [{ enemy: 'fire-mages', fortified: true }], phase: 'block' },
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
    map: { '1,0': 'forest' },
    enemies: [{ at: '1,0', enemy: 'cursed-hags', role: 'rampaging' }],
  },
  steps: [
    { id: 'halves', at: ['card fireball'] },
    { id: 'challenge', goal: heard('fight-begins'), at: ['hex 1,0'], show: ['challenge 1,0'] },
    {
      id: 'strong',
      goal: any(heard('card-played', { card: 'fireball' }), heard('enemy-defeated')),
      at: ['enemy cursed-hags', 'card fireball', 'die black'],
      show: ['target cursed-hags', 'power fireball', 'black die', 'red crystal'],
    },
    { id: 'strike', goal: everHeard('enemy-defeated'), at: ['question'], show: ['attack'] },
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
    map: { '1,0': 'red city' },
    cities: { '1,0': { level: 1, garrison: ['swordsmen'], face: 'up' } },
    hand: ['determination', 'rage', 'march', 'promise', 'threaten', 'stamina'],
    mana: ['red', 'blue'],
    source: ['red', 'white', 'green'],
  },
  steps: [
    { id: 'walls', at: ['hex 1,0'] },
    { id: 'assault', goal: heard('fight-begins'), at: ['hex 1,0'], show: ['assault 1,0'] },
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
    { id: 'leader', at: ['hex 1,0'] },
  ],
});

const duel = lesson({
  id: 'duel',
  scene: {
    pvp: true,
    seed: 'duel',
    hero: 'tovak',
    move: 2,
    hand: ['rage', 'rage', 'swiftness', 'march', 'promise'],
    mana: ['red', 'white'],
    others: { goldyx: { at: '1,0', hand: ['march', 'promise'], fame: 3 } },
    source: ['red', 'blue', 'green', 'white'],
  },
  steps: [
    {
      id: 'meet',
      goal: any(heard('duel-begins'), reaches({ at: ['1,0'] })),
      at: ['hex 1,0'],
      show: ['play march', 'walk 1,0'],
      astray: { away: heard('walked') },
    },
    { id: 'attack', goal: heard('duel-begins'), at: ['question'], show: ['walk 1,0', 'duel goldyx'] },
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
    map: { '1,0': 'white city' },
    cities: { '1,0': { level: 1, garrison: ['prowlers', 'prowlers'], face: 'up' } },
    others: { goldyx: { at: '2,0', level: 3, fame: 8, hand: ['march', 'rage', 'rage', 'stamina'], mana: ['red'] } },
    source: ['red', 'blue', 'green', 'white'],
  },
  steps: [
    { id: 'plan', at: ['hex 1,0'] },
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
      at: ['hex 1,0'],
      show: ['play march', 'assault 1,0'],
    },
    {
      id: 'fight',
      goal: everHeard('enemy-defeated'),
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
    { id: 'result', at: ['round'] },
  ],
});

export const FIGHTING = [elements, spells, city, duel, together];
