import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hex } from '../../state/hex.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const token = (p: Playing) => p.state.tokens.map(({ name, color, up, role }) => ({ name, color, up, role }));

/** An overwhelming attack against all enemies, ready to be made. */
const winning = (enemies: string[]) => ({ combat: { enemies, targets: enemies, soFar: ['siege 99'] } });

describe('a keep', () => {
  const KEEP: Scene = { map: { '1,0': 'hills keep' }, enemies: [{ at: '1,0', enemy: 'swordsmen', face: 'down' }] };

  it('SIT-KEE-01 its face-down garrison is revealed by day when a hero comes next to it', () => {
    const seen = (time: 'day' | 'night') => token(playing({ ...KEEP, at: '-1,0', move: 2, time }).answer('walk 0,0'));
    expect(seen('day')).toEqual([{ name: 'swordsmen', color: 'grey', up: true, role: 'garrison' }]);
    expect(seen('night')).toMatchObject([{ up: false }]);
    const far = playing({ ...KEEP, at: '-2,0', move: 2 }).answer('walk -1,0');
    expect(token(far)).toMatchObject([{ up: false }]);
  });

  it('SIT-KEE-02 REP-01 CMB-INI-01 entering it is an assault on a fortified garrison', () => {
    const p = playing({ ...KEEP, move: 3, reputation: 0, time: 'night' }).answer('assault 1,0');
    expect([p.me.reputation, p.me.hex, p.turn.move]).toEqual([-1, hex(1, 0), 0]);
    expect(p.state.combat).toMatchObject({ why: 'assault', foes: [{ enemy: 'swordsmen', fortified: true }] });
    expect(token(p)).toMatchObject([{ up: true }]);
    expect([p.session.undo(0)?.rule, p.offered('use')]).toEqual(['UND-02', []]);
  });

  it('SIT-KEE-02 CMB-OUT-05 success: the player’s Shield, and the hero stays; no other reward', () => {
    const p = playing({ map: { '0,0': 'keep' }, ...winning(['swordsmen']), played: ['march'], deck: [] });
    p.answer('attack');
    expect([p.me.fame, p.me.hex, p.state.shields]).toEqual([4, hex(0, 0), [{ hex: hex(0, 0), seat: 0 }]]);
    expect([token(p), p.state.rewards, p.refusal('interact')]).toEqual([[], [], 'TRN-15']);
  });

  it('CMB-OUT-12 failure: back where the assault came from, without a Wound; the garrison stays, face up', () => {
    const p = playing({ ...KEEP, move: 3, hand: ['rage'] })
      .answer('assault 1,0')
      .endureFight();
    const wounds = p.me.hand.filter(card => card === 'wound').length;
    expect([p.me.hex, p.told('withdrew')]).toMatchObject([hex(0, 0), [{ wounds: 0 }]]);
    expect(wounds).toBe(3); // 6 damage, Armor 2
    expect([token(p), p.state.shields]).toMatchObject([[{ name: 'swordsmen', up: true, role: 'garrison' }], []]);
  });

  it('SIT-KEE-03 END-DRAW-04 the owner recruits there and draws more', () => {
    const own: Scene = { map: { '0,0': 'keep', '3,0': 'keep' }, shields: [{ at: '0,0', by: 0 }] };
    const p = playing({ ...own, reputation: 7, unitOffer: ['utem-guardsmen', 'peasants'] }).answer('interact');
    expect(p.offered('recruit', 'buy')).toEqual(['recruit utem-guardsmen']);
    const ending: Scene = { ...own, played: ['march'], moment: 'end of turn' };
    expect(playing(ending).me.hand).toHaveLength(6);
    expect(playing({ ...ending, at: '1,0' }).me.hand).toHaveLength(6);
    expect(playing({ ...ending, at: '2,0' }).me.hand).toHaveLength(5);
    const two = { shields: [...(own.shields ?? []), { at: '3,0', by: 0 }] };
    expect(playing({ ...ending, ...two }).me.hand).toHaveLength(7);
  });

  const OTHERS: Scene = {
    map: { '1,0': 'keep' },
    shields: [{ at: '1,0', by: 'goldyx' }],
    piles: { grey: ['crossbowmen'] },
    move: 2,
  };

  it('SIT-KEE-04 CMB-INI-02 another player’s keep: an assault on one gray token drawn for it, fortified', () => {
    const p = playing(OTHERS).answer('assault 1,0');
    expect([p.me.reputation, p.state.combat?.foes]).toMatchObject([-1, [{ enemy: 'crossbowmen', fortified: true }]]);
    expect(p.session.undo(0)?.rule).toBe('UND-02');
  });

  it('SIT-KEE-04 success: half the Fame, rounded up, and the Shield is replaced by the player’s', () => {
    const scene: Scene = { ...OTHERS, hand: ['fireball'], mana: ['red'], source: [], deck: [] };
    const p = playing({ ...scene, others: { goldyx: { at: '2,0', hand: ['march'] } } }).answer('assault 1,0');
    p.answer('end-phase', 'end-phase', 'take crossbowmen', 'end-phase');
    p.answer('target crossbowmen', 'play fireball', 'attack');
    expect([p.me.fame, p.me.hex, p.state.piles.grey.discard]).toEqual([2, hex(1, 0), ['crossbowmen']]);
    expect(p.state.shields).toEqual([{ hex: hex(1, 0), seat: 0 }]);
    p.answer('end-turn', 'done');
    expect([p.seat, p.me.hex]).toEqual([1, hex(1, 0)]);
    // The former owner must assault it now.
    expect(p.answer('play march').offered('assault', 'walk 1,0')).toEqual(['assault 1,0']);
  });

  it('SIT-KEE-04 CMB-OUT-13 failure: the token is discarded and the keep stays with its owner', () => {
    const p = playing({ ...OTHERS, hand: ['rage'] })
      .answer('assault 1,0')
      .endureFight();
    expect([p.me.hex, token(p), p.state.piles.grey.discard]).toEqual([hex(0, 0), [], ['crossbowmen']]);
    expect([p.state.shields, p.me.reputation]).toEqual([[{ hex: hex(1, 0), seat: 1 }], -1]);
  });

  it('SIT-KEE-04 FIG-08 if its owner is there and heroes do not fight, only Reputation is lost', () => {
    const p = playing({ ...OTHERS, others: { goldyx: { at: '1,0' } }, played: ['march'], deck: [] });
    p.answer('assault 1,0');
    expect([p.me.reputation, p.prompt, p.told('fight-begins')]).toEqual([-1, 'turn', []]);
    expect([p.answer('end-turn').me.hex, p.me.hand]).toEqual([hex(0, 0), ['wound']]);
  });
});

describe('a mage tower', () => {
  const TOWER: Scene = { map: { '1,0': 'mage-tower' }, enemies: [{ at: '1,0', enemy: 'monks', face: 'down' }] };

  it('SIT-TOW-01 its face-down garrison is revealed by day when a hero comes next to it', () => {
    const seen = (time: 'day' | 'night') => token(playing({ ...TOWER, at: '-1,0', move: 2, time }).answer('walk 0,0'));
    expect(seen('day')).toEqual([{ name: 'monks', color: 'violet', up: true, role: 'garrison' }]);
    expect(seen('night')).toMatchObject([{ up: false }]);
  });

  it('SIT-TOW-02 it is assaulted: −1 Reputation, a fortified garrison', () => {
    const p = playing({ ...TOWER, move: 2 }).answer('assault 1,0');
    expect([p.me.reputation, p.state.combat?.foes]).toMatchObject([-1, [{ enemy: 'monks', fortified: true }]]);
  });

  it('SIT-TOW-02 success: a Shield, and one Spell at the End of Turn; no interaction in that turn', () => {
    const scene: Scene = { map: { '0,0': 'mage-tower' }, played: ['march'], hand: ['wound x5'], deck: [] };
    const spellOffer = ['fireball', 'tremor', 'chill'];
    const p = playing({ ...scene, ...winning(['monks']), spellOffer, level: 4, fame: 15 }).answer('attack');
    expect([p.state.shields, p.refusal('interact')]).toEqual([[{ hex: hex(0, 0), seat: 0 }], 'TRN-15']);
    p.answer('end-turn');
    expect([p.prompt, p.offered()]).toEqual(['take-spell', ['chill', 'fireball', 'none', 'tremor']]);
    expect(p.answer('chill').me.deck).toEqual(['chill']);
  });

  const CONQUERED: Scene = {
    map: { '0,0': 'mage-tower' },
    shields: [{ at: '0,0', by: 1 }],
    spellOffer: ['fireball', 'tremor', 'chill'],
    spellDeck: ['expose'],
    unitOffer: ['guardian-golems', 'illusionists', 'peasants'],
  };
  const talking = (scene: Scene) =>
    playing({ ...CONQUERED, part: 'action', interacting: true, influence: 7, ...scene });

  it('SIT-TOW-03 once conquered, any player can recruit there and learn Spells', () => {
    const p = playing({ ...CONQUERED, reputation: 7, hand: ['promise'], mana: ['green'], source: [] }).answer(
      'interact',
    );
    expect(p.answer('play promise').offered('learn', 'recruit', 'buy')).toEqual([
      'learn tremor',
      'recruit guardian-golems',
      'recruit illusionists',
    ]);
  });

  it('SIT-TOW-03 a Spell costs 7 Influence and one mana of its color, and goes on top of the Deed deck', () => {
    const p = talking({ mana: ['red'], source: [], deck: ['rage'] }).answer('learn fireball');
    expect([p.turn.influence, p.me.mana, p.me.deck]).toEqual([0, [], ['rage', 'fireball']]);
    expect(p.state.spellOffer).toEqual(['tremor', 'chill', 'expose']);
  });

  it.each<[string, Scene, string | null]>([
    ['no mana', { source: [] }, 'MAN-06'],
    ['another colour', { mana: ['blue'], source: [] }, 'MAN-06'],
    ['gold by day', { mana: ['gold'], source: [] }, null],
    ['gold by night', { mana: ['gold'], source: [], time: 'night' }, 'MAN-08'],
    ['a die', { source: ['red'] }, null],
    ['a crystal', { crystals: ['red'], source: [] }, null],
    ['too little Influence', { mana: ['red'], influence: 6 }, 'INT-08'],
  ])('SIT-TOW-03 Fireball with %s', (_, scene, why) => {
    expect(talking(scene).refusal('learn fireball')).toBe(why);
  });

  it('SIT-TOW-04 once conquered, it is a safe space for everyone and is not assaulted again', () => {
    const scene: Scene = { ...CONQUERED, at: '1,0', move: 2, played: ['march'], hand: ['wound x5'] };
    const p = playing(scene);
    expect([p.offered('assault'), p.refusal('walk 0,0')]).toEqual([[], null]);
    p.answer('walk 0,0', 'end-turn');
    expect([p.me.hex, p.me.reputation, p.told('withdrew')]).toEqual([hex(0, 0), 0, []]);
  });
});
