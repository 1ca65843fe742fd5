import { describe, expect, it } from 'vitest';
import type { HeroScene, Scene, SceneDuel } from '../../scene/scene.ts';
import { damage, duelIn, dueling, GOLDYX, prices, TOVAK, woundsOf } from '../../testing/dueling.ts';

/** Tovak has this much damage to assign to Goldyx. */
const assigning = (left: number, goldyx: HeroScene = {}, scene: Scene = {}, more: SceneDuel = {}) =>
  dueling({ phase: 'melee', step: 'damage', damage: left, attack: ['attack 9'], ...more }, goldyx, scene);

describe('assigning damage', () => {
  it('PVP-DMG-01 the attacker decides; only damage equal to the full Armor Wounds', () => {
    const p = assigning(3, { units: ['peasants', 'foresters'] });
    expect(p.seat).toBe(TOVAK);
    expect(p.offered('wound')).toEqual(['wound goldyx', 'wound peasants']);
    expect(p.refusal('wound foresters')).toBe('PVP-DMG-01');
    p.answer('wound peasants');
    expect(p.player(GOLDYX).units[0]).toMatchObject({ unit: 'peasants', wounds: 1 });
    expect(p.told('unit-damaged')).toHaveLength(1);
  });

  it('PVP-DMG-02 any unwounded Unit, ready or spent, for its Armor; twice that if it resists an element used', () => {
    const units = ['guardian-golems spent', 'fire-golems', 'peasants wounded', 'ice-mages'];
    expect(prices(assigning(9, { units }))).toEqual({
      goldyx: 2,
      'guardian-golems': 6,
      'fire-golems': 8,
      'ice-mages': 4,
    });
    const fire = assigning(9, { units }, {}, { attack: ['fire attack 5', 'ranged ice attack 4'] });
    expect(prices(fire)).toEqual({ goldyx: 2, 'guardian-golems': 3, 'fire-golems': 8, 'ice-mages': 8 });
    expect(duelIn(fire).units[1]?.price.terms.map(({ op, n }) => [op, n])).toEqual([
      ['base', 4],
      ['times', 2],
    ]);
  });

  it('PVP-DMG-05 PVP-MEL-03 physical damage counts as an element of its own', () => {
    const units = ['guardian-golems', 'fire-mages'];
    const p = assigning(9, { units }, {}, { attack: ['fire attack 5', 'attack 1'] });
    expect(prices(p)).toEqual({ goldyx: 2, 'guardian-golems': 6, 'fire-mages': 8 });
  });

  it('PVP-DMG-06 Cold Fire is resisted only by both resistances', () => {
    const units = ['fire-mages', 'altem-mages'];
    const p = assigning(9, { units }, {}, { attack: ['cold-fire attack 9'] });
    expect(prices(p)).toEqual({ goldyx: 2, 'fire-mages': 4, 'altem-mages': 10 });
  });

  it('PVP-DMG-03 the hero can be Wounded repeatedly, one Wound to the hand each time', () => {
    const p = assigning(7, { level: 3, hand: ['march'] }).answer('wound goldyx', 'wound goldyx');
    expect([woundsOf(p, GOLDYX), p.told('wounds-taken').length]).toEqual([2, 2]);
    expect(p.prompt).toBe('duel-attack');
  });

  it('PVP-DMG-03 CMB-KO-01 as many Wounds in this combat as the Hand limit knock the hero out', () => {
    const p = assigning(4, { hand: ['march', 'rage'] }, {}, { wounds: { goldyx: 4 } }).answer('wound goldyx');
    expect(p.told('knocked-out')).toEqual([{ news: 'knocked-out', seat: GOLDYX }]);
    expect(p.player(GOLDYX).hand).toEqual(['wound']);
    expect(p.player(GOLDYX).discard).toEqual(['march', 'rage']);
    p.answer('wound goldyx');
    expect(p.told('knocked-out')).toHaveLength(1);
  });

  it('PVP-DMG-04 damage may be left unused, and is lost if nothing is affordable', () => {
    expect(assigning(7).answer('done').seat).toBe(GOLDYX);
    const p = assigning(3).answer('wound goldyx');
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'duel-attack']);
  });

  it('Into the Heat protects its owner’s Units from all damage', () => {
    const p = assigning(9, { units: ['peasants'] }, { modifiers: [{ mod: 'spared-units', by: 'goldyx' }] });
    expect(p.offered('wound')).toEqual(['wound goldyx']);
  });

  it('PVP-MEL-05 in the ranged phase damage can only Wound', () => {
    const p = assigning(9, { discard: ['ruby-ring'] }, {}, { phase: 'ranged', attacker: 'tovak' });
    expect(p.offered()).toEqual(['done', 'wound goldyx']);
    expect([p.refusal('steal ruby-ring'), p.refusal('drive 1,0')]).toEqual(['PVP-MEL-05', 'PVP-MEL-05']);
  });
});

describe('stealing', () => {
  it('PVP-MEL-06 5 damage moves a discarded or played Artifact to the attacker’s discard pile', () => {
    const p = assigning(10, { discard: ['ruby-ring', 'march'], played: ['horn-of-wrath'], hand: ['golden-grail'] });
    expect(p.offered('steal')).toEqual(['steal horn-of-wrath', 'steal ruby-ring']);
    expect(p.refusal('steal golden-grail')).toBe('PVP-MEL-06');
    p.answer('steal horn-of-wrath', 'steal ruby-ring');
    expect(p.me.discard).toEqual(['horn-of-wrath', 'ruby-ring']);
    expect([p.player(GOLDYX).discard, p.player(GOLDYX).played]).toEqual([['march'], []]);
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'duel-attack']);
  });

  it('PVP-MEL-06 not from the Deed deck, and not for less than 5', () => {
    expect(assigning(9, { deck: ['ruby-ring'] }).refusal('steal ruby-ring')).toBe('PVP-MEL-06');
    expect(assigning(4, { discard: ['ruby-ring'] }).refusal('steal ruby-ring')).toBe('PVP-DMG-01');
  });

  it('PVP-MEL-06 BAN-05 a Banner on a Wounded Unit, even one Wounded in this attack', () => {
    const banners = { foresters: 'banner-of-glory' };
    const p = assigning(10, { units: ['foresters'], banners });
    expect([p.offered('steal'), p.refusal('steal banner-of-glory')]).toEqual([[], 'PVP-MEL-06']);
    p.answer('wound foresters'); // Armor 4 and 1 for the Banner
    expect(damage(p)).toBe(5);
    p.answer('steal banner-of-glory');
    expect([p.me.discard, p.player(GOLDYX).banners]).toEqual([['banner-of-glory'], []]);
    expect(assigning(5, { units: ['foresters wounded'], banners }).offered('steal')).toEqual(['steal banner-of-glory']);
  });
});

describe('forcing a retreat', () => {
  const map = { '1,0': 'hills', '0,1': 'forest', '-1,1': 'swamp', '-1,0': 'lake', '0,-1': 'keep', '1,-1': 'plains' };

  it('PVP-MEL-07 to a safe adjacent space, for its unmodified Move cost', () => {
    const p = assigning(5, {}, { map, modifiers: [{ mod: 'terrain-cost', n: 1, on: 'swamp' }] });
    expect(p.offered('drive')).toEqual(['drive -1,1', 'drive 0,1', 'drive 1,-1', 'drive 1,0']);
    expect([p.refusal('drive -1,0'), p.refusal('drive 0,-1')]).toEqual(['PVP-MEL-07', 'PVP-MEL-07']);
    expect(
      duelIn(p)
        .retreats.map(({ price }) => price)
        .sort(),
    ).toEqual([2, 3, 3, 5]);
    const night = assigning(4, {}, { map, time: 'night' });
    expect(night.refusal('drive 0,1')).toBe('PVP-DMG-01');
  });

  it('PVP-MEL-07 not onto another hero’s space, nor where an enemy is', () => {
    const scene: Scene = { players: 3, enemies: [{ at: '1,0', enemy: 'prowlers' }] };
    const p = dueling(
      { with: 'goldyx', phase: 'melee', step: 'damage', damage: 5, attack: ['attack 9'] },
      {},
      { ...scene, others: { goldyx: {}, norowas: { at: '0,1' } } },
    );
    expect(p.offered('drive')).toEqual(['drive -1,0', 'drive -1,1', 'drive 0,-1', 'drive 1,-1']);
  });

  it('PVP-MEL-08 RAM-10 this provokes no enemies', () => {
    const p = assigning(2, { hand: ['march'] }, { enemies: [{ at: '1,0', enemy: 'prowlers' }], hand: ['march'] });
    p.answer('drive 0,1');
    expect([p.state.combat, p.state.duel, p.prompt]).toEqual([null, null, 'aftermath']);
  });

  it('PVP-RES-01 the loser is moved there, and the combat is over', () => {
    const p = assigning(2, { hand: ['march'] }).answer('drive 0,1');
    expect(p.told('duel-ended')).toEqual([{ news: 'duel-ended', seat: TOVAK, defender: GOLDYX, winner: TOVAK }]);
    expect(p.player(GOLDYX).hex).not.toBe(p.me.hex);
    p.answer('end-turn', 'discard march', 'end-turn');
    expect([p.told('withdrew'), p.seat]).toEqual([[], TOVAK]);
  });

  it('PVP-RES-01 the aggressor can be driven off too, and stays there at the end of the turn', () => {
    const p = dueling(
      { phase: 'melee', step: 'damage', attacker: 'goldyx', damage: 2, attack: ['attack 9'], participation: 'partial' },
      {},
      { hand: ['march'] },
    ).answer('drive 0,1', 'end-turn', 'discard march');
    expect(p.told('withdrew')).toEqual([]);
    expect(p.told('driven-off')[0]?.seat).toBe(TOVAK);
  });

  it('SIT-KEE-01 by day the garrison of a keep next to the new space is revealed', () => {
    const p = assigning(
      2,
      {},
      { map: { '0,2': 'keep' }, enemies: [{ at: '0,2', enemy: 'crossbowmen', face: 'down' }] },
    );
    p.answer('drive 0,1');
    expect(p.state.tokens.find(({ name }) => name === 'crossbowmen')?.up).toBe(true);
  });
});

describe('the result', () => {
  /** Fame for Tovak after driving Goldyx off. */
  const fame = (winner: HeroScene, loser: HeroScene) =>
    assigning(2, loser, winner as Scene)
      .answer('drive 0,1')
      .told('fame-gained')[0]?.n ?? 0;

  it('PVP-RES-02 a winner on a lower level gains 1 plus 2 per level of difference', () => {
    expect(fame({ level: 2 }, { level: 5 })).toBe(7);
    expect(fame({ level: 1 }, { level: 2 })).toBe(3);
  });

  it('PVP-RES-03 PVP-RES-04 on the same level, 1 with less Fame, otherwise nothing', () => {
    expect(fame({ fame: 9 }, { fame: 12 })).toBe(1);
    expect(fame({ fame: 9 }, { fame: 9 })).toBe(0);
    expect(fame({ fame: 9 }, { fame: 8 })).toBe(0);
    expect(fame({ level: 4 }, { level: 2 })).toBe(0);
  });

  it('PVP-RES-05 levels as of the last level-up, Fame as of now', () => {
    expect(fame({ level: 1, fame: 5 }, { level: 3, fame: 8 })).toBe(5);
    expect(fame({ level: 1, fame: 9 }, { level: 3, fame: 8 })).toBe(0);
    expect(fame({ level: 2, fame: 3 }, { level: 1, fame: 9 })).toBe(0);
  });

  it('PVP-RES-01 a defender who wins gets the Fame', () => {
    const p = dueling(
      { phase: 'melee', step: 'damage', attacker: 'goldyx', damage: 2, attack: ['attack 9'] },
      {},
      { level: 3 },
    ).answer('drive 0,1');
    expect(p.told('fame-gained')).toEqual([{ news: 'fame-gained', seat: GOLDYX, n: 5 }]);
  });

  it('PVP-RES-06 FWD-05 a draw: no Fame, and the aggressor withdraws without a Wound', () => {
    const p = dueling({ phase: 'melee', participation: 'partial' }, { level: 5 }, { hand: ['march'] });
    p.answer('pass', 'pass', 'end-turn', 'discard march');
    expect(p.told('withdrew').map(({ wounds }) => wounds)).toEqual([0]);
    expect(p.told('fame-gained')).toEqual([]);
  });

  it('FWD-05 if the attack came from an unsafe space, Forced Withdrawal continues from there', () => {
    const p = dueling(
      { phase: 'melee', participation: 'partial' },
      {},
      {
        hand: ['march'],
        path: ['2,0', '1,0', '0,0'],
        map: { '1,0': 'lake' },
      },
    );
    p.answer('pass', 'pass', 'end-turn', 'discard march');
    expect(p.told('withdrew').map(({ wounds }) => wounds)).toEqual([0, 1]);
  });

  it('PVP-RES-07 a keep changes hands when its defending owner is driven off; the aggressor stays', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }], hand: ['march'] };
    const p = assigning(2, {}, keep).answer('drive 0,1');
    expect(p.state.shields).toEqual([{ hex: p.me.hex, seat: TOVAK }]);
    p.answer('end-turn', 'end-turn');
    expect(p.told('withdrew')).toEqual([]);
  });

  it('PVP-RES-07 not if the aggressor is driven off, or if the keep belonged to someone else', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }] };
    const won = { phase: 'melee', step: 'damage', attacker: 'goldyx', damage: 2, attack: ['attack 9'] } as const;
    expect(dueling(won, {}, keep).answer('drive 0,1').state.shields[0]?.seat).toBe(GOLDYX);
  });
});
