import type { Scene, Session } from '@deedbook/engine';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useTable } from '../game/table.ts';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { menuOf, useOverlay } from '../layout/overlay.ts';
import { leave, sit as sitDown } from '../testing/sit.tsx';
import { Hand } from './hand.tsx';
import { PlayArea } from './play-area.tsx';

const sit = (scene: Scene): Session =>
  sitDown(
    scene,
    <>
      <HeroPanel />
      <PlayArea />
      <Hand />
    </>,
  );

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-row=hand] [data-spot]')];

afterEach(leave);

test('copies of a card are shown separately, and the hand is one Tab stop', async () => {
  sit({ hand: ['march', 'march', 'wound'] });
  expect(cards().map(card => card.dataset.spot)).toEqual(['card march', 'card march', 'card wound']);
  expect(cards().map(card => card.tabIndex)).toEqual([0, -1, -1]);
  act(() => cards()[0]?.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cards()[2]);
  expect(cards().map(card => card.tabIndex)).toEqual([-1, -1, 0]);
});

test('a card with several uses opens its menu', async () => {
  sit({ hand: ['march', 'rage'] });
  await userEvent.click(cards()[0] as HTMLElement);
  expect(menuOf(useOverlay.getState())?.choices.map(({ key }) => key)).toContain('play march');
});

test('a card that cannot be used says why', async () => {
  sit({ hand: ['march', 'wound'] });
  await userEvent.click(cards()[1] as HTMLElement);
  expect(useTable.getState().table?.refusal?.rule).toBe('CRD-09');
});

test('choices of mana, Skills and Units appear at the hero, not among the buttons', () => {
  sit({
    hand: ['march'],
    crystals: { red: 1 },
    units: ['peasants'],
    skills: ['norowas-bright-negotiation'],
    hero: 'norowas',
  });
  expect(screen.getByRole('status').textContent).not.toMatch(/peasants|crystal|skill/);
});

test('points of the turn are shown with what is left', () => {
  sit({ hand: ['march'], move: 3, played: ['stamina'] });
  const area = screen.getByRole('region', { name: 'This turn' });
  expect(within(area).getByText('Move').parentElement?.textContent).toBe('Move3');
  expect(within(area).getByRole('button', { name: 'Stamina: basic' })).toBeTruthy();
});

test('Units of the same name show the numbers used in choices', () => {
  sit({ hand: ['march'], units: ['peasants wounded', 'peasants wounded', 'foresters'], heal: 1 });
  const names = [...document.querySelectorAll('.unit-name')].map(name => name.textContent);
  expect(names).toEqual(['Peasants1', 'Peasants2', 'Foresters']);
  const healed = useTable
    .getState()
    .table?.asked?.choices.flatMap(({ key }) => (key.startsWith('heal p') ? [key] : []));
  expect(healed).toEqual(['heal peasants 1', 'heal peasants 2']);
});
