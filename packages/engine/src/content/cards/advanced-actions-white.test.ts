import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** A fight with Swordsmen as the target. */
const fighting = (phase: Phase, scene: Scene): Playing =>
  playing({ source: [], combat: { enemies: ['swordsmen'], targets: ['swordsmen'], phase }, ...scene });

describe('Agility', () => {
  it('gives Move 2, and in combat Move points become Attack, including those of other cards', () => {
    const p = fighting('attack', { hand: ['agility', 'march'] }).answer('play agility', 'sideways march move');
    expect([p.turn.move, p.offered('convert')]).toEqual([3, ['convert 1 move into attack 1']]);
    for (let i = 0; i < 3; i++) p.answer('convert 1 move into attack 1');
    expect(values(p)).toEqual(Array(3).fill(['melee', 'physical', 1]));
    expect(p.refusal('convert 1 move into attack 1')).toBe('CMB-GEN-05');
  });

  it('powered: Move 4, and two points become Ranged Attack 1, even before the Attack phase', () => {
    const p = fighting('ranged', { hand: ['agility'], mana: ['white'] }).answer('power agility');
    expect([p.turn.move, p.offered('convert')]).toEqual([4, ['convert 2 move into ranged attack 1']]);
    p.answer('convert 2 move into ranged attack 1');
    expect([p.turn.move, values(p)]).toEqual([2, [['ranged', 'physical', 1]]]);
    expect(p.refusal('convert 1 move into attack 1')).toBe('CMB-RNG-03');
    p.answer('end-phase');
    expect(p.offered('convert')).toEqual([]);
    const q = fighting('attack', { hand: ['agility'], mana: ['white'] }).answer('power agility');
    expect(q.offered('convert')).toEqual(['convert 1 move into attack 1', 'convert 2 move into ranged attack 1']);
    q.answer('convert 1 move into attack 1', 'convert 2 move into ranged attack 1');
    expect([q.turn.move, values(q)?.map(([kind]) => kind)]).toEqual([1, ['melee', 'ranged']]);
  });

  it('CMB-GEN-04 leftover Move is lost when the combat begins; Move played in combat counts', () => {
    const enemies = [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }] as const;
    const p = playing({ hand: ['agility', 'march'], enemies, source: [] }).answer('play agility');
    expect([p.turn.move, p.refusal('convert 1 move into attack 1')]).toEqual([2, 'CRD-20']);
    p.answer('challenge 1,0', 'end-phase', 'end-phase', 'take prowlers', 'end-phase', 'target prowlers');
    expect([p.prompt, p.turn.move, p.offered('convert')]).toEqual(['combat-attack', 0, []]);
    expect(p.answer('play march').offered('convert')).toEqual(['convert 1 move into attack 1']);
  });
});

describe('Song of Wind', () => {
  const map = { '1,0': 'lake', '0,1': 'desert', '-1,1': 'wasteland', '-1,0': 'hills', '2,0': 'hills' };

  it('powered: plains, deserts and wastelands cost 2 less, but not below 0', () => {
    const p = playing({ map, hand: ['song-of-wind'], mana: ['white'], source: [], move: 2 });
    p.answer('power song-of-wind');
    expect([p.prompt, p.turn.move, p.refusal('walk 1,0')]).toEqual(['turn', 4, 'MOV-04']);
    expect(['0,1', '-1,1', '-1,0', '1,-1'].map(hex => p.way(`walk ${hex}`).cost)).toEqual([3, 2, 3, 0]);
  });

  it('a blue mana may be paid to enter lakes for free; they are not safe', () => {
    const scene: Scene = { map, hand: ['song-of-wind'], mana: ['white', 'blue'], source: [] };
    const p = playing(scene).answer('power song-of-wind');
    expect([p.prompt, p.offered()]).toEqual(['may', ['no', 'yes']]);
    p.answer('yes');
    expect([p.me.mana, p.way('walk 1,0').cost]).toEqual([[], 0]);
    expect(p.answer('walk 1,0', 'end-turn').told('withdrew')).toMatchObject([{ wounds: 1 }]);
    const dry = playing(scene).answer('power song-of-wind', 'no');
    expect([dry.me.mana, dry.refusal('walk 1,0')]).toEqual([['blue'], 'MOV-04']);
  });

  it('MOV-07 discounts of several cards add up, in the best order, never below 0', () => {
    const hand = ['song-of-wind', 'frost-bridge'];
    const p = playing({ map: { '1,0': 'swamp' }, hand, units: ['foresters'], move: 1 });
    p.answer('play song-of-wind', 'use foresters move 2 and cheaper terrain', 'play frost-bridge');
    expect([p.way('walk 1,0').cost, p.way('walk 0,1').cost]).toEqual([0, 1]);
  });
});

describe('Heroic Tale', () => {
  const village: Scene = {
    hand: ['heroic-tale'],
    mana: ['white'],
    source: [],
    level: 5,
    map: { '0,0': 'village' },
    interacting: true,
    influence: 10,
    unitOffer: ['peasants', 'herbalists'],
  };

  it.each<[string, number, number]>([
    ['play', 3, 0],
    ['power', 6, 1],
  ])('%s: Influence %i; every Unit recruited brings Reputation +1 and Fame +%i', (how, influence, fame) => {
    const p = playing(village).answer(`${how} heroic-tale`);
    expect([p.turn.influence, p.me.reputation]).toEqual([10 + influence, 0]);
    const before = p.me.fame;
    p.answer('recruit peasants', 'recruit herbalists');
    expect([p.me.reputation, p.me.fame - before]).toEqual([2, 2 * fame]);
  });

  it('Units recruited earlier this turn count too', () => {
    const p = playing(village).answer('recruit peasants');
    const before = p.me.fame;
    p.answer('power heroic-tale');
    expect([p.me.reputation, p.me.fame - before]).toEqual([1, 1]);
    expect(p.answer('recruit herbalists').me.reputation).toBe(2);
  });
});

describe('Diplomacy', () => {
  it('gives Influence 2, which may become Block in combat, like other Influence gained there', () => {
    const p = fighting('block', { hand: ['diplomacy', 'promise', 'rage'], reputation: -3 });
    p.answer('play diplomacy', 'play promise', 'sideways rage influence');
    expect([p.turn.influence, p.offered('convert')]).toEqual([5, ['convert 1 influence into block 1']]);
    p.answer('convert 1 influence into block 1', 'convert 1 influence into block 1');
    expect([p.turn.influence, values(p)]).toEqual([3, Array(2).fill(['block', 'physical', 1])]);
  });

  it.each(['ice', 'fire'])('powered: Influence 4 and Block of one element chosen, here %s', element => {
    const p = fighting('block', { hand: ['diplomacy'], mana: ['white'] }).answer('power diplomacy');
    expect([p.prompt, p.offered()]).toEqual(['choose', ['influence into fire block 1', 'influence into ice block 1']]);
    p.answer(`influence into ${element} block 1`);
    expect(p.offered('convert')).toEqual([`convert 1 influence into ${element} block 1`]);
    p.answer(`convert 1 influence into ${element} block 1`);
    expect([p.turn.influence, values(p)]).toEqual([3, [['block', element, 1]]]);
  });

  it('is for the Block phase', () => {
    for (const phase of ['ranged', 'attack'] as const) {
      const p = fighting(phase, { hand: ['diplomacy'] }).answer('play diplomacy');
      expect(p.refusal('convert 1 influence into block 1')).toBe('CRD-20');
    }
  });
});

describe('Mana Storm', () => {
  it('gains a crystal of the color of a Source die, which is rerolled at once and stays', () => {
    const p = playing({ hand: ['mana-storm', 'march'], source: ['green', 'gold', 'black', 'red'] });
    p.answer('play mana-storm');
    expect([p.prompt, p.offered()]).toEqual(['storm-die', ['green die', 'red die']]);
    p.answer('red die');
    expect([p.me.crystals.red, p.state.source.slice(0, 3), p.state.source.length]).toEqual([
      1,
      ['green', 'gold', 'black'],
      4,
    ]);
    expect(p.told('dice-rerolled')).toMatchObject([{ from: ['red'] }]);
    // SRC-02: the normal die can still be used.
    expect(p.answer('power march', 'green die').turn).toMatchObject({ diceUsed: 1, move: 4 });
  });

  it('SRC-01 needs a die of a basic color', () => {
    expect(playing({ hand: ['mana-storm'], source: ['gold', 'black'] }).refusal('play mana-storm')).toBe('SRC-01');
    const scene: Scene = { hand: ['mana-storm'], mana: ['white'], source: [] };
    expect(playing(scene).refusal('power mana-storm')).toBe('SRC-01');
  });

  it('powered: all dice are rerolled, and three more may be used', () => {
    const p = playing({ hand: ['mana-storm'], mana: ['white'], source: ['red', 'red', 'blue', 'green'] });
    p.answer('power mana-storm');
    expect(p.told('dice-rerolled')[0]?.from).toHaveLength(4);
    expect(p.state.modifiers.map(({ mod, n }) => [mod, n])).toEqual([
      ['extra-dice', 3],
      ['any-dice', 0],
    ]);
  });

  it.each(['day', 'night'] as const)('black and gold dice stand for any basic color (%s)', time => {
    const modifiers = [
      { mod: 'extra-dice', n: 3, from: 'mana-storm' },
      { mod: 'any-dice', from: 'mana-storm' },
    ];
    const hand = ['march x2', 'stamina x2', 'rage'];
    const p = playing({ hand, time, modifiers, source: ['gold', 'gold', 'black', 'black', 'black'], mana: [] });
    p.answer('power march');
    expect([p.prompt, p.offered()]).toEqual(['pay', ['black die', 'gold die']]);
    p.answer('black die', 'power march', 'gold die', 'power stamina', 'gold die');
    p.answer('power stamina');
    expect([p.turn.move, p.me.dice.length, p.refusal('power rage')]).toEqual([16, 4, 'CRD-20']);
    p.answer('end-turn');
    expect(p.told('dice-rerolled')[0]?.from).toHaveLength(4);
  });

  it('tokens work as usual, and without it depleted dice stay depleted', () => {
    const modifiers = [{ mod: 'any-dice', from: 'mana-storm' }];
    const p = playing({ hand: ['march'], modifiers, source: [], mana: ['black'] });
    expect(p.refusal('power march')).toBe('MAN-06');
    expect(playing({ hand: ['march'], source: ['black'] }).refusal('power march')).toBe('SRC-04');
    const used = playing({ hand: ['march'], modifiers, source: ['black'], diceUsed: 1 });
    expect(used.refusal('power march')).toBe('TRN-10');
  });
});

describe('Learning', () => {
  const scene: Scene = {
    hand: ['learning'],
    mana: ['white'],
    source: [],
    influence: 6,
    advancedOffer: ['fire-bolt', 'ambush', 'agility'],
    advancedDeck: ['ice-bolt'],
    monasteryOffer: ['training'],
  };

  it('gives Influence 2, and once 6 Influence buys an Advanced Action from the offer, to the discard pile', () => {
    const p = playing(scene).answer('play learning');
    expect([p.turn.influence, p.offered('study')]).toEqual([
      8,
      ['study agility discard', 'study ambush discard', 'study fire-bolt discard'],
    ]);
    p.answer('study ambush discard');
    expect([p.turn.influence, p.me.discard, p.state.advancedOffer]).toEqual([
      2,
      ['ambush'],
      ['fire-bolt', 'agility', 'ice-bolt'],
    ]);
    expect([p.offered('study'), p.state.modifiers]).toEqual([[], []]);
  });

  it('powered: Influence 4, and for 9 to the hand', () => {
    const p = playing(scene).answer('power learning').answer('study fire-bolt hand');
    expect([p.turn.influence, p.me.hand, p.refusal('play fire-bolt')]).toEqual([1, ['fire-bolt'], null]);
  });

  it('INT-08 not for less', () => {
    const p = playing({ ...scene, influence: 3 }).answer('play learning');
    expect([p.offered('study'), p.refusal('study ambush discard')]).toEqual([[], 'INT-08']);
  });
});
