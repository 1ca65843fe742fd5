import { buildScene, type Scene, Session } from '@deedbook/engine';
import { NO_ORDERS, type Orders } from '@deedbook/protocol';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../testing/test-server.ts';
import { freeSeat } from './seats.ts';
import { orderFor } from './standing-orders.ts';
import { Table } from './table.ts';

const GOLDYX = 1;

/** What is done for Goldyx in a scene of Tovak's turn. */
function ordered(scene: Scene, orders: Partial<Orders>) {
  const table = new Table({ id: 'table-id', code: 'ABCDEF', seed: 'x', created: 1 }, SETTINGS);
  table.seats = ['tovak', 'goldyx'].map((hero, i) => ({ ...freeSeat(), hero, account: `p${i}` }));
  table.seats[GOLDYX] = { ...table.seats[GOLDYX]!, orders: { ...NO_ORDERS, ...orders } };
  table.state = 'playing';
  table.session = new Session(buildScene(scene));
  const order = orderFor(table, GOLDYX);
  return order === null || order === 'think' ? order : order.key;
}

/** Tovak attacks Goldyx, who may block. */
const attacked = (attack: string, wounds = 0): Scene => ({
  source: [],
  playerCombat: { phase: 'melee', step: 'block', attack: [attack], wounds: { goldyx: wounds } },
  others: { goldyx: { hand: ['rage', 'determination'] } },
});

describe('standing orders', () => {
  it('wait for the player unless they say something', () => {
    expect(ordered(attacked('attack 9'), {})).toBeNull();
    expect(ordered(attacked('attack 9'), { plunder: 'plunder' })).toBeNull();
  });

  it('defend with all a computer player finds, or pass', () => {
    expect(ordered(attacked('attack 9'), { defence: 'defend-fully' })).toBe('think');
    expect(ordered(attacked('attack 9'), { defence: 'pass' })).toBe('stand');
  });

  // Goldyx has Armor 2 and a Hand limit of 5: 10 damage are 5 Wounds (PVP-DMG-03, CMB-KO-01).
  it.each([
    [9, 0, 'stand'],
    [10, 0, 'think'],
    [2, 3, 'stand'],
    [4, 3, 'think'],
  ] as const)('pass on an attack of %d after %d Wounds unless it knocks the hero out', (attack, wounds, order) => {
    expect(ordered(attacked(`attack ${attack}`, wounds), { defence: 'pass-unless-knocked-out' })).toBe(order);
  });

  const village = { map: { '3,0': 'village' }, at: '1,1', hand: ['promise'] } satisfies Scene;
  const atVillage = (goldyx: object = {}): Scene => ({ ...village, others: { goldyx: { at: '3,0', ...goldyx } } });

  it('PLU-01 plunder on the turn of another player, only if ordered', () => {
    expect(ordered(atVillage(), { plunder: 'plunder' })).toBe('plunder');
    expect(ordered(atVillage(), {})).toBeNull();
    expect(ordered(atVillage(), { defence: 'defend-fully' })).toBeNull();
  });

  it('PLU-01 PLU-03 plunder nothing where it is not allowed: elsewhere, or a second time', () => {
    expect(ordered(atVillage({ at: '3,1' }), { plunder: 'plunder' })).toBeNull();
    expect(ordered(atVillage({ plundered: true }), { plunder: 'plunder' })).toBeNull();
  });

  it('PLU-01 PLU-05 plunder just before the player’s own turn, the last chance, but do not begin the turn', () => {
    const before = (goldyx: object = {}): Scene => ({ ...atVillage(goldyx), moment: 'before turn', turn: 'goldyx' });
    expect(ordered(before(), { plunder: 'plunder' })).toBe('plunder');
    expect(ordered(before(), { plunder: 'ask' })).toBeNull();
    expect(ordered(before({ plundered: true }), { plunder: 'plunder' })).toBeNull();
  });

  it('PVP-DEF-01 plunder before defending, and then defend as ordered', () => {
    const scene: Scene = {
      source: [],
      map: { '0,0': 'village' },
      playerCombat: { participation: 'asked' },
      others: { goldyx: { hand: ['rage', 'determination'] } },
    };
    expect(ordered(scene, { defence: 'pass' })).toBe('partial');
    expect(ordered(scene, { defence: 'defend-fully' })).toBe('full');
    expect(ordered(scene, { defence: 'defend-fully', plunder: 'plunder' })).toBe('plunder');
  });
});
