import type { Scene } from '@deedbook/engine';

/** Sample fights; `answers` are given before they are shown. */
export interface FightScene {
  readonly scene: Scene;
  readonly answers?: readonly string[];
}

const rich: Scene = {
  players: 1,
  level: 4,
  hand: ['rage', 'determination', 'march', 'fireball', 'ice-bolt', 'swiftness', 'wound'],
  mana: ['red', 'blue'],
  crystals: { red: 2, blue: 1, green: 1, white: 1 },
};
const army = ['utem-swordsmen', 'foresters', 'guardian-golems'];

export const SCENES: Readonly<Record<string, FightScene>> = {
  one: { scene: { ...rich, combat: { enemies: ['prowlers'] } } },
  attack: {
    scene: {
      ...rich,
      units: army,
      combat: {
        enemies: ['ironclads', 'ironclads', 'cursed-hags'],
        phase: 'attack',
        targets: ['ironclads', 'cursed-hags'],
        soFar: ['fire attack 4', 'attack 3', 'attack 2'],
      },
    },
  },
  spent: {
    scene: {
      ...rich,
      hand: [],
      played: [
        'rage powered',
        'determination',
        'march sideways',
        'swiftness',
        'stamina sideways',
        'crystallize',
        'threaten',
      ],
      units: army,
      combat: { enemies: ['fire-dragon', 'wolf-riders'], phase: 'block' },
    },
  },
  enough: {
    scene: { ...rich, combat: { enemies: ['prowlers'], phase: 'attack', targets: ['prowlers'], soFar: ['attack 4'] } },
  },
  five: {
    scene: {
      ...rich,
      units: army,
      combat: { enemies: ['prowlers', 'diggers', 'wolf-riders', 'cursed-hags', 'ironclads'] },
    },
  },
  keep: {
    scene: {
      ...rich,
      units: ['catapults'],
      map: { '0,0': 'keep' },
      combat: { enemies: ['guardsmen', 'swordsmen'], targets: ['swordsmen'] },
    },
  },
  summoner: {
    scene: { ...rich, units: army, combat: { enemies: ['orc-summoners', 'illusionists', 'wolf-riders'] } },
    answers: ['end-phase'],
  },
  dragon: { scene: { ...rich, units: army, combat: { enemies: ['swamp-dragon', 'high-dragon'], phase: 'block' } } },
  block: {
    scene: {
      ...rich,
      units: army,
      combat: {
        enemies: ['fire-dragon', 'wolf-riders', 'crossbowmen blocked'],
        phase: 'block',
        targets: ['fire-dragon'],
        soFar: ['ice block 5', 'block 3'],
      },
    },
  },
  damage: {
    scene: {
      ...rich,
      units: [...army, 'peasants spent'],
      combat: { enemies: ['cursed-hags', 'medusa', 'fire-golems', 'prowlers blocked'], phase: 'damage', wounds: 2 },
    },
  },
  assign: {
    scene: { ...rich, units: army, combat: { enemies: ['medusa', 'monks'], phase: 'damage' } },
    answers: ['take medusa'],
  },
  dungeon: {
    scene: {
      ...rich,
      units: army,
      map: { '0,0': 'dungeon' },
      combat: { enemies: ['minotaur', 'crypt-worm defeated'] },
    },
  },
  city: {
    scene: {
      ...rich,
      scenario: 'solo-conquest',
      units: army,
      map: { '0,0': 'green city' },
      cities: { '0,0': { level: 3, garrison: ['gunners', 'altem-guardsmen', 'swordsmen'] } },
      combat: { enemies: ['gunners', 'altem-guardsmen', 'swordsmen'], phase: 'block', targets: ['swordsmen'] },
    },
  },
  duel: {
    scene: {
      hand: ['rage', 'determination', 'march', 'fireball'],
      units: ['peasants', 'utem-swordsmen'],
      level: 4,
      pvp: true,
      others: { goldyx: { at: '0,0', units: ['foresters', 'guardian-golems'], level: 3, hand: ['rage', 'march'] } },
      playerCombat: { phase: 'melee', step: 'attack', attack: ['attack 4', 'fire attack 3'] },
    },
  },
  'duel-damage': {
    scene: {
      units: ['peasants'],
      level: 4,
      pvp: true,
      others: {
        goldyx: {
          at: '0,0',
          units: ['foresters', 'guardian-golems'],
          level: 3,
          discard: ['ruby-ring'],
          hand: ['rage'],
        },
      },
      playerCombat: { phase: 'melee', step: 'damage', attack: ['attack 12'], block: ['block 2'], damage: 10 },
    },
  },
  join: {
    scene: {
      ...rich,
      enemies: [
        { at: '1,0', enemy: 'prowlers' },
        { at: '0,1', enemy: 'diggers' },
      ],
    },
    answers: ['challenge 1,0'],
  },
};
