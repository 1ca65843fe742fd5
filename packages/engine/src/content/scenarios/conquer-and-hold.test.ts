import { describe, expect, it } from 'vitest';
import { scoreSheets } from '../../rules/scenarios/scoring.ts';
import type { Scene } from '../../scene/scene.ts';
import { shields } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

const scenario = 'conquer-and-hold';
const owned = (by: number, ...places: string[]) => places.map(at => ({ at, by }));

describe('Conquer and Hold', () => {
  it('SCN-CH-01 the city cannot be entered', () => {
    const p = playing({ scenario, map: { '1,0': 'plains white city' }, move: 9 });
    expect(p.offered('walk 1,0', 'assault 1,0')).toEqual([]);
    expect(p.refusal('assault 1,0')).toBe('SCN-CH-01');
  });

  it('SCN-CH-01 the map is fixed', () => {
    expect(playing({ scenario, players: 2 }).state.options.mapShape).toBe('conquer-and-hold');
    expect(() => playing({ scenario, mapShape: 'wedge' })).toThrow(/SCN-CH-01/);
  });

  it.each([
    [2, 3, false],
    [2, 4, true],
    [4, 2, false],
    [4, 3, true],
  ])('SCN-CH-02 %i players: Elite Units on offer in Round %i: %s', (players, round, elite) => {
    const p = playing({ scenario, players, round: round - 1, moment: 'round end' });
    expect(p.state.round).toBe(round);
    const elites = [
      'fire-golems',
      'ice-golems',
      'fire-mages',
      'ice-mages',
      'catapults',
      'amotep-gunners',
      'amotep-freezers',
    ];
    expect(p.state.unitOffer.some(unit => elites.includes(unit))).toBe(elite);
  });

  it.each([
    ['keep', 'peasants', true],
    ['keep', 'herbalists', true],
    ['mage-tower', 'red-cape-monks', true],
    ['mage-tower', 'peasants', false],
  ])('SCN-CH-02 at a %s %s can be recruited: %s', (site, unit, can) => {
    const p = playing({
      ...{ scenario, map: { '0,0': site }, shields: owned(0, '0,0'), unitOffer: [unit], part: 'action' },
      ...{ interacting: true, influence: 20 },
    });
    expect(p.offered('recruit')).toEqual(can ? [`recruit ${unit}`] : []);
  });

  it('SCN-CH-02 an assault costs no Reputation', () => {
    const p = playing({ scenario, map: { '1,0': 'keep' }, move: 9 }).answer('assault 1,0');
    expect(p.me.reputation).toBe(0);
  });

  it('SCN-CH-03 a mage tower gives no Spell when conquered, and can be taken by others', () => {
    const conquered = playing({
      ...{ scenario, map: { '0,0': 'mage-tower' }, path: ['1,0', '0,0'] },
      combat: { enemies: ['monks'], phase: 'attack', targets: ['monks'], soFar: ['attack 20'] },
    }).answer('attack');
    expect([shields(conquered), conquered.state.rewards]).toEqual([[['0,0', 0]], []]);
    const other = playing({ scenario, map: { '1,0': 'mage-tower' }, shields: owned(1, '1,0'), move: 9 });
    expect(other.offered('assault 1,0', 'walk 1,0')).toEqual(['assault 1,0']);
  });

  it.each([
    ['keep', 1, 'grey', 1],
    ['mage-tower', 2, 'violet', 1],
    ['keep', 3, 'grey', 2],
    ['mage-tower', 4, 'violet', 2],
    ['keep', 6, 'grey', 3],
  ] as const)(
    'SCN-CH-03 the %s of another player in Round %i is defended by %s tokens: %i',
    (site, round, color, n) => {
      const p = playing({ scenario, round, map: { '1,0': site }, shields: owned(1, '1,0'), move: 9 }).answer(
        'assault 1,0',
      );
      expect(p.state.combat?.foes.map(foe => [foe.color, foe.fortified])).toEqual(Array(n).fill([color, true]));
      expect(p.state.combat?.halfFame).toBe(true);
    },
  );

  it('SCN-CH-03 the total Fame for them is halved, rounded up', () => {
    const p = playing({
      ...{ scenario, round: 3, map: { '0,0': 'keep' }, shields: owned(1, '0,0'), path: ['1,0', '0,0'] },
      combat: { enemies: ['crossbowmen', 'crossbowmen'], phase: 'attack', soFar: ['attack 40'] },
    }).answer('attack');
    // Crossbowmen are worth 3: six in all.
    expect(p.me.fame).toBe(3);
    expect(shields(p)).toEqual([['0,0', 0]]);
  });

  it.each([
    ['day', 'gold'],
    ['night', 'black'],
  ] as const)(
    'SCN-CH-03 starting a turn by %s next to an own tower gives one %s mana for each own tower',
    (time, color) => {
      const start = (scene: Scene) =>
        playing({
          ...{ scenario, time, moment: 'start of turn', hand: ['march'] },
          map: { '1,0': 'mage-tower', '5,0': 'mage-tower', '6,0': 'mage-tower' },
          shields: [...owned(0, '1,0', '5,0'), ...owned(1, '6,0')],
          ...scene,
        });
      expect(start({}).me.mana).toEqual([color, color]);
      expect(start({ at: '1,0' }).me.mana).toEqual([color, color]);
      expect(start({ at: '7,0' }).me.mana).toEqual([]);
      expect(start({ at: '0,3' }).me.mana).toEqual([]);
    },
  );

  it('SCN-CH-04 3 points per keep and 2 per tower; a tie has no winner', () => {
    const map = { '1,0': 'keep', '2,0': 'mage-tower', '3,0': 'keep', '4,0': 'mage-tower' };
    const score = (shielded: Scene['shields']) =>
      scoreSheets(playing({ scenario, map, fame: 30, others: { goldyx: {} }, shields: shielded ?? [] }).state).map(
        ({ total, fame, won }) => [total, fame, won],
      );
    expect(score([...owned(0, '1,0', '2,0'), ...owned(1, '3,0')])).toEqual([
      [5, null, true],
      [3, null, false],
    ]);
    expect(score([...owned(0, '1,0'), ...owned(1, '3,0')])).toEqual([
      [3, null, false],
      [3, null, false],
    ]);
  });

  it('SCN-CH-04 TEA-05 a team scores what its heroes own together', () => {
    const map = { '1,0': 'keep', '2,0': 'mage-tower', '3,0': 'keep' };
    const p = playing({
      scenario,
      players: 4,
      map,
      shields: [...owned(0, '1,0'), ...owned(2, '2,0'), ...owned(1, '3,0')],
    });
    expect(scoreSheets(p.state).map(({ seats, total, won }) => [seats, total, won])).toEqual([
      [[0, 2], 5, true],
      [[1, 3], 3, false],
    ]);
  });
});
