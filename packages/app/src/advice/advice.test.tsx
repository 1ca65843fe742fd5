import { plansFor, priceOfIdea } from '@deedbook/bots';
import type { Scene, Session } from '@deedbook/engine';
import { adviseOnFight, glanceAtFight, oddsOfStep } from '@deedbook/mind';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expose } from 'comlink';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answer, useSeat } from '../game/table.ts';
import { useSettings } from '../platform/settings.ts';
import { ON_THE_MAP } from '../testing/on-the-map.ts';
import { leave, sit as sitDown } from '../testing/sit.tsx';
import { AdviceButton } from './advice-button.tsx';
import type { AdviceDesk } from './advice-worker.ts';
import { PlanControl } from './plan-control.tsx';
import { forgetPlan, useShownPlan } from './shown-plan.ts';
import { StepAdvice } from './step-advice.tsx';

const DESK: AdviceDesk = {
  atOnce: glanceAtFight,
  onFight: adviseOnFight,
  onStep: oddsOfStep,
  onTurn: plansFor,
  onIdea: priceOfIdea,
};

/** There are no workers here: the desk is in this thread, behind the same kind of messages. */
function NearWorker(): MessagePort & Pick<Worker, 'terminate'> {
  const { port1, port2 } = new MessageChannel();
  expose(DESK, port1);
  return Object.assign(port2, { terminate: () => port2.close() });
}

const sit = (scene: Scene): Session => sitDown(scene, <AdviceButton />);
const RAGE: Scene = { hand: ['rage', 'march'], mana: ['red'], source: [], combat: { enemies: ['prowlers'] } };

// Transforming it for the first time takes longer than a test waits.
beforeAll(() => Promise.all([import('./fight-advice-view.tsx'), import('./plans-view.tsx')]));
beforeEach(() => {
  vi.stubGlobal('Worker', NearWorker);
  useSettings.getState().set({ advice: true });
});
afterEach(() => {
  leave();
  forgetPlan();
  useSettings.getState().set({ advice: false });
});

const ask = async () => userEvent.click(screen.getByRole('button', { name: 'Advice' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('there is no advice unless the player wants it', () => {
  useSettings.getState().set({ advice: false });
  sit(RAGE);
  expect(screen.queryByRole('button', { name: 'Advice' })).toBeNull();
});

test('advice is given one press at a time: whether, at what loss, with what, step by step', async () => {
  sit(RAGE);
  await ask();
  expect(await screen.findByText('Yes.')).toBeTruthy();
  expect(screen.queryByText('Attack: Prowlers defeated')).toBeNull();
  await press('At what loss?');
  // Attack 4 over Armor 2: two Wounds. Rage alone beats Armor 3.
  expect(screen.getByText('2 Wounds, 1 card used, 2 Fame')).toBeTruthy();
  await press('With what?');
  expect(document.querySelectorAll('.advice-body ul > li')).toHaveLength(1);
  await press('Step by step?');
  expect(document.querySelector('.advice-body ol')?.textContent).toContain('Rage');
});

test('a fight that cannot be won is called that', async () => {
  sit({ ...RAGE, hand: ['march'], mana: [] });
  await ask();
  expect(await screen.findByText('No, not this turn.')).toBeTruthy();
});

test('what a step has cost since the last question is told', async () => {
  sit({ hand: ['determination'], mana: ['blue'], source: [], combat: { enemies: ['prowlers'], phase: 'block' } });
  await ask();
  await screen.findByText('No, not this turn.');
  await ask();
  act(() => answer('end-phase'));
  await ask();
  expect(await screen.findByText(/has a price: 2 Wounds/)).toBeTruthy();
});

test('PVP-MEL-07 in player combat, advice is about the exchange', async () => {
  sit({
    pvp: true,
    players: 2,
    hand: ['rage', 'march'],
    mana: ['red'],
    source: [],
    playerCombat: { phase: 'melee' },
    others: { goldyx: { hand: [] } },
  });
  await ask();
  expect(await screen.findByText('Yes: this exchange drives the other hero off.')).toBeTruthy();
  for (const name of ['At what loss?', 'With what?', 'Step by step?']) await press(name);
  expect(screen.getByText('Then see what the other player does, and ask again.')).toBeTruthy();
});

const Steps = () => <StepAdvice choices={useSeat(({ asked }) => asked?.choices) ?? []} />;

test('RAM-04 a challenge can be weighed before it is made', async () => {
  sitDown(
    {
      hand: ['rage'],
      mana: ['red'],
      source: [],
      at: '0,0',
      map: { '0,0': 'plains', '1,0': 'plains' },
      enemies: [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }],
    },
    <Steps />,
  );
  await press('Can it be won?');
  expect(await screen.findByText('Yes.')).toBeTruthy();
  expect(screen.getByText('2 Wounds, 1 card used, 2 Fame')).toBeTruthy();
});

test('a turn without a fight in reach has nothing to weigh', () => {
  sitDown({ hand: ['march'], at: '0,0', map: { '0,0': 'plains', '1,0': 'plains' } }, <Steps />);
  expect(screen.queryByRole('button', { name: 'Can it be won?' })).toBeNull();
});

test('plans for the turn are given when asked, and drawn while they are looked at', async () => {
  const session = sitDown(ON_THE_MAP, <PlanControl />);
  await press('Plans for this turn');
  const plan = await screen.findByRole('button', { name: /The best I found/ });
  expect(useShownPlan.getState().plan).toBeNull();
  await userEvent.hover(plan);
  expect(useShownPlan.getState().plan?.way[0]).toBe(session.state.players[0]?.hex);
  await userEvent.unhover(plan);
  expect(useShownPlan.getState().plan).toBeNull();
  // Pressed, it stays on the map, and the map is free.
  await userEvent.click(plan);
  expect(screen.queryByText('Why not this?')).toBeNull();
  expect(useShownPlan.getState().plan).not.toBeNull();
});

test('an idea of the player’s own has its price told', async () => {
  sitDown(ON_THE_MAP, <PlanControl />);
  await press('Plans for this turn');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Your idea' }), 'end-turn');
  expect(await screen.findByText(/points less than the best plan/)).toBeTruthy();
});

test('there are no plans in a fight', () => {
  sitDown(RAGE, <PlanControl />);
  expect(screen.queryByRole('button', { name: 'Plans for this turn' })).toBeNull();
});
