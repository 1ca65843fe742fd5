import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

/** An interaction in progress, with points for anything. */
const at = (site: string, scene: Scene = {}, influence = 30): Playing => {
  const shields = site === 'keep' || site === 'mage-tower' ? [{ at: '0,0', by: 0 }] : [];
  const map = { '0,0': site };
  return playing({ map, shields, part: 'action', interacting: true, influence, ...scene });
};

const names = (p: Playing) => p.me.units.map(({ unit }) => unit);

describe('recruiting', () => {
  it('REC-01 only Units in the offer, and only at a site whose icon they show', () => {
    const p = at('village', { unitOffer: ['peasants', 'utem-swordsmen'] });
    expect(p.offered('recruit')).toEqual(['recruit peasants']);
    expect([p.refusal('recruit utem-swordsmen'), p.refusal('recruit herbalists')]).toEqual(['REC-01', 'REC-01']);
  });

  it('REC-01 if no Unit in the offer fits the site, none can be recruited', () => {
    const p = at('keep', { unitOffer: ['peasants', 'savage-monks', 'herbalists'] });
    expect(p.offered('recruit')).toEqual([]);
  });

  // Cost and sites as printed.
  it.each<[string, number, string[]]>([
    ['peasants', 4, ['village']],
    ['foresters', 5, ['village']],
    ['herbalists', 3, ['village', 'monastery']],
    ['utem-crossbowmen', 6, ['village', 'keep']],
    ['utem-guardsmen', 5, ['village', 'keep']],
    ['utem-swordsmen', 6, ['keep']],
    ['guardian-golems', 7, ['keep', 'mage-tower']],
    ['illusionists', 7, ['mage-tower', 'monastery']],
    ['red-cape-monks', 7, ['monastery']],
    ['northern-monks', 7, ['monastery']],
    ['savage-monks', 7, ['monastery']],
    ['fire-mages', 9, ['mage-tower', 'monastery']],
    ['ice-mages', 9, ['mage-tower', 'monastery']],
    ['fire-golems', 8, ['keep', 'mage-tower']],
    ['ice-golems', 8, ['keep', 'mage-tower']],
    ['amotep-gunners', 8, ['keep']],
    ['amotep-freezers', 8, ['keep']],
    ['catapults', 9, ['keep']],
    ['altem-mages', 12, []],
    ['altem-guardians', 11, []],
  ])('REC-02 %s cost %i in full, at %j', (unit, cost, sites) => {
    const scene: Scene = { unitOffer: [unit] };
    for (const site of ['village', 'monastery', 'keep', 'mage-tower']) {
      const key = `recruit ${unit}`;
      expect([site, at(site, scene).refusal(key)]).toEqual([site, sites.includes(site) ? null : 'REC-01']);
      if (!sites.includes(site)) continue;
      expect(at(site, scene, cost - 1).refusal(key)).toBe('INT-08');
      expect(at(site, scene, cost + 1).answer(key).turn.influence).toBe(1);
    }
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 5],
    [10, 5],
  ])('REC-03 REC-04 at level %i there are %i Command tokens, one for each Unit', (level, tokens) => {
    const own = ['herbalists', 'herbalists', 'foresters', 'foresters', 'utem-swordsmen'];
    const room = at('village', { level, units: own.slice(0, tokens - 1), unitOffer: ['peasants'] });
    room.answer('recruit peasants');
    expect([room.prompt, room.me.units.length]).toEqual(['turn', tokens]);
    const full = at('village', { level, units: own.slice(0, tokens), unitOffer: ['peasants'] });
    full.answer('recruit peasants');
    expect(full.prompt).toBe('disband');
    full.answer(full.offered()[0] ?? '');
    expect(full.me.units).toHaveLength(tokens);
  });

  it('REC-05 with all tokens in use, one Unit is disbanded first and leaves the game', () => {
    const p = at('village', { units: ['foresters'], unitOffer: ['peasants', 'herbalists'] }, 4);
    p.answer('recruit peasants');
    expect([p.offered(), p.turn.influence]).toEqual([['disband foresters'], 4]);
    p.answer('disband foresters');
    expect([names(p), p.turn.influence, p.state.unitsGone]).toEqual([['peasants'], 0, ['foresters']]);
    expect([p.state.unitOffer, p.state.regularDeck.filter(unit => unit === 'foresters')]).toEqual([
      ['herbalists'],
      ['foresters'],
    ]);
  });

  it('REC-05 the player chooses which one; Units with the same name are distinguished', () => {
    const units = ['peasants', 'foresters', 'peasants wounded'];
    const p = at('village', { level: 5, units, unitOffer: ['herbalists'] }).answer('recruit herbalists');
    expect(p.offered()).toEqual(['disband foresters', 'disband peasants 1', 'disband peasants 2']);
    p.answer('disband peasants 2');
    expect(p.me.units.map(({ unit, wounds }) => [unit, wounds])).toEqual([
      ['peasants', 0],
      ['foresters', 0],
      ['herbalists', 0],
    ]);
  });

  it.each(['spent', 'wounded', 'spent wounded'])(
    'REC-06 REC-07 a %s Unit may be disbanded; the new one is fresh',
    how => {
      const p = at('village', { units: [`foresters ${how}`], unitOffer: ['peasants'] });
      p.answer('recruit peasants', 'disband foresters');
      expect(p.me.units).toMatchObject([{ unit: 'peasants', spent: false, wounds: 0 }]);
    },
  );

  it('REC-08 the offer is not refilled before the next Round', () => {
    const unitOffer = ['peasants', 'herbalists', 'foresters', 'savage-monks'];
    const p = at('village', { unitOffer, hand: ['march'], played: ['rage'], deck: [], lastTurns: [1] });
    p.answer('recruit herbalists', 'end-turn', 'done');
    expect([p.seat, p.state.unitOffer]).toEqual([1, ['peasants', 'foresters', 'savage-monks']]);
    p.answer('end-turn');
    expect([p.prompt, p.state.round]).toEqual(['tactic', 2]);
    expect(p.state.unitOffer).toHaveLength(4);
  });

  it('REC-09 a Unit may be used at once, but not to pay for itself', () => {
    expect(at('village', { unitOffer: ['peasants'] }, 2).refusal('recruit peasants')).toBe('INT-08');
    const p = at('village', { level: 3, unitOffer: ['peasants', 'herbalists'] }, 5).answer('recruit peasants');
    expect(p.refusal('recruit herbalists')).toBe('INT-08');
    p.answer('use peasants influence 2', 'recruit herbalists');
    expect([p.turn.influence, names(p)]).toEqual([0, ['peasants', 'herbalists']]);
  });
});

describe('undoing purchases', () => {
  it.each<[string, Playing, string[]]>([
    ['recruiting', at('village', { unitOffer: ['peasants'] }), ['recruit peasants']],
    [
      'recruiting in place of another',
      at('village', { unitOffer: ['peasants'], units: ['foresters'] }),
      ['recruit peasants', 'disband foresters'],
    ],
    ['buying healing', at('village'), ['buy healing']],
    ['learning an Advanced Action at a monastery', at('monastery', { monasteryOffer: ['ambush'] }), ['train ambush']],
    ['the interaction itself', playing({ map: { '0,0': 'village' }, move: 2, reputation: 3 }), ['interact']],
  ])('UND-07 %s is reversible', (_, p, keys) => {
    const before = JSON.stringify(p.state);
    p.answer(...keys);
    expect(JSON.stringify(p.state)).not.toBe(before);
    for (const _key of keys) expect(p.session.undo(0)).toBeNull();
    expect(JSON.stringify(p.state)).toBe(before);
  });

  it('UND-08 learning a Spell can be undone only until the offer is refilled', () => {
    const spells: Scene = { spellOffer: ['fireball', 'tremor', 'chill'], spellDeck: ['expose'] };
    const p = at('mage-tower', { ...spells, mana: ['red'], crystals: ['red'], source: [] }).answer('learn fireball');
    expect([p.prompt, p.session.undo(0)]).toEqual(['pay', null]);
    p.answer('learn fireball', 'red token');
    expect(p.state.spellOffer).toEqual(['tremor', 'chill', 'expose']);
    expect(p.session.undo(0)?.rule).toBe('UND-02');
  });
});
