import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { challenging, foe, goTo } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

const [TOVAK, GOLDYX, NOROWAS] = [0, 1, 2];
const VARIANT: Scene = { variants: ['interactive-combat'], source: [] };

/** Tovak challenges Prowlers (Armor 3, Attack 4, Fame 2), and this die is set. */
const daring = (color: string, scene: Scene = {}) => challenging('prowlers', { ...VARIANT, ...scene }).answer(color);

describe('interactive combat', () => {
  it('VAR-ICB-01 the player before the fighter sets a die, in a combat with a single enemy', () => {
    const p = challenging('prowlers', { ...VARIANT, players: 3, order: ['norowas', 'tovak', 'goldyx'] });
    expect([p.seat, p.prompt, p.offered()]).toEqual([NOROWAS, 'dare', ['black', 'blue', 'red', 'white']]);
    p.answer('black');
    expect([p.seat, p.prompt]).toEqual([TOVAK, 'combat-ranged']);
  });

  it('VAR-ICB-01 not with several enemies, and not without the variant', () => {
    expect(challenging(['prowlers', 'wolf-riders'], VARIANT).seat).toBe(TOVAK);
    expect(challenging('prowlers').seat).toBe(TOVAK);
  });

  it('VAR-ICB-01 GAM-07 no one else knows the die until the phase it affects', () => {
    const p = daring('red');
    const seen = (seat: number) => p.session.view(seat).modifiers.map(({ mod, n }) => [mod, n]);
    expect([seen(TOVAK), seen(GOLDYX)]).toEqual([[['dare', -1]], [['dare', 1]]]);
    expect(foe(p, 'prowlers').attacks[0]?.damage.n).toBe(4);
    p.answer('end-phase');
    expect(p.told('dare-shown')).toEqual([{ news: 'dare-shown', seat: TOVAK, color: 'red' }]);
    expect(p.state.modifiers.map(({ mod }) => mod)).toEqual(['dared']);
  });

  it.each([
    ['white', [4, 4], [3, 4], [3, 4]],
    ['red', [3, 4], [3, 5], [3, 5]],
    ['blue', [3, 4], [3, 4], [4, 4]],
    ['black', [3, 4], [3, 4], [3, 4]],
  ] as const)('VAR-ICB-01 %s changes Armor and Attack in its phase', (color, ranged, block, attack) => {
    const p = daring(color, { level: 9 });
    const numbers = () => {
      const { armor, attacks } = foe(p, 'prowlers');
      return [armor.n, attacks[0]?.damage.n];
    };
    expect(numbers()).toEqual(ranged);
    p.answer('end-phase');
    expect(numbers()).toEqual(block);
    goTo(p, 'attack');
    expect(numbers()).toEqual(attack);
  });

  it.each([
    ['blue', 3],
    ['black', 2],
  ])('VAR-ICB-01 %s: the enemy is worth %i Fame', (color, fame) => {
    const p = daring(color, { fame: 0, hand: ['rage'], mana: ['red'] });
    goTo(p, 'attack').answer('target prowlers', 'power rage', 'attack');
    expect(p.me.fame).toBe(fame);
  });

  it('a die that was never revealed gives no Fame, and is gone after the combat', () => {
    const p = daring('blue', { fame: 0, hand: ['swiftness'], mana: ['white'] });
    p.answer('target prowlers', 'power swiftness', 'attack');
    expect([p.me.fame, p.state.combat]).toEqual([2, null]);
  });

  it('TEA-03 SET-27 it needs opponents', () => {
    expect(() => playing({ players: 1, variants: ['interactive-combat'] })).toThrow();
  });
});
