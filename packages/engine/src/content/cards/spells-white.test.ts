import { describe, expect, it } from 'vitest';
import { hexName } from '../../state/hex.ts';
import { castingAt, valuesOf, withSpell } from '../../testing/casting.ts';
import { foe, foes } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

describe('Expose', () => {
  const keep = { map: { '0,0': 'keep' }, targets: [] };

  it('removes all fortification and resistances from one enemy, then is a Ranged Attack of 2', () => {
    const p = castingAt('expose', ['guardsmen', 'golems'], 'ranged', keep).answer('play expose');
    expect([p.prompt, p.offered()]).toEqual(['choose-enemy', ['golems', 'guardsmen']]);
    p.answer('guardsmen');
    expect([foe(p, 'guardsmen').fortifications, foe(p, 'golems').fortifications]).toEqual([0, 1]);
    // Only an enemy without walls can be targeted.
    expect([p.prompt, p.offered()]).toEqual(['aim', ['guardsmen', 'none']]);
    p.answer('guardsmen');
    expect([valuesOf(p), p.state.combat?.targets]).toEqual([[['ranged', 'physical', 2]], [1]]);
  });

  it('removes resistances', () => {
    const p = castingAt('expose', ['fire-golems'], 'attack').answer('play expose');
    expect([foe(p, 'fire-golems').resistances, valuesOf(p)]).toEqual([[], [['ranged', 'physical', 2]]]);
  });

  it('its Attack may be used on other enemies, along with other values', () => {
    const combat = { enemies: ['prowlers', 'ironclads'], targets: ['prowlers'], soFar: ['ranged attack 1'] };
    const p = withSpell('expose', { combat }).answer('play expose', 'ironclads', 'attack');
    expect([p.told('enemy-defeated'), foe(p, 'ironclads').resistances]).toMatchObject([[{ enemy: 'prowlers' }], []]);
  });

  it('CMB-RNG-05 if the target cannot be hit by a Ranged Attack, another one is chosen', () => {
    const combat = { enemies: ['guardsmen', 'prowlers'], targets: ['guardsmen'], phase: 'ranged' } as const;
    const p = withSpell('expose', { combat }).answer('play expose', 'prowlers');
    expect([p.prompt, p.offered()]).toEqual(['aim', ['none', 'prowlers']]);
    p.answer('prowlers');
    expect([valuesOf(p), foe(p, 'prowlers').targeted]).toEqual([[['ranged', 'physical', 2]], true]);
    // Once exposed, that target can be hit.
    const hit = withSpell('expose', { combat }).answer('play expose', 'guardsmen');
    expect([valuesOf(hit), foe(hit, 'guardsmen').targeted]).toEqual([[['ranged', 'physical', 2]], true]);
  });

  it('CMB-RNG-05 if something was already played against such a target, the Ranged Attack is reported as lost', () => {
    const combat = { enemies: ['guardsmen', 'prowlers'], targets: ['guardsmen'], soFar: ['siege attack 3'] };
    const p = withSpell('expose', { combat }).answer('play expose', 'prowlers');
    expect([p.prompt, valuesOf(p)]).toEqual(['combat-ranged', [['siege', 'physical', 3]]]);
    expect(p.told('part-lost')).toMatchObject([{ card: 'expose', rule: 'CMB-RNG-05', effect: { fx: 'aimed' } }]);
  });

  it('CMB-GEN-08 exposes in the Block phase too, without an Attack, which is reported', () => {
    const p = castingAt('expose', ['ironclads'], 'block').answer('play expose');
    expect([foe(p, 'ironclads').resistances, valuesOf(p), p.prompt]).toEqual([[], [], 'combat-block']);
    expect(p.told('part-lost')).toMatchObject([{ card: 'expose', rule: 'CRD-20', effect: { fx: 'aimed' } }]);
  });

  it('Mass Expose removes either one from all, then is a Ranged Attack of 3', () => {
    const enemies = ['guardsmen', 'golems'];
    const walls = castingAt('expose', enemies, 'ranged', keep).answer('power expose');
    expect(walls.offered()).toEqual(['all unfortified', 'all unresisting']);
    walls.answer('all unfortified');
    expect(enemies.map(key => [foe(walls, key).fortifications, foe(walls, key).resistances])).toEqual([
      [0, []],
      [0, ['physical']],
    ]);
    expect(walls.offered()).toEqual(['golems', 'guardsmen', 'none']);
    expect(valuesOf(walls.answer('golems'))).toEqual([['ranged', 'physical', 3]]);
    const bare = castingAt('expose', enemies, 'ranged', keep).answer('power expose', 'all unresisting');
    expect(enemies.map(key => [foe(bare, key).fortifications, foe(bare, key).resistances])).toEqual([
      [2, []],
      [1, []],
    ]);
    // No enemy can be reached: the Attack is lost, and the player is told.
    expect([bare.prompt, bare.told('part-lost').length]).toEqual(['combat-ranged', 1]);
  });

  it('CRD-20 is for combat', () => {
    expect(withSpell('expose').refusal('play expose')).toBe('CRD-20');
  });

  describe('and Arcane Immunity', () => {
    printEnemy('ironclads', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 nothing is removed, but the Ranged Attack still works', () => {
      const p = castingAt('expose', ['ironclads'], 'ranged').answer('play expose');
      expect([foe(p, 'ironclads').resistances, valuesOf(p)]).toEqual([['physical'], [['ranged', 'physical', 2]]]);
    });
  });
});

describe('Whirlwind', () => {
  it('prevents one enemy from attacking, whatever it resists', () => {
    const p = castingAt('whirlwind', ['fire-mages', 'ice-mages', 'crypt-worm'], 'block', { targets: [] });
    p.answer('play whirlwind');
    expect(p.offered()).toEqual(['crypt-worm', 'fire-mages', 'ice-mages']);
    expect(p.answer('ice-mages').offered('target')).toEqual(['target crypt-worm', 'target fire-mages']);
  });

  it('CMB-SUM-06 before the Block phase it prevents the summoning', () => {
    const p = castingAt('whirlwind', ['orc-summoners'], 'ranged').answer('play whirlwind', 'end-phase', 'end-phase');
    expect([p.told('summoned'), p.prompt]).toEqual([[], 'combat-attack']);
  });

  it('CRD-20 not in the Attack phase, when enemies no longer attack', () => {
    expect(castingAt('whirlwind', ['prowlers'], 'attack').refusal('play whirlwind')).toBe('CRD-20');
  });

  it('Tornado destroys an enemy in the Attack phase, which counts as defeating it', () => {
    const p = castingAt('whirlwind', ['prowlers', 'fire-dragon'], 'attack').answer('power whirlwind');
    expect(p.offered()).toEqual(['fire-dragon', 'prowlers']);
    p.answer('fire-dragon');
    expect([p.me.fame, p.me.reputation, foes(p)]).toEqual([8, 2, ['prowlers']]);
  });

  it('Tornado conquers a site', () => {
    const p = castingAt('whirlwind', ['swordsmen'], 'attack', { map: { '0,0': 'keep' } }).answer('power whirlwind');
    expect([p.state.shields.length, p.state.combat]).toEqual([1, null]);
  });

  it('CMB-ATK-04 Tornado is for the Attack phase', () => {
    expect(castingAt('whirlwind', ['prowlers'], 'ranged').refusal('power whirlwind')).toBe('CMB-ATK-04');
  });

  describe('and Arcane Immunity', () => {
    printEnemy('prowlers', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 has no effect', () => {
      expect(castingAt('whirlwind', ['prowlers'], 'block').refusal('play whirlwind')).toBe('CMB-DEF-09');
      expect(castingAt('whirlwind', ['prowlers'], 'attack').refusal('power whirlwind')).toBe('CMB-DEF-09');
    });
  });
});

describe('Wings of Wind', () => {
  const map = { '1,0': 'lake', '2,0': 'mountain', '3,0': 'keep', '4,0': 'swamp' };

  it('flies one space per Move point, over everything, to a safe space', () => {
    const p = withSpell('wings-of-wind', { map, move: 4 }).answer('play wings-of-wind');
    const offered = p.offered();
    expect(['fly 1,0', 'fly 2,0', 'fly 3,0', 'fly 5,0'].filter(key => offered.includes(key))).toEqual([]);
    // Entering a swamp costs no more than any other step.
    p.answer('fly 4,0');
    expect([hexName(p.me.hex as number), p.turn.move, p.turn.part]).toEqual(['4,0', 0, 'movement']);
  });

  it('costs what is spent, at most 5', () => {
    const p = withSpell('wings-of-wind', { move: 9 }).answer('play wings-of-wind');
    expect([p.offered().includes('fly 5,0'), p.offered().includes('fly 6,0')]).toEqual([true, false]);
    expect(p.answer('fly 2,0').turn.move).toBe(7);
  });

  it('provokes no one and may pass other heroes, but not end on their space', () => {
    const enemies = [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' } as const];
    const p = withSpell('wings-of-wind', { move: 3, enemies, others: { goldyx: { at: '0,1' } } });
    p.answer('play wings-of-wind');
    expect([p.offered().includes('fly 1,0'), p.offered().includes('fly 0,1')]).toEqual([false, false]);
    expect(p.answer('fly 2,0').state.combat).toBeNull();
  });

  it('MOV-09 TRN-15 needs a Move point, in the movement part', () => {
    expect(withSpell('wings-of-wind').refusal('play wings-of-wind')).toBe('MOV-09');
    expect(withSpell('wings-of-wind', { move: 1, part: 'action' }).refusal('play wings-of-wind')).toBe('TRN-15');
  });

  const enemies = ['prowlers', 'minotaur', 'ice-mages', 'diggers'];

  it('Wings of Night prevents one enemy from attacking, and others for 1, 2 and 3 Move points', () => {
    const p = castingAt('wings-of-wind', enemies, 'block', { move: 5, targets: [] }).answer('power wings-of-wind');
    expect([p.prompt, p.offered()]).toEqual(['hold-enemy', ['diggers', 'ice-mages', 'minotaur', 'prowlers']]);
    p.answer('minotaur');
    expect([p.prompt, p.offered()]).toEqual(['hold-another', ['diggers', 'done', 'ice-mages', 'prowlers']]);
    p.answer('diggers', 'prowlers');
    // The fourth would cost 3, and 2 are left.
    expect([p.turn.move, p.prompt]).toEqual([2, 'combat-block']);
    expect(p.offered('target')).toEqual(['target ice-mages']);
  });

  it('Wings of Night may stop at any time, and needs no Move points for the first enemy', () => {
    const none = castingAt('wings-of-wind', enemies, 'block', { targets: [] }).answer(
      'power wings-of-wind',
      'prowlers',
    );
    expect(none.prompt).toBe('combat-block');
    const p = castingAt('wings-of-wind', enemies, 'block', { move: 5, targets: [] });
    expect(p.answer('power wings-of-wind', 'prowlers', 'done').turn.move).toBe(5);
  });

  it('CMB-GEN-05 the Move points may come from cards played in the combat', () => {
    const hand = ['wings-of-wind', 'march', 'rage'];
    const p = castingAt('wings-of-wind', enemies, 'block', { hand, targets: [] });
    p.answer('sideways rage move', 'power wings-of-wind', 'minotaur', 'prowlers');
    expect([p.turn.move, foe(p, 'prowlers').held]).toEqual([0, true]);
  });

  describe('and Arcane Immunity', () => {
    printEnemy('prowlers', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 cannot be chosen', () => {
      const p = castingAt('wings-of-wind', ['prowlers', 'minotaur', 'diggers'], 'block', { move: 1, targets: [] });
      p.answer('power wings-of-wind');
      expect(p.offered()).toEqual(['diggers', 'minotaur']);
      expect(p.answer('diggers').offered()).toEqual(['done', 'minotaur']);
    });
  });
});

describe('Call to Arms', () => {
  const unitOffer = ['peasants', 'utem-swordsmen', 'guardian-golems'];

  it('uses one ability of a Unit in the offer, which stays there', () => {
    const p = castingAt('call-to-arms', ['minotaur'], 'attack', { unitOffer, mana: ['white', 'red'] });
    p.answer('play call-to-arms');
    expect([p.prompt, p.offered().filter(key => key.includes('attack'))]).toEqual([
      'borrow-unit',
      [
        'use guardian-golems attack 2',
        'use peasants attack 2',
        'use utem-swordsmen attack 3',
        'use utem-swordsmen attack 6 and wound',
      ],
    ]);
    p.answer('use utem-swordsmen attack 3');
    expect([valuesOf(p), p.state.unitOffer, p.me.units]).toEqual([[['melee', 'physical', 3]], unitOffer, []]);
  });

  it('none of the player’s Units is Wounded in its place', () => {
    const scene = { unitOffer, units: ['utem-swordsmen spent'], level: 9 };
    const p = castingAt('call-to-arms', ['minotaur'], 'attack', scene).answer('play call-to-arms');
    p.answer('use utem-swordsmen attack 6 and wound');
    expect([valuesOf(p), p.me.units[0]?.wounds]).toEqual([[['melee', 'physical', 6]], 0]);
  });

  it('UNI-14 the Unit counts as the player’s while it is used: all bonuses for Units apply', () => {
    const modifiers = [
      { mod: 'stronger-units', n: 2, until: 'combat' },
      { mod: 'glory', n: 1, until: 'turn' },
    ] as const;
    const p = castingAt('call-to-arms', ['minotaur'], 'attack', {
      unitOffer,
      modifiers,
      skills: ['norowas-leadership'],
    });
    p.answer('play call-to-arms', 'use peasants attack 2');
    expect([p.prompt, p.offered()]).toEqual(['may', ['no', 'yes']]);
    p.answer('yes');
    // Fame: the strong effect of the Banner of Glory.
    expect([valuesOf(p), p.me.fame]).toEqual([[['melee', 'physical', 2 + 2 + 1 + 2]], 1]);
    expect(p.me.skills).toEqual([{ skill: 'norowas-leadership', used: true }]);
  });

  it('UNI-14 nothing raises what is not an Attack or Block, nor does a used-up Skill', () => {
    const scene = { unitOffer, modifiers: [{ mod: 'glory', n: 1, until: 'turn' }] } as const;
    const used = { ...scene, skills: ['norowas-leadership used'] };
    const p = castingAt('call-to-arms', ['prowlers'], 'block', used).answer('play call-to-arms');
    expect(valuesOf(p.answer('use peasants block 2'))).toEqual([['block', 'physical', 3]]);
    const move = castingAt('call-to-arms', ['prowlers'], 'block', { ...scene, skills: ['norowas-leadership'] });
    move.answer('play call-to-arms', 'use peasants move 2');
    expect([move.prompt, move.turn.move, move.me.fame]).toEqual(['combat-block', 2, 0]);
  });

  it('UNI-07 its mana is paid on top of the Spell’s', () => {
    const combat = { enemies: ['fire-mages'], phase: 'block', targets: ['fire-mages'] } as const;
    const poor = withSpell('call-to-arms', { unitOffer: ['guardian-golems'], mana: ['white'], combat });
    expect(poor.answer('play call-to-arms').offered()).toEqual(['use guardian-golems block 2']);
    const p = withSpell('call-to-arms', { unitOffer, mana: ['white', 'blue'], combat }).answer('play call-to-arms');
    p.answer('use guardian-golems ice block 4');
    expect([valuesOf(p), p.me.mana]).toEqual([[['block', 'ice', 4]], []]);
  });

  it('works anywhere, outside combat too', () => {
    const p = withSpell('call-to-arms', { unitOffer: ['peasants'] }).answer('play call-to-arms');
    expect(p.offered()).toEqual(['use peasants influence 2', 'use peasants move 2']);
    expect(p.answer('use peasants move 2').turn.move).toBe(2);
  });

  it('CMB-DMG-05 no damage can be assigned to it', () => {
    const p = castingAt('call-to-arms', ['prowlers'], 'block', { unitOffer }).answer(
      'play call-to-arms',
      'use peasants block 2',
      'give-up',
      'end-phase',
      'take prowlers',
    );
    expect(p.told('wounds-taken')).toMatchObject([{ n: 2 }]);
  });

  it('UNI-15 not where Units cannot enter', () => {
    const p = castingAt('call-to-arms', ['minotaur'], 'attack', { unitOffer, map: { '0,0': 'dungeon' } });
    expect(p.refusal('play call-to-arms')).toBe('UNI-15');
  });

  it('Call to Glory recruits any Unit in the offer for free, even in combat', () => {
    const p = castingAt('call-to-arms', ['prowlers'], 'block', { unitOffer }).answer('power call-to-arms');
    expect([p.prompt, p.offered()]).toEqual(['recruit-any', ['guardian-golems', 'peasants', 'utem-swordsmen']]);
    p.answer('guardian-golems');
    expect(p.me.units).toMatchObject([{ unit: 'guardian-golems', spent: false, wounds: 0 }]);
    expect(p.state.unitOffer).toEqual(['peasants', 'utem-swordsmen']);
  });

  it('REC-05 Call to Glory: with all Command tokens in use a Unit is disbanded first', () => {
    const p = withSpell('call-to-arms', { unitOffer, units: ['foresters'] }).answer('power call-to-arms', 'peasants');
    expect([p.prompt, p.offered()]).toEqual(['disband', ['disband foresters']]);
    expect(p.answer('disband foresters').me.units.map(({ unit }) => unit)).toEqual(['peasants']);
  });
});

describe('Call to Glory', () => {
  it('REC-03 no one is disbanded while the Bonds of Loyalty token is free: the Unit gets that one', () => {
    const p = withSpell('call-to-arms', {
      unitOffer: ['guardian-golems'],
      units: ['foresters'],
      skills: ['norowas-bonds-of-loyalty'],
    }).answer('power call-to-arms', 'guardian-golems');
    expect([p.prompt, p.me.units.map(({ unit }) => unit)]).toEqual(['turn', ['foresters', 'guardian-golems']]);
    expect(p.state.modifiers).toMatchObject([{ mod: 'loyal', on: `${p.me.units[1]?.id}` }]);
  });
});

describe('Mind Read', () => {
  const scene = {
    hand: ['mind-read'],
    mana: ['white', 'black'],
    time: 'night',
    source: [],
    others: {
      goldyx: { hand: ['rage', 'fireball', 'march', 'wound'] },
      norowas: { hand: ['march', 'stamina'] },
      arythea: { hand: ['rage', 'rage'] },
    },
  } as const;

  it('gives a crystal of a color, and every other player discards a Spell or Action card of it', () => {
    const p = playing(scene).answer('play mind-read');
    expect([p.prompt, p.offered()]).toEqual(['name-color', ['blue', 'green', 'red', 'white']]);
    p.answer('red');
    expect([p.me.crystals.red, p.seat, p.prompt, p.offered()]).toEqual([1, 1, 'forget-card', ['fireball', 'rage']]);
    p.answer('fireball', 'rage');
    expect([p.seat, p.prompt, p.me.hand]).toEqual([0, 'turn', []]);
    expect([p.player(1).discard, p.player(3).discard]).toEqual([['fireball'], ['rage']]);
    // A player without one shows their hand.
    expect(p.told('hand-shown')).toEqual([{ news: 'hand-shown', seat: 2, cards: ['march', 'stamina'] }]);
  });

  it('GAM-07 anyone who holds a card of the color is asked, however many they hold', () => {
    for (const hand of [['rage'], ['rage', 'rage'], ['rage', 'fireball']]) {
      const p = playing({ ...scene, others: { goldyx: { hand } } }).answer('play mind-read', 'red');
      expect([p.session.asked, p.prompt]).toEqual([[1], 'forget-card']);
    }
  });

  it('TRN-11 a card another player discards does not count as used this turn', () => {
    const p = playing({ ...scene, hand: ['mind-read', 'march'] }).answer('play mind-read', 'red', 'rage', 'rage');
    expect(p.turn.cardUsed).toBe(true);
    expect(p.player(1).hand).toEqual(['fireball', 'march', 'wound']);
  });

  it('Mind Steal: one of the Action cards, no Spell, may be taken into the hand for good', () => {
    const p = playing(scene).answer('power mind-read', 'red', 'fireball', 'rage');
    expect([p.seat, p.prompt, p.offered()]).toEqual([0, 'steal-card', ['none', 'rage']]);
    p.answer('rage');
    expect([p.me.hand, p.player(1).discard, p.player(3).discard]).toEqual([['rage'], ['fireball'], []]);
    const others = { goldyx: { hand: ['fireball'] } };
    expect(playing({ ...scene, others }).answer('power mind-read', 'red', 'fireball').prompt).toBe('turn');
  });

  it('Mind Steal: if several players discarded the same card, the caster chooses whose to take', () => {
    const p = playing(scene).answer('power mind-read', 'red', 'rage', 'rage');
    expect(p.offered()).toEqual(['none', 'rage arythea', 'rage goldyx']);
    p.answer('rage arythea');
    expect([p.me.hand, p.player(1).discard, p.player(3).discard]).toEqual([['rage'], ['rage'], []]);
  });

  it('Mind Steal: taking one is optional', () => {
    expect(playing(scene).answer('power mind-read', 'red', 'rage', 'rage', 'none').me.hand).toEqual([]);
  });
});
