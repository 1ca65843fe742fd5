import { type GameOptions, HEROES, SCENARIOS, Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import type { Plan } from '../src/seats/plan.ts';
import { expect, openGame, sharing as test } from './journey.ts';
import { saved } from './moments.ts';
import { playInPage } from './player.ts';

const HEROES_AT_TABLE = HEROES.ids().filter(id => HEROES.get(id).set === 'base');

interface Form {
  readonly name: string;
  readonly scenario: string;
  readonly players: number;
  readonly options?: GameOptions;
  readonly plan?: Plan;
  /** How many answers; to the end without it. */
  readonly answers?: number;
}

/** Every scenario with as few players as it has; the first ones to their end. */
const TO_THE_END = ['first-reconnaissance', 'solo-conquest'];
const SCENARIO_FORMS = SCENARIOS.ids().map((scenario): Form => {
  const players = Math.min(...SCENARIOS.get(scenario).modes.flatMap(({ tiles }) => Object.keys(tiles).map(Number)));
  const form = { name: scenario, scenario, players };
  return TO_THE_END.includes(scenario) ? form : { ...form, answers: 150 };
});

const FORMS: readonly Form[] = [
  ...SCENARIO_FORMS,
  {
    name: 'a game with computer players',
    scenario: 'full-conquest',
    players: 3,
    plan: ['greedy', 'person', 'curious'],
    answers: 100,
  },
  { name: 'a game with duels', scenario: 'first-reconnaissance', players: 2, options: { pvp: true }, answers: 300 },
  { name: 'a game with duels of four', scenario: 'conquer-and-hold', players: 4, options: { pvp: true }, answers: 200 },
  { name: 'a cooperative game of three', scenario: 'blitz-cooperation', players: 3, answers: 200 },
];

// Small enough to be drawn quickly, wide enough for every part of the table.
test.use({ viewport: { width: 1024, height: 700 } });

async function play(page: Page, form: Form): Promise<void> {
  const { scenario, players, options = {}, plan, answers } = form;
  const heroes = HEROES_AT_TABLE.slice(0, players);
  const session = new Session({ scenario, heroes, seed: 'play through', options });
  await openGame(page, saved('through', session, plan));
  const played = await playInPage(page, 7, answers ?? 5000);
  expect(played.problem).toBeNull();
  if (answers === undefined) expect(played.isOver).toBe(true);
  else if (!played.isOver) expect(played.answers).toBe(answers);
}

for (const form of FORMS) {
  test(`${form.name} can be played by clicking what is seen`, async ({ page }) => {
    await play(page, form);
  });
}
