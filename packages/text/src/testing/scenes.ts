import { BASIC_COLORS, CARDS, DUEL_STEPS, HEROES, PHASES, type Scene, SKILLS } from '@deedbook/engine';

/*
 * Positions from which random play reaches what whole games rarely do: large armies, hard fights, every site, rewards.
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

/** Hands of Advanced Actions, one per color, with cards for them to act on. */
const DEEDS: readonly Scene[] = [
  { hand: ['blood-ritual', 'decompose', 'maximal-effect', 'into-the-heat', 'march', 'rage', 'fire-bolt'] },
  { hand: ['frost-bridge', 'pure-magic', 'steady-tempo', 'crystal-mastery', 'magic-talent', 'stamina', 'rage'] },
  { hand: ['path-finding', 'in-need', 'ambush', 'training', 'march', 'rage', 'wound'], units: ['peasants wounded'] },
  { hand: ['agility', 'song-of-wind', 'heroic-tale', 'diplomacy', 'mana-storm', 'learning'], influence: 9 },
].flatMap((scene): Scene[] => [
  scene,
  { ...scene, combat: { enemies: ['prowlers'], targets: ['prowlers'], phase: 'block' } },
  { ...scene, time: 'night', combat: { enemies: ['prowlers'], targets: ['prowlers'], phase: 'attack' } },
]);

/** A hero with all the Skills of one hero, at the moments that matter. */
const SKILLED: readonly Scene[] = HEROES.ids()
  .map(hero => SKILLS.ids().filter(id => SKILLS.get(id).hero === hero))
  .flatMap((skills): Scene[] => [
    { skills, others: { goldyx: { at: '0,1', skills } }, source: ['red', 'black', 'green'] },
    { skills, map: { '0,0': 'village' }, influence: 20, interacting: true },
    { skills, units: army, combat: { enemies: ['fire-golems'], targets: ['fire-golems'], phase: 'block' } },
    { skills, units: army, time: 'night', combat: { enemies: ['fire-golems'], targets: ['fire-golems'] } },
  ]);

/** Hands of Spells of one color at night: on the map, in every phase of a combat, and with other players. */
const SPELLS: readonly Scene[] = BASIC_COLORS.map(color =>
  CARDS.ids().filter(id => CARDS.get(id).kind === 'spell' && CARDS.get(id).color === color),
).flatMap((spells): Scene[] => {
  const scene: Scene = { time: 'night', hand: [...spells, 'march'], mana: ['black', 'black', 'black'], move: 4 };
  const enemies = ['fire-mages', 'guardsmen', 'orc-summoners'];
  return [
    { ...scene, discard: ['rage', 'stamina', 'wound'], units: ['peasants spent', 'fire-mages spent'] },
    { ...scene, map: { '2,0': 'keep', '0,1': 'lake', '0,0': 'forest' }, units: ['peasants spent', 'foresters spent'] },
    {
      ...scene,
      units: ['peasants spent wounded'],
      source: ['red', 'blue', 'green', 'white'],
      others: { goldyx: { hand: ['march', 'rage', 'fireball'], units: ['peasants'], crystals: { red: 1, blue: 1 } } },
    },
    ...PHASES.map((phase): Scene => {
      const targets = phase === 'damage' || phase === 'ranged' ? [] : ['fire-mages'];
      return { ...scene, map: { '0,0': 'keep' }, combat: { enemies, phase, targets } };
    }),
  ];
});

/** Two armies in every step of every phase, with every effect that can target the other side. */
const DUELS: readonly Scene[] = (['ranged', 'melee'] as const).flatMap(phase =>
  DUEL_STEPS.flatMap((step): Scene[] => {
    const units = [...army, 'fire-golems', 'fire-golems spent'];
    const goldyx = {
      level: 9,
      hand: rich.hand ?? [],
      units,
      banners: { illusionists: 'banner-of-fear' },
      discard: ['ruby-ring'],
      skills: ['goldyx-motivation', 'goldyx-freezing-power'],
    };
    const value = phase === 'ranged' ? 'ranged fire attack 9' : 'fire attack 9';
    const attack = step === 'attack' ? [] : [value, 'ice attack 3 by fire-golems'];
    const damage = step === 'damage' ? 12 : 0;
    const spells = ['whirlwind', 'expose', 'tremor', 'demolish', 'chill', 'burning-shield', 'flame-wall'];
    const scene: Scene = {
      time: 'night',
      hand: [...spells, 'ice-shield', 'cold-toughness', 'sword-of-justice', 'wound', 'tranquility'],
      units: ['amotep-freezers', 'utem-swordsmen', 'fire-golems', 'fire-golems'],
      banners: { 'utem-swordsmen': 'banner-of-fear' },
      skills: ['tovak-resistance-break'],
      mana: ['black', 'black', 'red', 'white'],
      others: { goldyx },
    };
    const exchange = { phase, step, attack, damage };
    return [
      { ...scene, playerCombat: { ...exchange, attacker: 'tovak' } },
      {
        ...scene,
        map: { '0,0': 'mage-tower' },
        playerCombat: { ...exchange, attacker: 'goldyx', participation: 'partial' },
      },
    ];
  }),
);

/** A hero about to be attacked by another hero, or facing a single enemy that another player makes harder. */
const ATTACKED: readonly Scene[] = [
  { variants: ['interactive-combat'], enemies: [{ at: '1,0', enemy: 'prowlers' }] },
  { playerCombat: { participation: 'asked' }, map: { '0,0': 'village' }, others: { goldyx: { hand: ['march'] } } },
  { pvp: true, at: '1,0', path: ['0,0', '1,0'], others: { goldyx: { at: '1,0', hand: ['wound'] } } },
];

export const SCENES: readonly Scene[] = [
  ...FIGHTS,
  ...VISITS,
  ...REWARDS,
  ...DEEDS,
  ...SKILLED,
  ...SPELLS,
  ...DUELS,
  ...ATTACKED,
].map(scene => ({
  ...rich,
  ...scene,
}));
