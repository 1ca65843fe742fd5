import { describe, expect, it } from 'vitest';
import { whyNotAgreed } from '../../rules/options.ts';
import type { Scene } from '../../scene/scene.ts';
import { foe, goTo } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';
import { viewOf } from '../../view/view.ts';

const SCENE: Scene = {
  ...{ scenario: 'full-conquest', variants: ['interactive-combat'], at: '0,0' },
  enemies: [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }],
};

/** Prowlers have Armor 3, Attack 4 and Fame 2. */
const against = (die: string) => playing(SCENE).answer('challenge 1,0', `${die} die`);

describe('interactive combat', () => {
  it('VAR-ICB-01 the previous player sets a die against a single enemy', () => {
    const p = playing(SCENE).answer('challenge 1,0');
    expect([p.seat, p.prompt]).toEqual([1, 'secret-die']);
    expect(p.offered()).toEqual(['black die', 'blue die', 'red die', 'white die']);
  });

  it('VAR-ICB-01 not against several', () => {
    const enemies = [...(SCENE.enemies ?? []), { at: '0,1', enemy: 'diggers', role: 'rampaging' } as const];
    const p = playing({ ...SCENE, enemies }).answer('challenge 1,0', 'challenge 0,1');
    expect(p.prompt).toBe('combat-ranged');
  });

  it.each([
    ['white', 4, 4, 3],
    ['red', 3, 5, 3],
    ['blue', 3, 4, 4],
    ['black', 3, 4, 3],
  ])('VAR-ICB-01 %s: Armor %i at range, Attack %i, Armor %i in the Attack phase', (die, ranged, attack, armor) => {
    const p = against(die);
    expect(foe(p, 'prowlers').armor.n).toBe(ranged);
    goTo(p, 'block');
    expect(foe(p, 'prowlers').attacks[0]?.block.n).toBe(attack);
    goTo(p, 'attack');
    expect(foe(p, 'prowlers').armor.n).toBe(armor);
  });

  it('VAR-ICB-01 it is shown in its phase, not before', () => {
    const p = against('red');
    const seen = (seat: number) => viewOf(p.state, seat).modifiers.map(({ mod, n }) => [mod, n]);
    expect([seen(0), seen(1)]).toEqual([[['secret-die', -1]], [['secret-die', 1]]]);
    p.answer('end-phase');
    expect(seen(0)).toEqual([['shown-die', 1]]);
    expect(p.told('secret-die-shown')).toEqual([{ news: 'secret-die-shown', seat: 1, color: 'red' }]);
    expect(against('white').told('secret-die-shown')).toHaveLength(1);
  });

  it.each([
    ['white', 3],
    ['red', 3],
    ['blue', 3],
    ['black', 2],
  ])('VAR-ICB-01 %s: the enemy is worth %i Fame', (die, fame) => {
    const n = ['white', 'red', 'blue', 'black'].indexOf(die);
    const p = playing({
      ...{ scenario: 'full-conquest', variants: ['interactive-combat'] },
      modifiers: [{ mod: 'shown-die', by: 1, n, until: 'combat' }],
      combat: { enemies: ['prowlers'], phase: 'attack', targets: ['prowlers'], soFar: ['attack 20'] },
    }).answer('attack');
    expect(p.me.fame).toBe(fame);
  });

  it('VAR-ICB-01 it needs opponents', () => {
    expect(whyNotAgreed('full-cooperation', 2, { variants: ['interactive-combat'] })).toMatch(/does not fit/);
  });
});
