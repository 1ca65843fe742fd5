import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { box } from './box.ts';
import type { CoveredFamily } from './content.ts';
import { readCases, readTests, type TestRead } from './tests-read.ts';

const things = box().flatMap(family => family.things);

/** The ids of what these tests exercise. */
const exercised = (tests: readonly TestRead[]): string[] =>
  things.filter(thing => tests.some(thing.isIn)).map(({ id }) => id);

const inTests = (...lines: string[]): string[] => exercised(readTests('a.test.ts', lines.join('\n')));

describe('a side of a card is exercised', () => {
  it('by answering it, not by having it in hand, nor by being refused', () => {
    expect(inTests("it('x', () => {", "  playing({ hand: ['march'] }).answer('power march');", '});')).toEqual([
      'march powered',
    ]);
    expect(inTests("it('x', () => {", "  expect(p.refusal('play march')).toBe('CRD-20');", '});')).toEqual([]);
  });

  it('by a test whose title names the card and side, or the strong effect of a Spell', () => {
    expect(inTests("describe('March', () => {", "  it('powered gives more', () => f());", '});')).toEqual([
      'march powered',
    ]);
    expect(inTests("it('Flame Wave burns', () => f());")).toEqual(['flame-wall powered']);
  });

  it('by rows of tables that fill in variables', () => {
    const table = ["  ['march', 'play'],", "  ['rage', 'power'],"];
    expect(
      inTests('it.each([', ...table, "])('%s', (card, how) => {", `  p.answer(\`\${how} \${card}\`);`, '});'),
    ).toEqual(['rage powered', 'march basic']);
  });

  it('by the functions and constants of the file that a test uses, and no others', () => {
    const file = ["const use = () => p.answer('play march');", "const idle = () => p.answer('play rage');"];
    expect(inTests(...file, "it('x', () => {", '  use();', '});')).toEqual(['march basic']);
  });

  it('by the steps of a case, unless they are only tried', () => {
    const source = 'id: A\ntitle: a\nwhen:\n  - play march\n---\nid: B\nwhen:\n  - try: power march\n';
    expect(exercised(readCases('a.yaml', source))).toEqual(['march basic']);
  });
});

describe('other things are exercised', () => {
  it.each([
    ["p.answer('skill tovak-double-time');", ['tovak-double-time']],
    ["p.answer('arythea-invocation rage green');", ['arythea-invocation']],
    ["p.answer('use peasants move 2');", ['peasants: move 2']],
    ["playing({ combat: { enemies: ['prowlers blocked'] } });", ['prowlers']],
    ["playing({ units: ['fire-golems'], map: { '1,0': 'keep' } });", ['keep']],
    ["playing({ tactic: 'planning' });", ['planning']],
    ['// the hero may keep a village', []],
  ])('%s', (line, ids) => {
    expect(inTests("it('x', () => {", `  ${line}`, '});')).toEqual(ids);
  });

  it('abilities of enemies by titles', () => {
    expect(inTests("it('Swift doubles the Block needed', () => f());")).toEqual(['swift']);
  });
});

describe('coverage --content', () => {
  it('lists the tests of each thing and whether it was played', async () => {
    const { code, out } = await call(['coverage', '--content', '--games', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^basic actions: \d+ of 32 tested, \d+ of 32 reached in play$/m);
    expect(out).toMatch(/^ {2}march basic · tests: \d+ \(\S+:\d+\) · played: (yes|no)$/m);
  });

  it('finds a test for everything in the base game; can skip the games, and reports as JSON', async () => {
    const { out } = await call(['coverage', '--content', '--games', '0', '--missing', '--json']);
    const { games, families } = JSON.parse(out);
    expect([games, families.length]).toEqual([0, 11]);
    expect(families[0]).toMatchObject({ family: 'basic actions', of: 32, reached: null });
    const all = (families as readonly CoveredFamily[]).flatMap(({ things }) => things);
    expect(all.filter(({ tests }) => tests === 0).map(({ id }) => id)).toEqual([]);
  });

  it('--games is for --content', async () => {
    const { code, err } = await call(['coverage', '--games', '3']);
    expect([code, err]).toEqual([2, 'deedbook: --games goes with --content (deedbook coverage --help says how)\n']);
  });
});
