import { BASIC_COLORS, type Scene } from '@deedbook/engine';

/*
 * Positions from which random play meets what whole games seldom come to: large armies, hard fights, every site, rewards.
 */

const crystals = Object.fromEntries(BASIC_COLORS.map(color => [color, 3]));
const rich: Scene = {
  level: 9,
  hand: ['march', 'rage', 'determination', 'tranquility', 'wound', 'fireball', 'ice-bolt', 'regeneration'],
  mana: ['red', 'blue', 'black', 'gold'],
  crystals,
};

const army = ['altem-mages', 'amotep-freezers', 'illusionists', 'utem-swordsmen', 'altem-guardians'];

const FIGHTS: readonly Scene[] = [
  { units: army, combat: { enemies: ['wolf-riders', 'wolf-riders', 'orc-summoners'] } },
  { units: army, combat: { enemies: ['fire-dragon', 'ice-dragon', 'cursed-hags'], phase: 'block' } },
  { units: army, time: 'night', combat: { enemies: ['diggers', 'high-dragon'], phase: 'attack', soFar: ['attack 3'] } },
  {
    units: ['peasants', 'peasants spent', 'guardian-golems'],
    combat: { enemies: ['medusa', 'monks'], phase: 'damage' },
  },
  { units: ['catapults'], map: { '0,0': 'keep' }, combat: { enemies: ['guardsmen'] } },
  { units: ['catapults'], map: { '0,0': 'mage-tower' }, combat: { enemies: ['fire-golems'] } },
  { units: ['fire-mages'], map: { '0,0': 'monastery' }, combat: { enemies: ['monks'] } },
];

const VISITS: readonly Scene[] = [
  { units: ['herbalists', 'peasants spent', 'foresters wounded'], map: { '0,0': 'village' }, interacting: true },
  { units: ['peasants', 'peasants wounded'], map: { '0,0': 'monastery' }, monasteryOffer: ['agility'], heal: 3 },
  { map: { '0,0': 'mage-tower' }, shields: [{ at: '0,0', by: 0 }], influence: 20, interacting: true },
  { level: 1, units: ['peasants'], map: { '0,0': 'village' }, influence: 20, interacting: true },
  { map: { '0,0': 'village' }, moment: 'before turn' },
  { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'altar-red' }] },
  { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'enemies-green-green' }] },
  ...['dungeon', 'tomb', 'monster-den', 'spawning-grounds'].map(site => ({ map: { '0,0': site } })),
  { map: { '0,0': 'monster-den' }, enemies: [{ at: '0,0', enemy: 'minotaur' }] },
  { map: { '0,0': 'dungeon' }, shields: [{ at: '0,0', by: 0 }] },
  { map: { '0,0': 'monster-den' }, shields: [{ at: '0,0', by: 0 }] },
  {
    enemies: [
      { at: '1,0', enemy: 'prowlers' },
      { at: '0,1', enemy: 'diggers' },
    ],
  },
];

const REWARDS: readonly Scene[] = [
  { rewards: ['artifact x2', 'spell', 'unit', 'random-crystal x3', 'crystals', 'advanced-action'] },
  { level: 1, units: ['peasants'], rewards: ['unit', 'dungeon x2'] },
  { level: 2, fame: 10, units: ['peasants'], rewards: ['unit'] },
  { level: 1, fame: 4 },
].map(scene => ({ ...scene, moment: 'end of turn' as const }));

export const SCENES: readonly Scene[] = [...FIGHTS, ...VISITS, ...REWARDS].map(scene => ({ ...rich, ...scene }));
