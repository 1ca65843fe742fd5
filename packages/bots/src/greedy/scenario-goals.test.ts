import type { Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { turns } from '../testing/watching.ts';

describe('in Druid Nights a sensible player', () => {
  const druids = (scene: Scene): Scene => ({ scenario: 'druid-nights', players: 2, source: [], ...scene });

  it('marks an adjacent glade', () => {
    const scene = druids({ map: { '1,0': 'plains magical-glade' }, hand: ['march', 'stamina'] });
    for (const turn of turns(scene)) expect(turn).toContain('walk 1,0 · mark glade');
  });

  it('performs no incantation by day', () => {
    const scene = druids({ shields: [{ at: '1,0', by: 'tovak' }], map: { '1,0': 'magical-glade' }, hand: ['rage'] });
    for (const turn of turns(scene)) expect(turn).not.toContain('incantation');
  });
});

describe('in One to Return a sensible player', () => {
  it('is back at the portal when the last Round ends', () => {
    const scene: Scene = {
      scenario: 'one-to-return',
      players: 2,
      source: [],
      round: 4,
      time: 'night',
      at: '2,0',
      hand: ['march', 'march', 'stamina'],
      deck: [],
    };
    for (const turn of turns(scene)) expect(turn).toContain('walk 0,0');
  });
});
