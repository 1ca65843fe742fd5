import type { Scene, Session } from '@deedbook/engine';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { answer, undo } from '../game/table.ts';
import { leave, sit as sitDown } from '../testing/sit.tsx';
import { SCENES } from '../workshop/fight-scenes.ts';
import { FightResult } from './fight-result.tsx';
import { FightView } from './fight-view.tsx';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as typeof ResizeObserver;
});

const sit = (scene: Scene, ...answers: string[]): Session =>
  sitDown(
    scene,
    <>
      <FightView />
      <FightResult />
    </>,
    answers,
  );

const card = (name: string): HTMLElement => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const loose = (): string => document.querySelector('output')?.textContent ?? '';

afterEach(leave);

test('every number of an enemy is shown with its terms', () => {
  sit({ combat: { enemies: ['swamp-dragon'], phase: 'block' } });
  const dragon = within(card('Swamp Dragon'));
  expect(dragon.getByText('10 = Swamp Dragon 5 × 2 (Swift)')).toBeTruthy();
  expect(dragon.getByText('5 damage ÷ Armor 2 = 3 Wounds, and 3 to the discard pile')).toBeTruthy();
  expect(dragon.getByText(/^A Unit it wounds gets two Wounds/)).toBeTruthy();
});

test('an enemy is selected and deselected on its card, and the sum follows', async () => {
  sit({ combat: { enemies: ['prowlers', 'ironclads'], phase: 'attack', targets: ['ironclads'], soFar: ['attack 5'] } });
  expect(screen.getByText('2 of 3 Armor')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a target: Prowlers' }));
  expect(screen.getByText('2 of 6 Armor')).toBeTruthy();
  expect(screen.getByText('4 missing')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'No longer a target: Prowlers' }));
  expect(screen.getByText('2 of 3 Armor')).toBeTruthy();
});

test('the buttons that end a phase, an attack or a block are in the fight, not in the question', () => {
  sit({ combat: { enemies: ['prowlers'], phase: 'attack', targets: ['prowlers'], soFar: ['attack 3'] } });
  for (const name of ['End the fight', 'Attack: Prowlers defeated'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(loose()).toBe('');
});

test('who takes damage is asked next to the enemy, even if the Units are out of view', async () => {
  const session = sit({ combat: { enemies: ['medusa'], phase: 'damage' }, units: ['peasants'] });
  await userEvent.click(screen.getAllByRole('button', { name: /Medusa/ })[0] as HTMLElement);
  expect(loose()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /^Peasants/ }));
  expect(session.view(0).players[0]?.units).toHaveLength(0);
});

test('a summoner is shown next to the monster that attacks in its place', () => {
  sit({ combat: { enemies: ['orc-summoners'] } }, 'end-phase');
  const names = screen.getAllByRole('listitem').map(item => item.textContent ?? '');
  expect(names.some(name => name.includes('Its monsters attack in its place'))).toBe(true);
  expect(names.some(name => name.includes('Summoned by Orc Summoners: no Fame'))).toBe(true);
});

test('the result of a fight is shown when it ends, and removed by undo', async () => {
  sit({ combat: { enemies: ['prowlers'], phase: 'attack', targets: ['prowlers'], soFar: ['attack 3'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Attack: Prowlers defeated' }));
  expect(screen.getByRole('heading', { name: 'Victory' })).toBeTruthy();
  expect(screen.getByText('Fame +2')).toBeTruthy();
  act(undo);
  expect(screen.queryByRole('heading', { name: 'Victory' })).toBeNull();
});

test('the result of a fight that ended before this part was loaded is shown all the same', () => {
  const { scene } = SCENES.enough as NonNullable<(typeof SCENES)[string]>;
  sitDown(scene, <FightView />);
  act(() => answer('attack'));
  expect(screen.queryByText('Victory')).toBeNull();
  render(<FightResult />);
  expect(screen.getByText('Victory')).toBeTruthy();
});

test('a player combat shows both sides, and what the damage can be used for', () => {
  const { scene } = SCENES['duel-damage'] as (typeof SCENES)[string];
  sit(scene);
  expect(screen.getByText('Gets through: 10')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wound Goldyx (3 damage)' })).toBeTruthy();
});

test.each(Object.keys(SCENES))('the fight "%s" can be looked at, and nothing asked in it is out of reach', name => {
  const { scene, answers = [] } = SCENES[name] as (typeof SCENES)[string];
  const session = sit(scene, ...answers);
  const reached = new Set([...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key));
  const spots = new Set([...document.querySelectorAll<HTMLElement>('[data-spot]')].map(({ dataset }) => dataset.spot));
  for (const { key, at } of session.question(0)?.choices ?? [])
    expect(
      reached.has(key) || spots.has(`${at?.kind} ${at?.id}`) || loose().includes(`[${key}]`),
      `${key} is out of reach`,
    ).toBe(true);
});
