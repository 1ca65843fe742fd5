import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { endTurn, fighting, skilled, values } from '../../testing/using-skills.ts';

describe('Dark Paths and Dark Negotiation', () => {
  it.each([
    ['arythea-dark-paths', 'move', 1, 2],
    ['arythea-dark-negotiation', 'influence', 2, 3],
  ] as const)('%s gives %s %i by day and %i by night', (name, points, day, night) => {
    expect(skilled(name).answer(`skill ${name}`).turn[points]).toBe(day);
    expect(skilled(name, { time: 'night' }).answer(`skill ${name}`).turn[points]).toBe(night);
  });
});

describe('Burning Power', () => {
  it('is a Siege Attack 1, physical or Fire', () => {
    const p = fighting('arythea-burning-power', 'ranged').answer('skill arythea-burning-power');
    expect(p.offered()).toEqual(['siege attack 1', 'siege fire attack 1']);
    expect(values(p.answer('siege attack 1'))).toEqual([['siege', 'physical', 1]]);
  });
});

describe('Hot Swordsmanship', () => {
  it('is Attack 2, physical or Fire', () => {
    const p = fighting('arythea-hot-swordsmanship', 'attack').answer('skill arythea-hot-swordsmanship');
    expect(p.offered()).toEqual(['attack 2', 'fire attack 2']);
    expect(values(p.answer('fire attack 2'))).toEqual([['melee', 'fire', 2]]);
  });
});

describe('Dark Fire Magic', () => {
  it('gives a red crystal and a red or black mana token', () => {
    const p = skilled('arythea-dark-fire-magic').answer('skill arythea-dark-fire-magic');
    expect([p.me.crystals.red, p.offered()]).toEqual([1, ['black', 'red']]);
    expect(p.answer('black').me.mana).toEqual(['black']);
  });
});

describe('Power of Pain', () => {
  const use = 'skill arythea-power-of-pain';

  it('a Wound is played sideways for 2 and goes to the discard pile at the end of the turn', () => {
    const p = skilled('arythea-power-of-pain', { hand: ['wound', 'march'] }).answer(use);
    expect(p.offered()).toEqual(['sideways wound influence', 'sideways wound move']);
    p.answer('sideways wound move');
    expect([p.turn.move, p.me.hand, p.turn.cardUsed]).toEqual([2, ['march'], false]); // TRN-12
    expect(endTurn(p).me.discard).toContain('wound');
  });

  it('gives Attack and Block in their phases, and needs a Wound in hand', () => {
    const p = fighting('arythea-power-of-pain', 'block', { hand: ['wound'] }).answer(use, 'sideways wound block');
    expect(values(p)).toEqual([['block', 'physical', 2]]);
    expect(skilled('arythea-power-of-pain').refusal(use)).toBe('HEA-03');
    // CRD-09: without the Skill a Wound cannot be played sideways.
    expect(skilled([], { hand: ['wound', 'march'] }).refusal('sideways wound move')).toBe('CRD-09');
  });
});

describe('Invocation', () => {
  const power = (card: string, scene: Scene) => skilled('arythea-invocation', scene).answer(`power ${card}`);

  it('a Wound is discarded to pay red, another card to pay white or green, and the mana is used at once', () => {
    const p = power('march', { hand: ['march', 'rage', 'wound'] });
    expect([p.prompt, p.offered()]).toEqual(['pay', ['arythea-invocation rage green']]);
    p.answer('arythea-invocation rage green');
    expect([p.turn.move, p.me.hand, p.me.discard, p.me.mana]).toEqual([4, ['wound'], ['rage'], []]);
    expect(p.me.skills).toEqual([{ skill: 'arythea-invocation', used: true }]);
    const red = fighting('arythea-invocation', 'attack', { hand: ['rage', 'wound'] }).answer('power rage');
    expect(red.offered()).toEqual(['arythea-invocation wound red']);
    expect(red.answer('arythea-invocation wound red').me.discard).toEqual(['wound']);
  });

  it('is one way of several, once per turn, and never discards the card being played', () => {
    const p = power('march', { hand: ['march x2', 'rage'], mana: ['green'] });
    expect(p.offered()).toEqual(['arythea-invocation march green', 'arythea-invocation rage green', 'green token']);
    p.answer('arythea-invocation rage green', 'power march');
    expect([p.turn.move, p.me.mana]).toEqual([8, []]);
    expect(skilled('arythea-invocation', { hand: ['march'] }).refusal('power march')).toBe('MAN-06');
  });

  it('black pays for a strong Spell at night, not by day; a Wound gives nothing else', () => {
    const scene: Scene = { hand: ['fireball', 'wound'], mana: ['red'] };
    const combat = { enemies: ['swordsmen'], targets: ['swordsmen'] };
    const night = skilled('arythea-invocation', { ...scene, combat, time: 'night' });
    expect(night.refusal('power fireball')).toBeNull();
    expect(skilled('arythea-invocation', { ...scene, combat }).refusal('power fireball')).not.toBeNull();
    expect(skilled('arythea-invocation', { hand: ['stamina', 'wound', 'rage'] }).refusal('power stamina')).toBe(
      'MAN-06',
    );
  });

  it('SKL-02 is not used on its own, without something to pay for', () => {
    const p = skilled('arythea-invocation', { hand: ['march', 'wound'] });
    expect([p.offered('skill'), p.refusal('skill arythea-invocation')]).toEqual([[], 'SKL-02']);
  });
});

describe('Polarization', () => {
  const paying = (scene: Scene, key = 'power march') => skilled('arythea-polarization', scene).answer(key);

  it.each([
    ['march', 'white'],
    ['stamina', 'red'],
    ['concentration', 'white'],
  ] as const)('%s can be powered with %s mana, from a die, a token or a crystal', (card, color) => {
    const scene: Scene = { hand: [card, 'rage', 'march'], mana: [color], crystals: { [color]: 1 }, source: [color] };
    const p = skilled('arythea-polarization', scene);
    expect(p.refusal(`power ${card}`)).toBeNull();
    expect(p.answer(`power ${card}`).offered()).toEqual(
      ['crystal', 'die', 'token'].map(from => `arythea-polarization ${color} ${from}`),
    );
  });

  it('is then used up for the turn, and back on the next', () => {
    const p = paying({ hand: ['march x2', 'stamina'], mana: ['white', 'white'] }).answer(
      'arythea-polarization white token',
    );
    expect([p.turn.move, p.me.mana, p.refusal('power march')]).toEqual([4, ['white'], 'MAN-06']);
    expect(endTurn(p).me.skills).toEqual([{ skill: 'arythea-polarization', used: false }]);
  });

  it('by day black counts as any basic color, even from a depleted die, which is the normal die', () => {
    const p = paying({ hand: ['march x2'], source: ['black', 'green'] });
    expect(p.offered()).toEqual(['arythea-polarization black die', 'green die']);
    p.answer('arythea-polarization black die');
    expect([p.turn.move, p.turn.diceUsed, p.refusal('power march')]).toEqual([4, 1, 'TRN-10']);
    const night: Scene = { hand: ['march'], mana: ['black'], time: 'night' };
    expect(skilled('arythea-polarization', night).refusal('power march')).toBe('MAN-06');
  });

  it('at night gold counts as black, only for the strong effect of a Spell', () => {
    const combat = { enemies: ['swordsmen'], targets: ['swordsmen'] };
    const scene: Scene = { hand: ['fireball'], mana: ['red', 'gold'], combat };
    const p = skilled('arythea-polarization', { ...scene, time: 'night' });
    expect(p.answer('power fireball').offered()).toEqual(['arythea-polarization gold token']);
    expect(skilled('arythea-polarization', scene).refusal('power fireball')).not.toBeNull();
    const unit: Scene = { units: ['altem-mages'], mana: ['gold'], combat, time: 'night' };
    expect(skilled('arythea-polarization', unit).offered('use altem-mages ability')).toEqual([]);
  });
});

describe('Invocation and Polarization together', () => {
  it('mana made from a card counts as the opposite color, and both Skills are used', () => {
    const both = ['arythea-invocation', 'arythea-polarization'];
    const p = skilled(both, { hand: ['stamina', 'wound', 'rage'] }).answer('power stamina');
    expect(p.offered()).toEqual(['arythea-polarization wound black', 'arythea-polarization wound red']);
    p.answer('arythea-polarization wound red');
    expect([p.turn.move, p.me.hand, p.me.discard, p.me.mana]).toEqual([4, ['rage'], ['wound'], []]);
    expect(p.me.skills.every(({ used }) => used)).toBe(true);
  });
});

describe('Healing Ritual', () => {
  const use = 'skill arythea-healing-ritual';
  const heroes = (goldyx: string, tovak: string) =>
    ({ goldyx: { at: goldyx, hand: ['march'] }, tovak: { at: tovak, hand: ['march'] } }) as const;
  const scene: Scene = { hero: 'arythea', hand: ['wound x3', 'march'] };

  it('up to two Wounds are thrown away, and the nearest hero takes one of them', () => {
    const p = skilled('arythea-healing-ritual', { ...scene, others: heroes('0,1', '0,2') }).answer(use);
    expect(p.offered()).toEqual(['1 wound', '2 wounds']);
    p.answer('2 wounds');
    expect([p.me.hand, p.player(1).hand, p.player(2).hand]).toEqual([
      ['wound', 'march'],
      ['march', 'wound'],
      ['march'],
    ]);
  });

  it('with one Wound, the nearest hero takes it; on a tie the player chooses', () => {
    const p = skilled('arythea-healing-ritual', { ...scene, hand: ['wound'], others: heroes('0,1', '1,0') });
    p.answer(use, '1 wound');
    expect([p.prompt, p.offered()]).toEqual(['nearest-hero', ['goldyx', 'tovak']]);
    p.answer('tovak');
    expect([p.me.hand, p.player(1).hand, p.player(2).hand]).toEqual([[], ['march'], ['march', 'wound']]);
  });

  it('needs a Wound, and cannot be used in combat or on the last turns', () => {
    expect(skilled('arythea-healing-ritual', { hero: 'arythea' }).refusal(use)).toBe('HEA-03');
    expect(fighting('arythea-healing-ritual', 'block', scene).refusal(use)).toBe('CMB-GEN-07');
    expect(skilled('arythea-healing-ritual', { ...scene, ending: true }).refusal(use)).toBe('SKL-03');
  });
});
