import { describe, expect, it } from 'vitest';
import type { HeroScene, Scene } from '../../scene/scene.ts';
import { playing } from '../../testing/playing.ts';
import type { Scored } from './scenarios.ts';
import { type ScoreLine, type ScoreSheet, scoreSheets } from './scoring.ts';

const MAP = {
  '0,0': 'keep',
  '1,0': 'mage-tower',
  '2,0': 'monastery',
  '3,0': 'dungeon',
  '4,0': 'tomb',
  '5,0': 'monster-den',
  '6,0': 'spawning-grounds',
  '-1,0': 'ancient-ruins',
  '-2,0': 'keep',
};

const sheets = (scene: Scene): ScoreSheet[] => scoreSheets(playing({ map: MAP, at: '0,1', ...scene }).state);

/** The score sheet of a solo player: no titles. */
const solo = (scene: Scene): ScoreSheet => sheets({ players: 1, ...scene })[0] as ScoreSheet;

const line = (sheet: ScoreSheet | undefined, what: Scored): ScoreLine =>
  sheet?.lines.find(other => other.what === what) as ScoreLine;

const points = (scene: Scene, what: Scored): number => line(solo(scene), what).points;

/** The titles of three heroes in one category. */
const titles = (what: Scored, ...heroes: HeroScene[]): number[] => {
  const [tovak = {}, goldyx = {}, norowas = {}] = heroes;
  return sheets({ map: MAP, at: '0,1', ...tovak, others: { goldyx, norowas } }).map(sheet => line(sheet, what).title);
};

describe('standard achievement scoring', () => {
  it('SCO-01 starts from each player’s Fame without changing it: no one gains a level by it', () => {
    const p = playing({ map: MAP, at: '0,1', fame: 14, hand: ['fireball', 'tremor'], others: { goldyx: { fame: 3 } } });
    const [mine, other] = scoreSheets(p.state);
    expect([mine?.fame, other?.fame]).toEqual([14, 3]);
    expect([mine?.total, other?.total]).toEqual([14 + 4 + 3, 3]);
    expect([p.me.fame, p.me.level]).toEqual([14, 3]);
  });

  it('SCO-02 Knowledge: 2 for each Spell and 1 for each Advanced Action, wherever they are', () => {
    expect(points({ hand: ['fireball'] }, 'knowledge')).toBe(2);
    const everywhere: Scene = {
      hand: ['fireball', 'ice-bolt'],
      deck: ['tremor', 'march', 'agility'],
      discard: ['chill', 'ambush', 'rage'],
      played: ['expose', 'in-need sideways'],
    };
    expect(points(everywhere, 'knowledge')).toBe(4 * 2 + 4);
    const spared: Scene = { time: 'night', tactic: 'sparing-power', tacticCards: ['fireball', 'training'] };
    expect(points(spared, 'knowledge')).toBe(3);
    expect(points({ hand: ['march', 'ruby-ring', 'wound'] }, 'knowledge')).toBe(0);
  });

  it('SCO-03 Loot: 2 for each Artifact and 1 for every two crystals', () => {
    const crystals = (n: number) => points({ crystals: { red: Math.min(n, 3), blue: Math.max(0, n - 3) } }, 'loot');
    expect([0, 1, 2, 3, 4, 5, 6].map(crystals)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    const scene: Scene = { hand: ['ruby-ring'], deck: ['banner-of-fear'], discard: ['golden-grail'], played: ['rage'] };
    expect(points(scene, 'loot')).toBe(6);
    expect(points({ ...scene, crystals: { red: 1, white: 1, green: 1 } }, 'loot')).toBe(6 + 1);
  });

  it('SCO-03 mana tokens and dice are not loot', () => {
    expect(points({ mana: ['red', 'red'], dice: ['blue', 'blue'] }, 'loot')).toBe(0);
  });

  it('SCO-04 SCO-10 Leader: the levels of all Units, half for each Wounded one, rounded down individually', () => {
    const unwounded = ['peasants', 'utem-swordsmen spent', 'fire-mages', 'altem-mages'];
    expect(points({ level: 9, units: unwounded }, 'leader')).toBe(1 + 2 + 3 + 4);
    const wounded = ['peasants', 'utem-swordsmen', 'fire-mages', 'altem-mages'].map(unit => `${unit} wounded`);
    expect(points({ level: 9, units: wounded }, 'leader')).toBe(0 + 1 + 1 + 2);
    expect(points({ level: 3, units: ['peasants wounded', 'herbalists wounded'] }, 'leader')).toBe(0);
    expect(points({ units: [{ unit: 'altem-mages', wounds: 2 }] }, 'leader')).toBe(2);
  });

  it('SCO-05 Conqueror: 2 for each Shield on a keep, mage tower or burned monastery', () => {
    for (const at of ['0,0', '1,0', '2,0']) expect(points({ shields: [{ at, by: 0 }] }, 'conqueror')).toBe(2);
    const all = ['0,0', '1,0', '2,0', '-2,0'].map(at => ({ at, by: 0 }));
    expect(points({ shields: all }, 'conqueror')).toBe(8);
    expect(points({ shields: [{ at: '3,0', by: 0 }] }, 'conqueror')).toBe(0);
  });

  it('SCO-05 SIT-KEE-04 a keep that changed hands counts only for its owner', () => {
    const shields = [
      { at: '0,0', by: 0 },
      { at: '0,0', by: 1 },
    ];
    expect(sheets({ shields }).map(sheet => line(sheet, 'conqueror').points)).toEqual([0, 2]);
    const back = [...shields, { at: '0,0', by: 0 }];
    expect(sheets({ shields: back }).map(sheet => line(sheet, 'conqueror').points)).toEqual([2, 0]);
  });

  it('SCO-06 Adventurer: 2 for each Shield on an adventure site', () => {
    const sites = ['3,0', '4,0', '5,0', '6,0', '-1,0'];
    for (const at of sites) expect(points({ shields: [{ at, by: 0 }] }, 'adventurer')).toBe(2);
    expect(points({ shields: sites.map(at => ({ at, by: 0 })) }, 'adventurer')).toBe(10);
    expect(points({ shields: [{ at: '0,0', by: 0 }] }, 'adventurer')).toBe(0);
  });

  it('SCO-07 Beating: −2 for each Wound among the Deed cards, nothing for those on Units', () => {
    const scene: Scene = {
      hand: ['wound'],
      deck: ['wound', 'march'],
      discard: ['wound x2'],
      units: ['peasants wounded'],
    };
    expect(points(scene, 'beating')).toBe(-8);
    expect(points({ units: ['peasants wounded'] }, 'beating')).toBe(0);
  });

  const MORE: [Scored, HeroScene, HeroScene, HeroScene][] = [
    ['knowledge', { hand: ['fireball'] }, { hand: ['ice-bolt'] }, {}],
    ['loot', { hand: ['ruby-ring'] }, { crystals: { red: 2 } }, {}],
    ['leader', { units: ['utem-swordsmen'] }, { units: ['peasants'] }, {}],
  ];

  it.each(MORE)('SCO-08 %s: +3 for the single best player', (what, best, second, none) => {
    expect(titles(what, best, second, none)).toEqual([3, 0, 0]);
    expect(titles(what, none, second, best)).toEqual([0, 0, 3]);
  });

  it.each(MORE)('SCO-08 %s: +1 for each tied player, nothing without points', (what, best, second, none) => {
    expect(titles(what, best, best, second)).toEqual([1, 1, 0]);
    expect(titles(what, best, best, best)).toEqual([1, 1, 1]);
    expect(titles(what, none, none, none)).toEqual([0, 0, 0]);
  });

  it('SCO-08 Shields count for titles like everything else', () => {
    const shields = [
      { at: '0,0', by: 0 },
      { at: '1,0', by: 1 },
      { at: '3,0', by: 1 },
    ];
    const [mine, other] = sheets({ shields });
    expect([line(mine, 'conqueror').title, line(other, 'conqueror').title]).toEqual([1, 1]);
    expect([line(mine, 'adventurer').title, line(other, 'adventurer').title]).toEqual([0, 3]);
  });

  it('SCO-08 Beating: −3 for the worst, −1 for each if tied, nothing if no one is wounded', () => {
    const [two, one, none] = [{ hand: ['wound x2', 'rage'] }, { hand: ['wound', 'rage'] }, { hand: ['rage'] }];
    expect(titles('beating', two, one, none)).toEqual([-3, 0, 0]);
    expect(titles('beating', one, two, two)).toEqual([0, -1, -1]);
    expect(titles('beating', none, none, none)).toEqual([0, 0, 0]);
  });

  it('SCO-09 SCN-FR-05 no titles in a solo game', () => {
    const scene: Scene = {
      hand: ['fireball', 'wound', 'ruby-ring'],
      shields: [{ at: '0,0', by: 0 }],
      units: ['peasants'],
    };
    expect(solo(scene).lines.map(({ title }) => title)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('SCO-01 the total is Fame, achievements and titles', () => {
    const shields = ['0,0', '1,0', '3,0', '4,0'].map(at => ({ at, by: 0 }));
    const scene: Scene = {
      fame: 60,
      hand: ['fireball', 'tremor', 'ice-bolt'],
      deck: ['ambush', 'agility', 'wound', 'wound', 'ruby-ring'],
      crystals: { red: 3, blue: 2 },
      units: ['fire-mages', 'utem-swordsmen wounded', 'peasants wounded'],
      shields,
    };
    // 60 + (4 + 3) + (2 + 2) + (3 + 1 + 0) + 4 + 4 − 4
    expect(solo(scene).total).toBe(79);
    const [mine] = sheets(scene);
    expect(mine?.total).toBe(79 + 5 * 3 - 3);
  });
});

describe('the outcome', () => {
  it('GAM-11 SCN-FR-04 the game is decided by achievement scoring, not by Fame alone', () => {
    const scene: Scene = {
      round: 3,
      moment: 'round end',
      fame: 10,
      others: { goldyx: { fame: 8, hand: ['fireball'] } },
    };
    const p = playing(scene);
    expect([p.session.isOver, p.told('game-over').length]).toEqual([true, 1]);
    expect(scoreSheets(p.state).map(({ total, won }) => [total, won])).toEqual([
      [10, false],
      [8 + 2 + 3, true],
    ]);
  });

  it('SCO-12 SCN-FR-04 tied players share the victory', () => {
    const three = sheets({ fame: 9, others: { goldyx: { fame: 4, hand: ['fireball'] }, norowas: { fame: 8 } } });
    expect(three.map(({ total, won }) => [total, won])).toEqual([
      [9, true],
      [9, true],
      [8, false],
    ]);
  });
});
