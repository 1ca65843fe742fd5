import { type GameOptions, HEROES, SCENARIOS, Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import type { Save } from '../src/saves/save.ts';
import type { Plan } from '../src/seats/plan.ts';
import { expect, openGame, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';
import { playInPage } from './player.ts';

const HEROES_AT_TABLE = HEROES.ids().filter(id => HEROES.get(id).set === 'base');

interface Form {
  readonly name: string;
  readonly scenario: string;
  readonly players: number;
  readonly options?: GameOptions;
  readonly plan?: Plan;
  readonly isPlayedOut?: true;
}

/** Every scenario with as few players as it has; the first ones to their end. */
const TO_THE_END = ['first-reconnaissance', 'solo-conquest'];
const SCENARIO_FORMS = SCENARIOS.ids().map((scenario): Form => {
  const players = Math.min(...SCENARIOS.get(scenario).modes.flatMap(({ tiles }) => Object.keys(tiles).map(Number)));
  const form = { name: scenario, scenario, players };
  return TO_THE_END.includes(scenario) ? { ...form, isPlayedOut: true } : form;
});

const FORMS: readonly Form[] = [
  ...SCENARIO_FORMS,
  {
    name: 'a game with computer players',
    scenario: 'full-conquest',
    players: 3,
    plan: ['greedy', 'person', 'curious'],
  },
  { name: 'a game with duels', scenario: 'first-reconnaissance', players: 2, options: { pvp: true } },
  { name: 'a game with duels of four', scenario: 'conquer-and-hold', players: 4, options: { pvp: true } },
  { name: 'a cooperative game of three', scenario: 'blitz-cooperation', players: 3 },
];

// Small enough to be drawn quickly, wide enough for every part of the table.
test.use({ viewport: { width: 1024, height: 700 } });

/** Clicks through a game to its end, or only so many answers. */
async function play(page: Page, save: Save, seed: number, answers = 5000): Promise<void> {
  await openGame(page, save);
  const played = await playInPage(page, seed, answers);
  expect(played.problem).toBeNull();
  if (!played.isOver) expect(played.answers).toBe(answers);
}

for (const { name, scenario, players, options = {}, plan, isPlayedOut } of FORMS) {
  const setup = { scenario, heroes: HEROES_AT_TABLE.slice(0, players), options };
  test(`${name} can be played by clicking what is seen`, async ({ page }) => {
    if (isPlayedOut) return play(page, saved('begun', new Session({ ...setup, seed: 'play through' }), plan), 7);
    // Games begin alike, and much comes only where bots have explored and fought before. The seed is the one with the
    // most kinds of questions.
    const explored = momentOf(setup, (_, { round }) => round >= 2);
    await play(page, saved('middle', explored, plan), 107, 60);
  });
}
