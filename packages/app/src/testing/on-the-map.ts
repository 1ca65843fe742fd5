import type { Scene } from '@deedbook/engine';

/** A turn with an enemy and a village in reach: there is something to plan. */
export const ON_THE_MAP: Scene = {
  hand: ['march', 'rage'],
  mana: ['red'],
  source: [],
  at: '0,0',
  map: { '0,0': 'plains', '1,0': 'plains', '0,1': 'village' },
  enemies: [{ at: '1,0', enemy: 'wolf-riders', role: 'rampaging' }],
};
