import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** A fight with a Minotaur (Armor 5) as the target. */
const fighting = (scene: Scene, phase: 'ranged' | 'block' | 'damage' | 'attack' = 'ranged'): Playing =>
  playing({ source: [], combat: { enemies: ['minotaur'], targets: ['minotaur'], phase }, ...scene });

describe.each([
  ['fireball', 'red', 'fire'],
  ['snowstorm', 'blue', 'ice'],
] as const)('%s', (card, color, element) => {
  it('CRD-07 is a Ranged Attack of 5 for one mana of its color', () => {
    const p = fighting({ hand: [card], mana: [color] }).answer(`play ${card}`);
    expect([values(p), p.me.mana, p.me.played]).toEqual([[['ranged', element, 5]], [], [{ card, as: 'basic' }]]);
    expect(p.answer('attack').told('enemy-defeated')).toHaveLength(1);
    expect(values(fighting({ hand: [card], mana: [color] }, 'attack').answer(`play ${card}`))).toEqual([
      ['ranged', element, 5],
    ]);
  });

  it('CRD-07 has no effect without mana', () => {
    const p = fighting({ hand: [card] }, 'attack');
    expect([p.refusal(`play ${card}`), p.refusal(`power ${card}`)]).toEqual(['MAN-06', 'MAN-06']);
    expect(p.offered('play', 'power', 'sideways')).toEqual([
      `sideways ${card} attack`,
      `sideways ${card} influence`,
      `sideways ${card} move`,
    ]);
  });

  it('CRD-20 is for the attacking phases', () => {
    for (const phase of ['block', 'damage'] as const) {
      expect(fighting({ hand: [card], mana: [color] }, phase).refusal(`play ${card}`)).toBe('CRD-20');
    }
    expect(playing({ hand: [card], mana: [color], source: [] }).refusal(`play ${card}`)).toBe('CRD-20');
  });

  it('CRD-07 strong: a Siege Attack of 8 and a Wound for its color and black, by night', () => {
    const p = fighting({ time: 'night', hand: [card], mana: [color, 'black'] }).answer(`power ${card}`);
    expect([values(p), p.me.mana, p.me.hand]).toEqual([[['siege', element, 8]], [], ['wound']]);
    expect(p.state.combat?.wounds).toBe(1);
  });

  it('MAN-08 strong: not by day', () => {
    expect(fighting({ hand: [card], mana: [color, 'black'] }).refusal(`power ${card}`)).toBe('MAN-08');
    expect(fighting({ hand: [card], mana: [color, 'gold'] }).refusal(`power ${card}`)).not.toBeNull();
  });

  it('CRD-11 strong: both mana must be available', () => {
    const night: Scene = { time: 'night', hand: [card] };
    expect(fighting({ ...night, mana: [color] }).refusal(`power ${card}`)).not.toBeNull();
    expect(fighting({ ...night, mana: ['black'] }).refusal(`power ${card}`)).not.toBeNull();
  });

  it('MAN-10 SRC-06 strong: by day where night rules apply, even with a black die; gold is useless there', () => {
    const dungeon: Scene = { map: { '0,0': 'dungeon' }, hand: [card] };
    const p = fighting({ ...dungeon, mana: [color], source: ['black'] }).answer(`power ${card}`);
    expect([values(p), p.me.dice]).toEqual([[['siege', element, 8]], [{ color: 'black', roll: true }]]);
    expect(fighting({ ...dungeon, mana: ['gold'], source: ['gold'] }).refusal(`play ${card}`)).not.toBeNull();
    expect(fighting({ hand: [card], mana: ['gold'] }).refusal(`play ${card}`)).toBeNull();
  });

  it('CMB-RNG-05 only the strong effect reaches a fortified enemy at range', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, combat: { enemies: ['swordsmen'], targets: ['swordsmen'] } };
    const p = playing({ ...keep, time: 'night', hand: [card], mana: [color, 'black'], source: [] });
    expect([p.refusal(`play ${card}`), p.refusal(`power ${card}`)]).toEqual(['CMB-RNG-05', null]);
    expect(p.answer(`power ${card}`, 'attack').state.shields).toHaveLength(1);
  });

  it('CRD-12 goes to the discard pile at the end of the turn', () => {
    const p = fighting({ hand: [card], mana: [color], deck: [] }).answer(`play ${card}`, 'attack', 'end-turn');
    while (p.seat === 0) p.answer(p.offered()[0] ?? '');
    expect(p.me.discard).toContain(card);
  });
});
