import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexNamed } from '../../state/hex.ts';
import { assaulting, challenging, foe, foes } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

/** A keep on 1,0 owned by Goldyx, who is far away; these gray tokens are drawn next. */
const foreignKeep = (grey: string, scene: Scene = {}) =>
  playing({
    move: 5,
    ...scene,
    map: { '1,0': 'keep', ...scene.map },
    shields: [{ at: '1,0', by: 'goldyx' }],
    piles: { grey: [grey] },
  });

describe('an assault', () => {
  it.each([
    ['keep', 'crossbowmen'],
    ['mage-tower', 'monks'],
  ])(
    'CMB-INI-01 REP-01 TRN-17 entering a %s is one: its garrison is fought, fortified, for Reputation −1',
    (site, enemy) => {
      const p = assaulting(enemy, { reputation: 2 }, site);
      expect([p.me.reputation, p.prompt, foes(p)]).toEqual([1, 'combat-ranged', [enemy]]);
      expect(p.told('fight-begins')).toMatchObject([{ why: 'assault', hex: hexNamed('1,0') }]);
      expect([foe(p, enemy).fortifications, p.me.hex]).toEqual([1, hexNamed('1,0')]);
    },
  );

  it('CMB-INI-01 not at a conquered mage tower, nor at the player’s own keep', () => {
    for (const [site, by] of [
      ['mage-tower', 'goldyx'],
      ['keep', 'tovak'],
    ] as const) {
      const p = playing({ move: 2, map: { '1,0': site }, shields: [{ at: '1,0', by }] }).answer('walk 1,0');
      expect([p.prompt, p.me.reputation, p.state.combat]).toEqual(['turn', 0, null]);
    }
  });

  it('CMB-INI-02 REP-01 another player’s keep: Reputation −1, and a random gray token defends it, fortified', () => {
    const p = foreignKeep('crossbowmen').answer('assault 1,0');
    expect([p.me.reputation, foes(p), foe(p, 'crossbowmen').fortifications]).toEqual([-1, ['crossbowmen'], 1]);
    expect(p.player(1).reputation).toBe(0);
    expect(foreignKeep('golems').answer('assault 1,0').told('fight-begins')[0]?.enemies).toEqual(['golems']);
  });

  it('CMB-INI-09 a step that also provokes: garrison and rampaging enemies in one combat', () => {
    const p = assaulting('crossbowmen', { enemies: [{ at: '1,-1', enemy: 'wolf-riders' }] });
    expect(foes(p)).toEqual(['crossbowmen', 'wolf-riders']);
    expect(p.told('fight-begins')).toHaveLength(1);
  });

  it('CMB-INI-10 the site does not fortify rampaging enemies in the combat', () => {
    const p = assaulting('crossbowmen', {
      enemies: [
        { at: '1,-1', enemy: 'wolf-riders' },
        { at: '2,0', enemy: 'prowlers' },
      ],
    }).answer('challenge 2,0');
    expect(foes(p).map(key => foe(p, key).fortifications)).toEqual([1, 0, 0]);
  });

  it('CMB-INI-10 nor in another player’s keep', () => {
    const scene: Scene = { enemies: [{ at: '1,-1', enemy: 'wolf-riders' }] };
    const p = foreignKeep('crossbowmen', scene).answer('assault 1,0');
    expect(foes(p).map(key => foe(p, key).fortifications)).toEqual([1, 0]);
  });
});

describe('entering an adventure site', () => {
  it.each([
    ['dungeon', { brown: ['minotaur'] }, ['minotaur']],
    ['tomb', { red: ['high-dragon'] }, ['high-dragon']],
    ['monster-den', { brown: ['medusa'] }, ['medusa']],
    ['spawning-grounds', { brown: ['medusa', 'werewolf'] }, ['medusa', 'werewolf']],
  ])('CMB-INI-03 TRN-18 a hero on a %s may enter it and fights all that is drawn', (site, piles, drawn) => {
    const p = playing({ map: { '0,0': site }, piles });
    expect(p.offered('enter')).toEqual(['enter']);
    p.answer('enter');
    expect([foes(p), p.prompt, p.me.hex, p.me.reputation]).toEqual([drawn, 'combat-ranged', hexNamed('0,0'), 0]);
    expect(foes(p).map(key => foe(p, key).fortifications)).toEqual(drawn.map(() => 0));
  });

  it('CMB-INI-03 ruins with enemies: those shown on the token are drawn', () => {
    const enemies = [{ at: '0,0', enemy: 'enemies-grey-white' }];
    const p = playing({ map: { '0,0': 'ancient-ruins' }, enemies, piles: { grey: ['golems'], white: ['gunners'] } });
    expect(foes(p.answer('enter'))).toEqual(['golems', 'gunners']);
  });

  it('CMB-INI-03 if enemies wait there, only those are fought', () => {
    const enemies = [{ at: '0,0', enemy: 'minotaur' }];
    const p = playing({ map: { '0,0': 'spawning-grounds' }, enemies }).answer('enter');
    expect(foes(p)).toEqual(['minotaur']);
  });

  it('CMB-INI-03 nothing to enter next to the site, in a village, at an altar or in a conquered monster den', () => {
    const altar = [{ at: '0,0', enemy: 'altar-red' }];
    for (const scene of [
      { map: { '1,0': 'dungeon' } },
      { map: { '0,0': 'village' } },
      { map: { '0,0': 'ancient-ruins' }, enemies: altar },
      { map: { '0,0': 'monster-den' }, shields: [{ at: '0,0', by: 'goldyx' }] },
    ]) {
      const p = playing(scene);
      expect(p.offered('enter')).toEqual([]);
      expect(p.refusal('enter')).not.toBeNull();
    }
  });

  it('CMB-INI-11 rampaging enemies cannot be challenged along with it', () => {
    const scene: Scene = { map: { '0,0': 'monster-den' }, enemies: [{ at: '1,0', enemy: 'prowlers' }] };
    const p = playing({ ...scene, piles: { brown: ['medusa'] } });
    expect(p.offered('enter', 'challenge')).toEqual(['challenge 1,0', 'enter']);
    p.answer('enter');
    expect([p.prompt, foes(p), p.refusal('challenge 1,0')]).toEqual(['combat-ranged', ['medusa'], 'TRN-15']);
    expect(foes(playing(scene).answer('challenge 1,0'))).toEqual(['prowlers']);
  });
});

describe('burning a monastery', () => {
  const MONASTERY: Scene = { map: { '0,0': 'monastery' }, piles: { violet: ['monks'] } };

  it('CMB-INI-04 REP-02 costs 3 Reputation at once, then an unfortified violet defender is fought', () => {
    const p = playing({ ...MONASTERY, reputation: 1 }).answer('burn monastery');
    expect([p.me.reputation, foes(p), foe(p, 'monks').fortifications]).toEqual([-2, ['monks'], 0]);
    expect(p.told('fight-begins')).toMatchObject([{ why: 'burning' }]);
  });

  it('CMB-INI-04 cannot be done twice, nor anywhere else', () => {
    const burned = playing({ ...MONASTERY, shields: [{ at: '0,0', by: 'goldyx' }] });
    expect([burned.offered('burn'), burned.refusal('burn monastery')]).toEqual([[], 'CMB-INI-04']);
    expect(playing({ map: { '0,0': 'village' } }).refusal('burn monastery')).toBe('CMB-INI-04');
  });

  it('CMB-INI-08 a combat not caused by movement draws in no rampaging enemies', () => {
    const p = playing({ ...MONASTERY, enemies: [{ at: '1,0', enemy: 'prowlers' }] }).answer('burn monastery');
    expect([p.prompt, foes(p)]).toEqual(['combat-ranged', ['monks']]);
  });
});

describe('rampaging enemies', () => {
  const THREE: Scene = {
    enemies: [
      { at: '1,0', enemy: 'prowlers' },
      { at: '-1,0', enemy: 'wolf-riders' },
      { at: '0,1', enemy: 'cursed-hags' },
      { at: '3,0', enemy: 'ironclads' },
    ],
  };

  it('CMB-INI-05 one or more adjacent enemies can be challenged, in any combination', () => {
    const p = playing(THREE);
    expect(p.offered('challenge')).toEqual(['challenge -1,0', 'challenge 0,1', 'challenge 1,0']);
    expect(p.refusal('challenge 3,0')).toBe('CMB-INI-05');
    p.answer('challenge 1,0');
    expect(p.offered()).toEqual(['challenge -1,0', 'challenge 0,1', 'fight']);
    p.answer('challenge 0,1');
    expect(p.offered()).toEqual(['challenge -1,0', 'fight']);
    expect(foes(p.answer('fight'))).toEqual(['prowlers', 'cursed-hags']);
  });

  it('CMB-INI-05 one of several, or all of them', () => {
    expect(foes(playing(THREE).answer('challenge -1,0', 'fight'))).toEqual(['wolf-riders']);
    const six = ['prowlers', 'prowlers', 'diggers', 'diggers', 'ironclads', 'ironclads'];
    expect(foes(challenging(six))).toEqual([
      'prowlers',
      'prowlers 2',
      'diggers',
      'diggers 2',
      'ironclads',
      'ironclads 2',
    ]);
  });

  it('CMB-INI-05 costs no Reputation, and the hero stays', () => {
    const p = challenging('prowlers');
    expect([p.me.reputation, p.me.hex]).toEqual([0, hexNamed('0,0')]);
  });

  it('CMB-INI-06 TRN-17 provoked enemies are fought on the space entered', () => {
    const p = playing({ move: 2, enemies: [{ at: '1,-1', enemy: 'prowlers' }] }).answer('provoke 1,0');
    expect([foes(p), p.me.hex]).toEqual([['prowlers'], hexNamed('1,0')]);
    expect(p.told('fight-begins')).toMatchObject([{ hex: hexNamed('1,0') }]);
  });

  it('CMB-INI-08 enemies next to the space entered may be challenged too, and join the same combat', () => {
    const enemies = [
      { at: '1,-1', enemy: 'prowlers' },
      { at: '2,0', enemy: 'wolf-riders' },
      { at: '-1,0', enemy: 'cursed-hags' },
    ];
    const p = playing({ move: 2, enemies }).answer('provoke 1,0');
    // Not the ones next to the space the hero came from.
    expect([p.prompt, p.offered()]).toEqual(['join-fight', ['challenge 2,0', 'fight']]);
    expect(foes(p.answer('challenge 2,0'))).toEqual(['prowlers', 'wolf-riders']);
    const alone = playing({ move: 2, enemies }).answer('provoke 1,0', 'fight');
    expect(foes(alone)).toEqual(['prowlers']);
  });

  it('CMB-INI-08 an assault may draw in others too', () => {
    const p = assaulting('golems', { enemies: [{ at: '2,0', enemy: 'wolf-riders' }] });
    expect(p.offered()).toEqual(['challenge 2,0', 'fight']);
    expect(foes(p.answer('challenge 2,0'))).toEqual(['golems', 'wolf-riders']);
  });

  it('CMB-INI-07 TRN-15 only one combat per turn, though it can include enemies from several spaces', () => {
    const p = playing({ ...THREE, mana: ['red'], source: [], hand: ['rage'] }).answer(
      'challenge 1,0',
      'fight',
      'end-phase',
    );
    p.answer('end-phase', 'take prowlers', 'end-phase', 'target prowlers', 'power rage', 'attack');
    expect([p.prompt, p.me.fame, p.offered('challenge', 'enter')]).toEqual(['turn', 2, []]);
    expect(p.refusal('challenge -1,0')).toBe('TRN-15');
  });
});

describe('mandatory combats', () => {
  it('CMB-INI-13 a combat caused by movement cannot be declined or left early', () => {
    for (const p of [
      assaulting('golems'),
      foreignKeep('golems').answer('assault 1,0'),
      playing({ move: 2, enemies: [{ at: '1,-1', enemy: 'prowlers' }] }).answer('provoke 1,0'),
    ]) {
      const [enemy] = foes(p);
      expect(p.offered()).toEqual(['end-phase', `target ${enemy}`]);
      for (const key of ['end-turn', 'rest', 'walk 0,0', 'interact']) expect(p.refusal(key), key).not.toBeNull();
    }
    const both = playing({
      move: 2,
      enemies: [
        { at: '1,-1', enemy: 'prowlers' },
        { at: '2,0', enemy: 'wolf-riders' },
      ],
    });
    both.answer('provoke 1,0', 'challenge 2,0');
    expect(foes(both)).toContain('prowlers');
  });

  it('CMB-INI-12 FIG-04 no enemy can be challenged on another hero’s space: that would be a second action', () => {
    const enemies = [{ at: '1,0', enemy: 'prowlers' }];
    const p = playing({ enemies, map: { '0,0': 'dungeon' }, others: { goldyx: { at: '0,0' } } });
    expect([p.offered('challenge', 'enter'), p.refusal('challenge 1,0'), p.refusal('enter')]).toEqual([
      [],
      'FIG-04',
      'FIG-04',
    ]);
  });
});
