import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Hand } from '../hand/hand.tsx';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { closeOverlay, menuOf, openPalette, useOverlay } from '../layout/overlay.ts';
import { Stage } from '../offers/stage.tsx';
import { Palette } from '../question/palette.tsx';
import { SpotMenu } from '../question/spot-menu.tsx';
import { leave, sit } from '../testing/sit.tsx';
import { useTableKeys } from './keys.ts';

afterEach(() => {
  act(closeOverlay);
  leave();
});

function AtTable() {
  useTableKeys();
  const isListed = useOverlay(({ open }) => open?.kind === 'palette');
  return (
    <>
      <Hand />
      <HeroPanel />
      <Stage />
      <SpotMenu />
      {isListed && <Palette />}
    </>
  );
}

const menu = () => menuOf(useOverlay.getState())?.choices.map(({ key }) => key) ?? [];

test('a number opens the menu of the card in that place, another number that of another card', async () => {
  sit({ hand: ['stamina', 'march'] }, <AtTable />);
  await userEvent.keyboard('2');
  expect(menu()).toContain('play march');
  await userEvent.keyboard('1');
  expect(menu()).toContain('play stamina');
});

test('a menu that says why a card cannot be powered is led along by keys to its rule', async () => {
  sit({ hand: ['stamina', 'march'], source: ['black'] }, <AtTable />);
  await userEvent.keyboard('1');
  const items = await screen.findAllByRole('menuitem');
  expect(document.activeElement).toBe(items[0]);
  expect(items.at(-1)?.getAttribute('href')).toMatch(/rules/);
});

test('a number does the only thing that makes sense at once', async () => {
  const session = sit({ hand: ['rage', 'march'] }, <AtTable />);
  await userEvent.keyboard('1');
  expect(session.log.at(-1)?.key).toBe('sideways rage move');
});

test('arrows lead along a menu, Enter takes the choice, and the focus goes back to the card', async () => {
  const session = sit({ hand: ['march', 'rage'] }, <AtTable />);
  await userEvent.keyboard('1');
  const items = await screen.findAllByRole('menuitem');
  expect(document.activeElement).toBe(items[0]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(session.log.at(-1)?.key).toBe(items[1]?.dataset.key);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes a menu and gives the focus back to what it belongs to', async () => {
  sit({ hand: ['march', 'rage'] }, <AtTable />);
  await userEvent.keyboard('1');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.spot).toBe('card march');
});

test('Skills and Units have keys of their own', async () => {
  const session = sit(
    { hero: 'norowas', hand: ['march'], skills: ['norowas-bright-negotiation'], units: ['peasants'] },
    <AtTable />,
  );
  await userEvent.keyboard('q');
  // Of all that they can do only Move is of use now.
  expect(session.log.at(-1)?.key).toMatch(/peasants/);
  await userEvent.keyboard('a');
  expect(`${menu()}${session.log.at(-1)?.key}`).toMatch(/bright-negotiation/);
});

test('in the list of all choices Enter takes the first that is found', async () => {
  const session = sit({ hand: ['march', 'rage'] }, <AtTable />);
  act(openPalette);
  await userEvent.type(screen.getByRole('searchbox'), 'sideways rage{Enter}');
  expect(session.log.at(-1)?.key).toMatch(/^sideways rage/);
});
