import { describe, expect, it } from 'vitest';
import { challenging, goTo } from '../../testing/fighting.ts';

describe('what combat cards yield', () => {
  it('CRD-23 "Attack or Block" gives one of the two, as the phase allows, never both', () => {
    const p = goTo(challenging('prowlers', { hand: ['rage'] }), 'block').answer('target prowlers', 'play rage');
    expect(p.state.combat?.values).toMatchObject([{ kind: 'block', element: 'physical', n: 2 }]);
    goTo(p, 'attack');
    expect(p.offered('play rage')).toEqual([]);
    const q = goTo(challenging('prowlers', { hand: ['rage'] }), 'attack').answer('target prowlers', 'play rage');
    expect(q.state.combat?.values).toMatchObject([{ kind: 'melee', element: 'physical', n: 2 }]);
  });

  it('CRD-24 a raise of an Attack keeps its kind and element', () => {
    const scene = { hand: ['concentration', 'swiftness'], mana: ['green'], source: [] } as const;
    const p = challenging('prowlers', scene).answer('target prowlers', 'power concentration');
    expect(p.state.combat?.values).toMatchObject([{ kind: 'ranged', element: 'physical', n: 5, from: 'swiftness' }]);
    const hero = { hero: 'goldyx', hand: ['will-focus', 'fire-bolt'], mana: ['green'], source: [] } as const;
    const q = challenging('prowlers', hero).answer('target prowlers', 'power will-focus');
    expect(q.state.combat?.values).toMatchObject([{ kind: 'ranged', element: 'fire', n: 6, from: 'fire-bolt' }]);
  });
});
