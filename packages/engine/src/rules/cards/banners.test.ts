import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { scoreSheets } from '../scenarios/scoring.ts';

const SCENE: Scene = {
  hand: ['banner-of-glory', 'banner-of-fear', 'rage'],
  units: ['peasants', 'foresters'],
  level: 3,
};

/** Which Unit has which Banner. */
const carried = ({ me }: Playing) =>
  me.banners.map(({ banner, unit }) => [banner, me.units.find(({ id }) => id === unit)?.unit]);

describe('Banners', () => {
  it('BAN-01 a Banner is attached to one of the player’s Units, ready or not, Wounded or not, and stays there', () => {
    const p = playing({ ...SCENE, units: ['peasants spent', 'foresters wounded'], deck: [] });
    p.answer('play banner-of-glory');
    expect(p.offered()).toEqual(['foresters', 'peasants']);
    p.answer('foresters');
    expect([carried(p), p.me.hand, p.me.played]).toEqual([
      [['banner-of-glory', 'foresters']],
      ['banner-of-fear', 'rage'],
      [],
    ]);
    p.answer('end-turn', 'done');
    expect([carried(p), p.me.discard]).toEqual([[['banner-of-glory', 'foresters']], []]);
  });

  it('BAN-01 at any time on the player’s turn, even in combat, even a Banner that readies', () => {
    for (const phase of ['ranged', 'block', 'damage', 'attack'] as const) {
      const p = playing({ ...SCENE, hand: ['banner-of-courage'], combat: { enemies: ['diggers'], phase } });
      expect(carried(p.answer('play banner-of-courage', 'peasants'))).toEqual([['banner-of-courage', 'peasants']]);
    }
    const action = playing({ ...SCENE, part: 'action' });
    expect(action.offered('play banner')).toEqual(['play banner-of-fear', 'play banner-of-glory']);
  });

  it('BAN-01 without a Unit it cannot be attached', () => {
    expect(playing({ hand: ['banner-of-glory'] }).refusal('play banner-of-glory')).toBe('BAN-01');
  });

  it('BAN-01 while attached, its strong effect cannot be used', () => {
    const p = playing({ ...SCENE, combat: { enemies: ['diggers'] } }).answer('play banner-of-glory', 'peasants');
    expect(p.refusal('power banner-of-glory')).toBe('CRD-05');
  });

  it('BAN-02 one Banner per Unit: a new one discards the old one', () => {
    const p = playing(SCENE).answer('play banner-of-glory', 'peasants', 'play banner-of-fear', 'peasants');
    expect([carried(p), p.me.discard]).toEqual([[['banner-of-fear', 'peasants']], ['banner-of-glory']]);
  });

  it('BAN-02 several Units may have one each', () => {
    const p = playing(SCENE).answer('play banner-of-glory', 'peasants', 'play banner-of-fear', 'foresters');
    expect(carried(p)).toEqual([
      ['banner-of-glory', 'peasants'],
      ['banner-of-fear', 'foresters'],
    ]);
  });

  it('BAN-03 the Banner of a destroyed Unit goes to the discard pile', () => {
    const p = playing({ ...SCENE, combat: { enemies: ['medusa'], phase: 'damage' } });
    p.answer('play banner-of-fear', 'peasants', 'take medusa', 'peasants');
    expect([p.me.banners, p.me.discard.includes('banner-of-fear'), p.me.units.map(unit => unit.unit)]).toEqual([
      [],
      true,
      ['foresters'],
    ]);
  });

  it('BAN-03 so does that of a disbanded Unit', () => {
    const p = playing({
      ...SCENE,
      map: { '0,0': 'village' },
      interacting: true,
      part: 'action',
      influence: 5,
      unitOffer: ['herbalists'],
    });
    p.answer('play banner-of-glory', 'peasants', 'recruit herbalists', 'disband peasants');
    expect([p.me.banners, p.me.discard]).toEqual([[], ['banner-of-glory']]);
  });

  it('BAN-03 a Unit that is only Wounded keeps it', () => {
    const p = playing({ ...SCENE, combat: { enemies: ['diggers'], phase: 'damage' } });
    p.answer('play banner-of-fear', 'peasants', 'take diggers', 'peasants');
    expect([carried(p), p.me.units[0]?.wounds]).toEqual([[['banner-of-fear', 'peasants']], 1]);
  });

  const roundOver = () => {
    const p = playing({ ...SCENE, hand: ['banner-of-glory'], deck: [], players: 1 });
    p.answer('play banner-of-glory', 'peasants', 'end-turn');
    return p.answer('announce-end');
  };

  it('BAN-04 RND-PREP-10 at the start of a Round it may stay', () => {
    const p = roundOver();
    expect([p.prompt, p.offered()]).toEqual(['take-banner', ['leave banner-of-glory', 'take banner-of-glory']]);
    p.answer('leave banner-of-glory');
    expect([carried(p), [...p.me.hand, ...p.me.deck]]).toEqual([[['banner-of-glory', 'peasants']], []]);
  });

  it('BAN-04 RND-PREP-10 or it is shuffled in with the other cards', () => {
    const p = roundOver().answer('take banner-of-glory');
    expect([p.me.banners, [...p.me.hand, ...p.me.deck]]).toEqual([[], ['banner-of-glory']]);
  });

  it('SCO-03 an attached Banner is an Artifact of its owner', () => {
    const p = playing({ ...SCENE, players: 1 }).answer('play banner-of-glory', 'peasants');
    expect(scoreSheets(p.state)[0]?.lines.find(({ what }) => what === 'loot')?.points).toBe(4);
  });
});
