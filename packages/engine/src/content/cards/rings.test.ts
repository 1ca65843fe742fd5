import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

/** A ring, its color, a Spell of that color, one of another, and an Action card of the color. */
const RINGS = [
  ['ruby-ring', 'red', 'fireball', 'snowstorm', 'threaten'],
  ['sapphire-ring', 'blue', 'snowstorm', 'fireball', 'stamina'],
  ['diamond-ring', 'white', 'expose', 'fireball', 'promise'],
  ['emerald-ring', 'green', 'tremor', 'fireball', 'march'],
] as const;

const NIGHT = { time: 'night', source: [] } as const;

describe.each(RINGS)('%s', (ring, color, spell, other, action) => {
  it('gives Fame 1, a crystal and a mana token of its color, and is kept', () => {
    const p = playing({ hand: [ring, 'rage'] }).answer(`play ${ring}`);
    expect([p.me.fame, p.me.crystals[color], p.me.mana]).toEqual([1, 1, [color]]);
    p.answer('end-turn', 'done');
    expect([p.me.discard.includes(ring), p.state.removed]).toEqual([true, []]);
  });

  it('MAN-05 gives a second token instead of a fourth crystal', () => {
    const p = playing({ hand: [ring], crystals: { [color]: 3 } }).answer(`play ${ring}`);
    expect([p.me.crystals[color], p.me.mana]).toEqual([3, [color, color]]);
  });

  it('CRD-08 thrown away, gives unlimited mana of its color, this turn only', () => {
    const scene = { hand: [ring, action, action], deck: [action, 'rage', 'rage', 'rage', 'rage', 'rage'], source: [] };
    const p = playing({ ...scene, players: 1 }).answer(`power ${ring}`, `power ${action}`);
    const from = () => p.told('mana-paid').map(paid => [paid.color, paid.from]);
    p.answer(`power ${action}`);
    expect(from()).toEqual([
      [color, 'endless'],
      [color, 'endless'],
    ]);
    p.answer('end-turn', ...(p.prompt === 'discard-step' ? ['done'] : []));
    expect(p.state.removed).toEqual([ring]);
    expect([p.seat, p.me.hand[0], p.refusal(`power ${action}`)]).toEqual([0, action, 'MAN-06']);
  });

  it('every Spell of its color cast gives Fame 1, others none', () => {
    const fame = (card: string, mana: readonly ('red' | 'blue')[]) => {
      const combat = { enemies: ['prowlers'], targets: ['prowlers'] };
      const p = playing({ ...NIGHT, hand: [ring, card], mana, combat }).answer(`power ${ring}`, `play ${card}`);
      return p.me.fame;
    };
    expect(fame(spell, [])).toBe(1);
    expect(fame(other, [color === 'red' ? 'blue' : 'red'])).toBe(0);
  });
});

describe.each(RINGS)('%s, thrown away after a Spell', (ring, color, spell, other) => {
  it('Fame counts every Spell of its color this turn, including those cast before', () => {
    const combat = { enemies: ['swordsmen'], targets: ['swordsmen'] };
    const scene = { ...NIGHT, hand: [ring, spell, other], mana: [color, 'red', 'blue'] as const, combat };
    const p = playing(scene).answer(`play ${spell}`);
    if (p.prompt === 'pay') p.answer(`${color} token`);
    while (p.prompt !== 'combat-ranged') p.answer(p.offered()[0] as string);
    const fame = p.me.fame;
    expect(p.answer(`power ${ring}`).me.fame - fame).toBe(1);
  });
});

describe('the mana of rings', () => {
  const scene = { hand: ['ruby-ring', 'fireball'], source: [] } as const;

  it('MAN-08 black mana still works only at night', () => {
    const combat = { enemies: ['prowlers'], targets: ['prowlers'] };
    const day = playing({ ...scene, combat }).answer('power ruby-ring');
    expect([day.offered('play', 'power'), day.refusal('power fireball')]).toEqual([['play fireball'], 'MAN-08']);
    const night = playing({ ...scene, combat, time: 'night' }).answer('power ruby-ring', 'power fireball');
    expect(night.told('mana-paid').map(({ as, from }) => [as, from])).toEqual([
      ['red', 'endless'],
      ['black', 'endless'],
    ]);
    expect(night.me.fame).toBe(1);
  });

  it('MAN-10 black mana can be used in a dungeon by day', () => {
    const p = playing({
      ...scene,
      map: { '0,0': 'dungeon' },
      combat: { enemies: ['minotaur'], targets: ['minotaur'] },
    }).answer('power ruby-ring');
    expect(p.offered('power fireball')).toEqual(['power fireball']);
  });

  it('is one of the ways to pay: crystals and tokens may be used instead', () => {
    const p = playing({ hand: ['ruby-ring', 'threaten'], crystals: { red: 1 }, mana: ['gold'], source: ['red'] });
    p.answer('power ruby-ring', 'power threaten');
    expect(p.offered()).toEqual(['gold token', 'red crystal', 'red die', 'red endless']);
  });

  it('cannot be stored as a crystal, but can pay for effects that make crystals', () => {
    const p = playing({ hand: ['ruby-ring', 'crystallize'], source: [] }).answer('power ruby-ring');
    expect([p.me.mana, p.me.crystals.red, p.offered('break')]).toEqual([[], 0, []]);
    p.answer('play crystallize');
    expect(p.me.crystals.red).toBe(1);
  });

  it('Fame is for casting: a Spell played sideways gives none', () => {
    const p = playing({ ...scene }).answer('power ruby-ring', 'sideways fireball move');
    expect(p.me.fame).toBe(0);
  });
});
