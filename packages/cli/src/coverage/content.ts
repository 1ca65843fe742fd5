import { keyOf, readKey } from '@deedbook/engine';
import { GameFailure, type Outcome, planGame, playQuickly } from '../simulate/game.ts';
import { Reach } from '../simulate/reach.ts';
import { box, type Play, type Thing } from './box.ts';
import { readAllTests, type TestRead } from './tests-read.ts';

/** The coverage of one thing. */
interface Covered {
  readonly id: string;
  readonly tests: number;
  /** The most relevant test: one whose title names it, or else the first. */
  readonly first: string | null;
  /** Null if no games were played. */
  readonly played: boolean | null;
}

export interface CoveredFamily {
  readonly family: string;
  readonly things: readonly Covered[];
}

/** What tests exercise, and what games reached, if any were played. */
export function coveredContent(root: string, play: Play | null): CoveredFamily[] {
  const tests = readAllTests(root);
  return box().map(({ name, things }) => ({ family: name, things: things.map(thing => covered(thing, tests, play)) }));
}

function covered(thing: Thing, tests: readonly TestRead[], play: Play | null): Covered {
  const found = tests.filter(thing.isIn);
  const places = new Set(found.map(({ file, line }) => `${file}:${line}`));
  const named = found.find(test => thing.isIn({ ...test, text: test.title }));
  const first = named ?? found[0];
  return {
    id: thing.id,
    tests: places.size,
    first: first ? `${first.file}:${first.line}` : null,
    played: play && thing.isReached(play),
  };
}

/** Always the same games: one to four players, with random and greedy bots. */
export function playBatch(games: number): Play {
  const reach = new Reach();
  const skillsUsed = new Set<string>();
  const unitUses = new Set<string>();
  const run = { scenario: 'first-reconnaissance', agreed: {}, seed: 'coverage', bot: 'mixed' } as const;
  for (let number = 1; number <= games; number++) {
    const outcome = played(number, run);
    if (!outcome) continue;
    reach.add(outcome, number);
    for (const { news } of outcome.news) if (news.news === 'skill-used') skillsUsed.add(news.skill);
    for (const { key } of outcome.answers) {
      const use = readKey('use', key);
      if (use) unitUses.add(keyOf({ act: 'use', ...use, banner: null }));
    }
  }
  return { reach: reach.sum(), skillsUsed, unitUses };
}

/** A failing game is left for `simulate` to report. */
function played(number: number, run: Parameters<typeof planGame>[2]): Outcome | null {
  try {
    return playQuickly(planGame(number, ((number - 1) % 4) + 1, run));
  } catch (error) {
    if (error instanceof GameFailure) return null;
    throw error;
  }
}

/** How many things of a family are tested, and how many were reached. */
export const countsOf = ({ things }: CoveredFamily) => ({
  of: things.length,
  tested: things.filter(({ tests }) => tests > 0).length,
  reached: things.some(({ played: was }) => was !== null) ? things.filter(({ played: was }) => was).length : null,
});

/** The lines of the report: each family with all its things, or only those without a test. */
export function* contentInWords(families: readonly CoveredFamily[], missing: boolean): Generator<string> {
  for (const family of families) {
    const { of, tested, reached } = countsOf(family);
    const inPlay = reached === null ? '' : `, ${reached} of ${of} reached in play`;
    yield `${family.family}: ${tested} of ${of} tested${inPlay}`;
    for (const thing of family.things) if (!missing || thing.tests === 0) yield `  ${inWords(thing)}`;
  }
}

const inWords = ({ id, tests, first, played: was }: Covered): string =>
  [
    id,
    `tests: ${tests}${first === null ? '' : ` (${first})`}`,
    ...(was === null ? [] : [`played: ${was ? 'yes' : 'no'}`]),
  ].join(' · ');
