import { describe, expect, it } from 'vitest';
import { newGame } from '../../rules/setup/setup.ts';
import type { Scene } from '../../scene/scene.ts';
import { playing } from '../../testing/playing.ts';

const friendly = (scene: Scene) => playing({ variants: ['mana-friendly'], ...scene });

describe('friendlier variants', () => {
  it('VAR-NIC-01 the four interactive Spells are removed from the game', () => {
    const setup = { scenario: 'full-conquest', heroes: ['tovak', 'goldyx'], seed: 'nic' };
    const spells = (variants: string[]) => newGame({ ...setup, options: { variants } }).spellDeck;
    const interactive = ['mana-meltdown', 'mana-claim', 'mind-read', 'energy-flow'];
    expect(spells([])).toEqual(expect.arrayContaining(interactive));
    expect(spells(['no-interactive-spells'])).toHaveLength(spells([]).length - interactive.length);
    for (const spell of interactive) expect(spells(['no-interactive-spells'])).not.toContain(spell);
  });

  it('VAR-NIC-02 each hero has one Skill fewer', () => {
    const setup = { scenario: 'full-conquest', heroes: ['tovak', 'goldyx'], seed: 'nic' };
    const { players } = newGame({ ...setup, options: { variants: ['no-interactive-skills'] } });
    expect(players.map(({ skillPile }) => skillPile.length)).toEqual([9, 9]);
  });

  it('VAR-NIC-03 without player combat, a hero who ends on another hero’s space withdraws', () => {
    const scene = { scenario: 'full-conquest', at: '0,0', others: { goldyx: { at: '1,0' } }, move: 4, cardUsed: true };
    const p = playing({ ...scene, pvp: false }).answer('walk 1,0');
    expect(p.refusal('duel goldyx')).toBe('PVP-INI-05');
    p.answer('end-turn');
    expect(p.told('withdrew')).toHaveLength(1);
    expect(
      playing({ ...scene, pvp: true })
        .answer('walk 1,0')
        .offered('duel'),
    ).toEqual(['duel goldyx']);
  });
});

describe('mana friendly', () => {
  const hand = ['march'];

  it('VAR-NIC-04 by day a gold die cannot replace a color that the Source shows', () => {
    const scene: Scene = { hand, source: ['gold', 'green', 'red'] };
    expect(playing(scene).answer('power march').offered()).toEqual(['gold die', 'green die']);
    const p = friendly(scene).answer('power march');
    expect(p.state.source).toEqual(['gold', 'red']);
  });

  it('VAR-NIC-04 it can still replace a color that the Source does not show', () => {
    const p = friendly({ hand, source: ['gold', 'blue', 'red'] }).answer('power march');
    expect(p.state.source).toEqual(['blue', 'red']);
  });

  it('VAR-NIC-04 the refusal names the rule', () => {
    const p = friendly({ hand, source: ['gold', 'green', 'red'], mana: ['green'] }).answer('power march');
    expect(p.offered()).toEqual(['green die', 'green token']);
    expect(p.refusal('gold die')).toBe('VAR-NIC-04');
  });

  it('VAR-NIC-04 gold mana from elsewhere is not affected', () => {
    const p = friendly({ hand, source: ['green', 'red', 'red'], mana: ['gold'] }).answer('power march');
    expect(p.offered()).toEqual(['gold token', 'green die']);
  });

  it('VAR-NIC-04 gold dice cannot be changed while there are others', () => {
    const changed = (scene: Scene) =>
      friendly({ hand: ['mana-draw'], mana: ['white'], diceUsed: 1, ...scene }).answer('power mana-draw');
    const dice = (p: ReturnType<typeof friendly>) => p.offered().filter(key => key.endsWith('die'));
    expect(dice(changed({ source: ['gold', 'blue', 'red'] }))).toEqual(['blue die', 'red die']);
    expect(changed({ source: ['gold', 'blue', 'red'] }).refusal('gold die')).toBe('VAR-NIC-04');
    expect(dice(changed({ source: ['gold', 'blue', 'red'], time: 'night' }))).toContain('gold die');
    expect(changed({ source: ['gold', 'gold', 'gold'] }).prompt).toBe('set-die');
  });

  it('VAR-NIC-04 Mana Storm leaves them alone', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const p = friendly({ seed, hand: ['mana-storm'], mana: ['white'], source: ['gold', 'gold', 'blue'] });
      p.answer('power mana-storm', 'white token');
      expect(p.told('dice-rerolled').map(({ from }) => from)).toEqual([['blue']]);
    }
  });
});
