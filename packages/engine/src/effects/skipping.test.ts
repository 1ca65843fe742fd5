import { describe, expect, it } from 'vitest';
import { damage, dueling, GOLDYX, TOVAK } from '../testing/dueling.ts';
import { print } from '../testing/made-up.ts';
import { playing } from '../testing/playing.ts';
import { skipAttacks } from './enemies.ts';

describe('effects that skip the Block and Assign Damage phases', () => {
  print('whirlwind', { basic: skipAttacks() });
  const scene = { hand: ['whirlwind'], mana: ['white'], source: [] } as const;

  it('PVP-EFX-10 EX-PVP-31 cancel one attack: no damage, cards stay played, Units spent, and the combat continues', () => {
    const attack = ['attack 7', 'attack 2 by peasants'];
    const goldyx = { units: ['peasants spent'], played: ['rage'] };
    const p = dueling({ phase: 'melee', attacker: 'goldyx', step: 'block', attack }, goldyx, scene);
    expect(damage(p.answer('play whirlwind'))).toBe(0);
    p.answer('stand');
    expect([p.seat, p.prompt]).toEqual([TOVAK, 'duel-attack']);
    expect([p.player(GOLDYX).units[0]?.spent, p.player(GOLDYX).played.length]).toEqual([true, 1]);
    expect(dueling({ phase: 'melee' }, {}, scene).refusal('play whirlwind')).toBe('PVP-EFX-10');
  });

  it('prevent every enemy from attacking in any other combat', () => {
    const p = playing({ ...scene, combat: { enemies: ['prowlers', 'wolf-riders'] } });
    p.answer('play whirlwind', 'end-phase', 'end-phase');
    expect(p.state.combat?.phase).toBe('attack');
  });
});
