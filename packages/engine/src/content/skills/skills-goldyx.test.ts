import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import { endTurn, fighting, skilled, values } from '../../testing/using-skills.ts';

describe('Freezing Power', () => {
  it('is a Siege Attack 1, physical or Ice', () => {
    const p = fighting('goldyx-freezing-power', 'ranged').answer('skill goldyx-freezing-power');
    expect(p.offered()).toEqual(['siege attack 1', 'siege ice attack 1']);
    expect(values(p.answer('siege ice attack 1'))).toEqual([['siege', 'ice', 1]]);
    expect(skilled('goldyx-freezing-power').refusal('skill goldyx-freezing-power')).toBe('CRD-20');
  });
});

describe('Potion Making', () => {
  it('is Heal 2 once per Round, not in combat', () => {
    const p = skilled('goldyx-potion-making', { hand: ['wound', 'wound', 'march'] }).answer(
      'skill goldyx-potion-making',
    );
    expect([p.turn.heal, p.refusal('skill goldyx-potion-making')]).toEqual([2, 'SKL-02']);
    expect(endTurn(endTurn(p)).refusal('skill goldyx-potion-making')).toBe('SKL-02');
    expect(fighting('goldyx-potion-making', 'block').refusal('skill goldyx-potion-making')).toBe('CMB-GEN-07');
  });
});

describe.each(['white', 'green', 'red'] as const)('the Crystal Craft of %s', color => {
  it('gives a blue crystal and a mana token; with three blue crystals two tokens (MAN-05)', () => {
    const name = `goldyx-${color}-crystal-craft`;
    const p = skilled(name).answer(`skill ${name}`);
    expect([p.me.crystals.blue, p.me.mana]).toEqual([1, [color]]);
    const full = skilled(name, { crystals: { blue: 3 } }).answer(`skill ${name}`);
    expect([full.me.crystals.blue, full.me.mana]).toEqual([3, ['blue', color]]);
  });
});

describe('Glittering Fortune', () => {
  const use = 'skill goldyx-glittering-fortune';
  const village: Scene = { map: { '0,0': 'village' }, interacting: true };

  it('is Influence 1 for each different color of the player’s crystals, in an interaction', () => {
    const crystals = { red: 3, blue: 1, white: 1 };
    expect(skilled('goldyx-glittering-fortune', { ...village, crystals }).answer(use).turn.influence).toBe(3);
    expect(skilled('goldyx-glittering-fortune', { crystals }).refusal(use)).toBe('INT-01');
    expect(skilled('goldyx-glittering-fortune', village).refusal(use)).toBe('MAN-04');
  });
});

describe('Flight', () => {
  const use = 'skill goldyx-flight';
  const at = (p: { me: { hex: number | null } }) => hexName(p.me.hex as number);

  it('moves to an adjacent space for free, or two spaces for 2 Move points', () => {
    const near = skilled('goldyx-flight').answer(use);
    expect(near.offered()).toEqual(['fly -1,0', 'fly -1,1', 'fly 0,-1', 'fly 0,1', 'fly 1,-1', 'fly 1,0']);
    expect([at(near.answer('fly 1,0')), near.turn.move]).toEqual(['1,0', 0]);
    const far = skilled('goldyx-flight', { move: 3 }).answer(use);
    expect(far.offered()).toHaveLength(18);
    expect([at(far.answer('fly 2,0')), far.turn.move]).toEqual(['2,0', 1]);
    expect(far.refusal(use)).toBe('SKL-02');
  });

  it('crosses lakes, mountains, rampaging enemies and fortified sites, but cannot end on them', () => {
    const map = { '1,0': 'lake', '0,1': 'mountain', '-1,1': 'keep' };
    const enemies = [{ at: '-1,0', enemy: 'prowlers', role: 'rampaging' as const }];
    const p = skilled('goldyx-flight', { move: 2, map, enemies }).answer(use);
    expect(p.offered('fly 1,0', 'fly 0,1', 'fly -1,1', 'fly -1,0')).toEqual([]);
    expect(p.offered('fly 2,0', 'fly 0,2', 'fly -2,2', 'fly -2,0')).toHaveLength(4);
    p.answer('fly -2,0');
    expect([p.prompt, p.told('fight-begins')]).toEqual(['turn', []]);
  });

  it('TRN-15 is for the movement part of a turn', () => {
    expect(skilled('goldyx-flight', { part: 'action' }).refusal(use)).toBe('TRN-15');
    expect(fighting('goldyx-flight', 'ranged').refusal(use)).toBe('TRN-15');
  });
});

describe('Universal Power', () => {
  const use = 'skill goldyx-universal-power';
  const scene: Scene = { hand: ['march', 'ruby-ring', 'fireball'], mana: ['red', 'green'] };

  it('for one mana a card played sideways is worth 3, and 4 if it is an Action or Spell of that color', () => {
    const p = skilled('goldyx-universal-power', scene).answer(use, 'sideways march move');
    expect(p.offered()).toEqual(['green', 'red']);
    p.answer('green');
    expect([p.turn.move, p.me.mana, p.me.hand]).toEqual([4, ['red'], ['ruby-ring', 'fireball']]);
    expect(skilled('goldyx-universal-power', scene).answer(use, 'sideways march move', 'red').turn.move).toBe(3);
    expect(
      skilled('goldyx-universal-power', scene).answer(use, 'sideways fireball influence', 'red').turn.influence,
    ).toBe(4);
    // Artifacts have no color.
    expect(skilled('goldyx-universal-power', scene).answer(use, 'sideways ruby-ring move', 'red').turn.move).toBe(3);
  });

  it('by day gold counts as the color named, and the general rules of payment apply', () => {
    const p = skilled('goldyx-universal-power', { hand: ['march'], mana: ['gold'] }).answer(use, 'sideways march move');
    expect(p.offered()).toEqual(['blue', 'green', 'red', 'white']);
    expect(p.answer('green').turn.move).toBe(4);
    const die = skilled('goldyx-universal-power', { hand: ['march'], source: ['green'] });
    expect(die.answer(use, 'sideways march move', 'green').turn.diceUsed).toBe(1);
  });

  it('CRD-11 cannot be used without mana of a basic color; black does not work', () => {
    expect(skilled('goldyx-universal-power', { mana: ['black'], time: 'night' }).refusal(use)).toBe('CRD-11');
    expect(skilled('goldyx-universal-power', { mana: ['red'], hand: ['wound'] }).refusal(use)).toBe('CRD-30');
  });
});

describe('Source Freeze', () => {
  const use = 'skill goldyx-source-freeze';
  const others = { tovak: { hand: ['march', 'rage', 'mana-draw'] } } as const;
  const scene: Scene = {
    hero: 'goldyx',
    others,
    hand: ['march', 'march'],
    source: ['green', 'gold', 'black', 'white'],
  };

  it('SKL-03 the others lose their normal die; dice granted by effects stay usable', () => {
    const p = skilled('goldyx-source-freeze', scene).answer(use);
    expect(p.refusal('power march')).toBeNull();
    endTurn(p);
    expect([p.seat, p.refusal('power march')]).toEqual([1, 'TRN-10']);
    p.answer('play mana-draw');
    expect(p.refusal('power march')).toBeNull();
    expect(p.answer('power march', 'green die').refusal('power mana-draw')).not.toBeNull();
  });

  it('at the start of the owner’s next turn gives a crystal of the color of a Source die, which stays unchanged', () => {
    const p = skilled('goldyx-source-freeze', scene).answer(use);
    endTurn(endTurn(p));
    expect([p.seat, p.prompt, p.offered()]).toEqual([0, 'source-thaw', ['green die', 'white die']]);
    p.answer('white die');
    expect([p.me.crystals.white, p.state.source]).toEqual([1, ['green', 'gold', 'black', 'white']]);
    expect([p.prompt, p.refusal(use), p.state.modifiers]).toEqual(['turn', 'SKL-02', []]);
  });

  it('SKL-03 if the Round ends first there is no crystal, and the token is back for the next Round', () => {
    const p = skilled('goldyx-source-freeze', { ...scene, lastTurns: ['tovak'] });
    p.answer(use);
    endTurn(endTurn(p));
    expect([p.state.round, p.me.crystals]).toEqual([2, { red: 0, blue: 0, green: 0, white: 0 }]);
    expect([p.me.skills, p.state.modifiers]).toEqual([[{ skill: 'goldyx-source-freeze', used: false }], []]);
  });
});
