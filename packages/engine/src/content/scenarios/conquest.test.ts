import { describe, expect, it } from 'vitest';
import type { Scored } from '../../rules/scenarios/scenarios.ts';
import { type ScoreSheet, scoreSheets } from '../../rules/scenarios/scoring.ts';
import type { Scene } from '../../scene/scene.ts';
import { DUMMY } from '../../state/state.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const CITIES = { '3,0': 'swamp green city', '-3,0': 'plains blue city' };

/** A conquered city with this many Shields of each seat, led by the first. */
const led = (...shields: number[]) => ({ shields, conquered: true });

/** The hero is about to defeat the last defender of the second city. */
const lastBlow = (scene: Scene): Playing =>
  playing({
    map: CITIES,
    at: '3,0',
    path: ['2,0', '3,0'],
    combat: { enemies: ['altem-guardsmen'], phase: 'attack', targets: ['altem-guardsmen'], soFar: ['attack 40'] },
    cities: { '3,0': { level: 4, conquered: false }, '-3,0': led(0) },
    ...scene,
  });

const sheetsOf = (scene: Scene): ScoreSheet[] => scoreSheets(playing({ map: CITIES, ...scene }).state);
const line = (sheet: ScoreSheet | undefined, what: Scored) => sheet?.lines.find(other => other.what === what);
const worth = (sheet: ScoreSheet | undefined, what: Scored) => [line(sheet, what)?.points, line(sheet, what)?.title];

describe('Full and Blitz Conquest', () => {
  it.each([
    ['SCN-FC-02', 'full-conquest'],
    ['SCN-BC-02', 'blitz-conquest'],
  ])('%s %s: once all cities are conquered everyone has one more turn, whoever did it too', (_, scenario) => {
    const p = lastBlow({ scenario, others: { goldyx: {} } });
    expect(p.state.ending).toBe(false);
    p.answer('attack');
    expect(p.state.cities.every(city => city.conquered)).toBe(true);
    expect([p.state.ending, p.state.lastTurns]).toEqual([true, [1, 0]]);
  });

  it('SCN-FC-02 not while a city is still hidden', () => {
    const p = lastBlow({ scenario: 'full-conquest', players: 3, others: { goldyx: {} } }).answer('attack');
    expect(p.state.options.cityLevels).toHaveLength(3);
    expect(p.state.ending).toBe(false);
  });

  it('SCO-11 SCN-FC-02 7 per city led, 4 per city with a Shield; the best gets 5 more, or 2 if tied', () => {
    const score = (a: number[], b: number[]) =>
      sheetsOf({ scenario: 'full-conquest', cities: { '3,0': led(...a), '-3,0': led(...b) } }).map(sheet =>
        worth(sheet, 'city-conqueror'),
      );
    expect(score([0, 0, 1], [1])).toEqual([
      [7, 0],
      [11, 5],
    ]);
    expect(score([0, 0, 1], [1, 1, 0])).toEqual([
      [11, 2],
      [11, 2],
    ]);
    expect(score([0], [0])).toEqual([
      [14, 5],
      [0, 0],
    ]);
  });

  it('SCO-11 an unconquered city counts for no one', () => {
    const [sheet] = sheetsOf({
      scenario: 'full-conquest',
      cities: { '3,0': { level: 4, shields: [0], conquered: false }, '-3,0': led(1) },
    });
    expect(worth(sheet, 'city-conqueror')).toEqual([0, 0]);
  });

  it('SCN-BC-02 each line of the Fame track crossed gives one more Fame, which may cross the next', () => {
    const after = (fame: number) => {
      const enemies = [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' as const }];
      const combat = { enemies: ['prowlers'], phase: 'attack' as const, targets: ['prowlers'], soFar: ['attack 9'] };
      const p = playing({ scenario: 'blitz-conquest', fame, enemies, combat, players: 2 });
      return p.answer('attack').me.fame;
    };
    // Prowlers are worth 2; the lines are at 3, 8 and 15.
    expect([after(0), after(1), after(5), after(6), after(7)]).toEqual([2, 4, 7, 9, 10]);
  });
});

describe('Cooperation', () => {
  const scenario = 'full-cooperation';
  const goldyx = { fame: 10 };

  it('SCN-CO-03 once all cities are conquered, everyone except the dummy player gets one more turn', () => {
    const p = lastBlow({
      scenario,
      others: { goldyx: {} },
      map: { ...CITIES, '0,3': 'plains white city' },
      cities: { '3,0': { level: 5, conquered: false }, '-3,0': led(0), '0,3': led(1) },
    }).answer('attack');
    expect(p.state.order).toContain(DUMMY);
    expect([p.state.ending, p.state.lastTurns]).toEqual([true, [1, 0]]);
  });

  it('SCN-CO-02 the dummy player takes a random Tactic first, then the players choose', () => {
    const p = playing({ scenario, players: 2, moment: 'tactics' });
    expect(p.prompt).toBe('tactic');
    expect(p.state.dummy?.tactic).not.toBeNull();
    expect(p.offered()).toHaveLength(5);
    expect(p.offered()).not.toContain(p.state.dummy?.tactic);
  });

  it('SCN-CO-02 after a Round, one of the Tactics the players used leaves the game', () => {
    const ends = (round: number) =>
      playing({
        scenario,
        round,
        moment: 'round end',
        tactic: 'great-start',
        others: { goldyx: { tactic: 'planning' } },
      });
    const p = ends(1);
    expect([p.prompt, p.offered()]).toEqual(['leave-tactic', ['great-start', 'planning']]);
    p.answer('planning');
    expect(p.state.tacticsGone).toEqual(['planning']);
    expect(p.told('tactic-left')).toEqual([{ news: 'tactic-left', tactic: 'planning' }]);
    expect(p.prompt).toBe('tactic');
    // Not after the last Day and the last Night, when it would make no difference.
    expect(ends(5).prompt).toBe('tactic');
    expect(playing({ scenario, round: 6, moment: 'round end' }).session.isOver).toBe(true);
  });

  it('SCN-CO-03 the score is the lowest Fame plus the best of each achievement, without titles', () => {
    const [sheet, ...others] = sheetsOf({
      ...{ scenario, fame: 20, hand: ['fireball', 'wound'], crystals: { red: 2 } },
      others: { goldyx: { ...goldyx, hand: ['tremor', 'agility', 'wound x2'] } },
    });
    expect(others).toEqual([]);
    expect([sheet?.seats, sheet?.fame]).toEqual([[0, 1], 10]);
    expect(worth(sheet, 'knowledge')).toEqual([3, 0]);
    expect(worth(sheet, 'loot')).toEqual([1, 0]);
    expect(worth(sheet, 'beating')).toEqual([-4, 0]);
    expect([line(sheet, 'knowledge')?.of, line(sheet, 'loot')?.of, line(sheet, 'beating')?.of]).toEqual([1, 0, 1]);
  });

  it('SCN-CO-03 10 per city, 10 if everyone leads one, 15 for all; 30 per Round left', () => {
    const bonuses = (scene: Scene) => {
      const [sheet] = sheetsOf({ scenario, dummy: { deck: 7 }, ...scene });
      return ['cities', 'each-leads', 'all-cities', 'rounds-left', 'dummy-cards', 'not-announced'].map(
        what => line(sheet, what as Scored)?.points,
      );
    };
    const all = { '3,0': led(0), '-3,0': led(1), '0,3': led(1) };
    const map = { ...CITIES, '0,3': 'plains white city' };
    expect(bonuses({ round: 4, map, cities: all })).toEqual([30, 10, 15, 60, 7, 5]);
    expect(bonuses({ round: 6, announcedBy: 'goldyx', cities: { '3,0': led(0), '-3,0': led(0) } })).toEqual([
      20, 0, 0, 0, 7, 0,
    ]);
  });

  it.each(['full-cooperation', 'blitz-cooperation'])('SCN-CO-03 SCN-BO-01 %s is won with all cities, or lost', name => {
    const won = (count: number) => {
      const places = ['3,0', '-3,0', '0,3'].slice(0, count);
      const cities = Object.fromEntries(places.map(at => [at, led(0)]));
      return sheetsOf({ scenario: name, map: { ...CITIES, '0,3': 'plains white city' }, cities, players: 2 })[0]?.won;
    };
    const needed = name === 'full-cooperation' ? 3 : 2;
    expect([won(needed - 1), won(needed)]).toEqual([false, true]);
  });

  it('TEA-03 allies cannot fight each other', () => {
    expect(playing({ scenario, players: 2 }).state.options).toMatchObject({ pvp: false, teams: [0, 0] });
  });
});

describe('Solo Conquest', () => {
  const scenario = 'solo-conquest';

  it('SCN-SO-03 once all cities are conquered there is one last turn, but not for the dummy player', () => {
    const p = lastBlow({ scenario, players: 1 }).answer('attack');
    expect([p.state.ending, p.state.lastTurns]).toEqual([true, [0]]);
  });

  it('SCN-SO-02 the player chooses first, the dummy takes one of the rest, and both leave the game', () => {
    const p = playing({ scenario, players: 1, moment: 'tactics' });
    expect(p.offered()).toHaveLength(6);
    expect(p.state.dummy?.tactic).toBeNull();
    p.answer('planning');
    expect(p.state.dummy?.tactic).not.toBe('planning');
    const q = playing({ scenario, players: 1, moment: 'round end', tactic: 'planning', dummy: { tactic: 'rethink' } });
    expect(q.state.tacticsGone).toEqual(['planning', 'rethink']);
  });

  it('SCN-SO-03 Fame and achievements without titles, 10 per city, 15 for both, 30 per Round left, 5', () => {
    const [sheet] = sheetsOf({
      ...{ scenario, players: 1, fame: 40, round: 5, hand: ['fireball'], dummy: { deck: 3 } },
      cities: { '3,0': led(0), '-3,0': led(0) },
    });
    expect([sheet?.total, sheet?.won]).toEqual([40 + 2 + 20 + 15 + 30 + 3 + 5, true]);
    const [poor] = sheetsOf({
      ...{ scenario, players: 1, fame: 40, round: 6, announcedBy: 'dummy', dummy: { deck: 0 } },
      cities: { '3,0': led(0), '-3,0': { level: 8, conquered: false } },
    });
    expect([poor?.total, poor?.won]).toEqual([50, false]);
  });
});
