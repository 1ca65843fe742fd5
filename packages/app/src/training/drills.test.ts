import { readFileSync } from 'node:fs';
import { Session } from '@deedbook/engine';
import { DIFFICULTIES, type Drill, PACKS, readDrills, stateOf } from '@deedbook/positions';
import { createText } from '@deedbook/text/all';
import { describe, expect, test } from 'vitest';
import { dayOf, drillNamed, isDay, placeOf } from './drills.ts';
import { begin, lineInWords, resultOf } from './line.ts';

const read = (name: string): readonly Drill[] =>
  readDrills(readFileSync(new URL(`./drills/${name}.json`, import.meta.url), 'utf8'));

const packed = read('packs');
const daily = read('daily');

/** Plays the stored line of a drill. */
function played(drill: Drill) {
  const { session, before } = begin(drill);
  for (const answer of drill.puzzle.line ?? []) {
    expect(session.answer(0, answer.slice(2)), `${drill.id}: ${answer}`).toBeNull();
  }
  expect(session.state.combat, drill.id).toBeNull();
  return resultOf(before, session);
}

describe('drills', () => {
  test('are twelve in each of five packs, from easy to devilish', () => {
    expect(packed).toHaveLength(60);
    for (const pack of PACKS) {
      const ranks = packed.filter(drill => drill.pack === pack).map(drill => DIFFICULTIES.indexOf(drill.difficulty));
      expect(ranks).toHaveLength(12);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(new Set(ranks).size).toBe(DIFFICULTIES.length);
    }
    expect(new Set(packed.map(({ id }) => id)).size).toBe(60);
  });

  test('each is won at par by its line', () => {
    for (const drill of packed) expect(played(drill), drill.id).toEqual({ won: true, loss: drill.par });
    for (const drill of daily.filter((_, i) => i % 20 === 0)) {
      expect(played(drill), drill.id).toEqual({ won: true, loss: drill.par });
    }
  });

  test('nothing can be drawn, so that only summoned monsters are left to luck', () => {
    for (const { id, puzzle } of [...packed, ...daily]) expect(puzzle.scene?.deck, id).toEqual([]);
    expect(new Session(stateOf((packed[0] as Drill).puzzle)).state.players[0]?.deck).toEqual([]);
  });

  test('the best line is told in words', () => {
    const line = lineInWords(packed[0] as Drill, createText('en'));
    expect(line).toHaveLength((packed[0] as Drill).puzzle.line?.length ?? -1);
    expect(line[0]).toContain('Prowlers');
  });
});

describe('the fight of the day', () => {
  test('depends only on the date', async () => {
    const morning = dayOf(new Date(2026, 10, 16, 0, 1));
    expect(morning).toBe('2026-11-16');
    expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe(morning);
    expect(await drillNamed(morning)).toEqual(await drillNamed('2026-11-16'));
    expect((await drillNamed(morning))?.id).toBe(morning);
  });

  test('is another one every day of a year, easiest on Mondays and hardest on Sundays', () => {
    const days = Array.from({ length: daily.length }, (_, i) => dayOf(new Date(2026, 10, 16 + i)));
    expect(new Set(days.map(day => placeOf(day, daily.length))).size).toBe(daily.length);
    // 16 November 2026 is a Monday.
    expect(daily[placeOf('2026-11-16', daily.length)]?.difficulty).toBe('easy');
    expect(daily[placeOf('2026-11-22', daily.length)]?.difficulty).toBe('devilish');
    expect(daily.length).toBeGreaterThanOrEqual(364);
  });

  test('needs a date that exists', async () => {
    expect(isDay('2026-13-01')).toBe(false);
    expect(await drillNamed('2026-13-01')).toBeNull();
    expect(await drillNamed('ranged-99')).toBeNull();
  });
});
