import type { Scene } from '@deedbook/engine';
import type { Pack } from '@deedbook/positions';

const small: Scene = { players: 1, level: 1, deck: [], crystals: {}, time: 'day' };

/* The first drills of each pack, made by hand: each shows one idea. */
export const HANDPICKED: Readonly<Record<Pack, readonly Scene[]>> = {
  ranged: [
    // Strike before they strike.
    {
      ...small,
      hero: 'norowas',
      hand: ['march', 'rage', 'swiftness'],
      source: ['white', 'blue', 'black'],
      map: { '0,0': 'forest' },
      combat: { enemies: ['prowlers'] },
    },
    // Fortified: arrows do not reach them.
    {
      ...small,
      hero: 'tovak',
      hand: ['determination', 'march', 'rage', 'swiftness'],
      source: ['white', 'blue', 'red'],
      map: { '0,0': 'hills' },
      combat: { enemies: ['diggers'] },
    },
  ],
  blocks: [
    // One die: for the block or for the attack?
    {
      ...small,
      hero: 'arythea',
      hand: ['determination', 'rage', 'stamina'],
      source: ['blue', 'red', 'green'],
      map: { '0,0': 'forest' },
      combat: { enemies: ['prowlers'] },
    },
    // Ice stops fire in full, and cold steel does not.
    {
      ...small,
      hero: 'tovak',
      level: 3,
      hand: ['cold-toughness', 'determination', 'rage', 'swiftness'],
      crystals: { blue: 1 },
      source: ['red', 'blue', 'black'],
      map: { '0,0': 'plains mage-tower' },
      combat: { enemies: ['fire-mages'] },
    },
  ],
  units: [
    // The Unit can block, attack or stand in the way, but only one of them.
    {
      ...small,
      hero: 'norowas',
      level: 2,
      hand: ['march', 'rage', 'stamina'],
      units: ['peasants'],
      source: ['red', 'green', 'gold'],
      map: { '0,0': 'forest' },
      combat: { enemies: ['wolf-riders'] },
    },
    // Guards are made for this.
    {
      ...small,
      hero: 'goldyx',
      level: 2,
      hand: ['march', 'rage', 'swiftness'],
      units: ['utem-guardsmen'],
      source: ['red', 'white', 'black'],
      map: { '0,0': 'hills' },
      combat: { enemies: ['wolf-riders'] },
    },
  ],
  summoners: [
    // Whoever is defeated at once summons nothing.
    {
      ...small,
      hero: 'norowas',
      level: 2,
      hand: ['rage', 'swiftness', 'swiftness'],
      crystals: { white: 1 },
      source: ['white', 'red', 'blue'],
      map: { '0,0': 'forest' },
      combat: { enemies: ['orc-summoners'] },
    },
  ],
  cities: [
    // Walls: only a siege helps before they strike.
    {
      ...small,
      hero: 'arythea',
      level: 4,
      hand: ['fireball', 'march', 'rage', 'stamina'],
      units: ['catapults'],
      crystals: { red: 1 },
      source: ['red', 'green', 'blue'],
      map: { '0,0': 'green city' },
      cities: { '0,0': {} },
      combat: { enemies: ['crossbowmen'] },
    },
  ],
};
