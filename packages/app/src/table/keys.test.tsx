import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { undo, useTable } from '../game/table.ts';
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

/** Enter on a card: more than one thing can be done with it. */
async function enter(card: string): Promise<void> {
  act(() => document.querySelector<HTMLElement>(`.hand-card[data-spot="card ${card}"]`)?.focus());
  await userEvent.keyboard('{Enter}');
}

test('a number plays the basic effect of the card in that place, with Shift the powered one, with Alt sideways', async () => {
  const session = sit({ hand: ['tranquility', 'stamina', 'march', 'wound'], crystals: { blue: 1 } }, <AtTable />);
  await userEvent.keyboard('1');
  expect(session.log.at(-1)?.key).toBe('play tranquility');
  act(undo);
  const pressed = (code: string, held: object) =>
    act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '@', code, bubbles: true, ...held })));
  pressed('Digit1', { altKey: true });
  expect(session.log.at(-1)?.key).toBe('sideways tranquility move');
  // The card that was played is gone from the hand.
  pressed('Digit1', { shiftKey: true });
  expect(session.log.at(-1)?.key).toBe('power stamina');
});

test('a card that cannot be powered says why when its key is pressed with Shift', async () => {
  sit({ hand: ['stamina', 'march'], source: ['black'] }, <AtTable />);
  act(
    () =>
      void document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '!', code: 'Digit1', shiftKey: true, bubbles: true }),
      ),
  );
  expect(useTable.getState().table?.refusal).not.toBeNull();
});

test('a menu that says why a card cannot be powered is led along by keys to its rule', async () => {
  sit({ hand: ['tranquility', 'wound'], source: ['black'] }, <AtTable />);
  await enter('tranquility');
  const items = await screen.findAllByRole('menuitem');
  expect(document.activeElement).toBe(items[0]);
  expect(items.map(item => item.getAttribute('href') ?? '').join()).toMatch(/rules.*codex/);
});

test('a number does the only thing that makes sense at once', async () => {
  const session = sit({ hand: ['rage', 'march'] }, <AtTable />);
  await userEvent.keyboard('1');
  expect(session.log.at(-1)?.key).toBe('sideways rage move');
});

test('arrows lead along a menu, Enter takes the choice, and the focus goes back to the card', async () => {
  const session = sit({ hand: ['tranquility', 'wound'] }, <AtTable />);
  await enter('tranquility');
  const items = await screen.findAllByRole('menuitem');
  expect(document.activeElement).toBe(items[0]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(session.log.at(-1)?.key).toBe(items[1]?.dataset.key);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes a menu and gives the focus back to what it belongs to', async () => {
  sit({ hand: ['tranquility', 'wound'] }, <AtTable />);
  await enter('tranquility');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.spot).toBe('card tranquility');
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

test('a Skill or a Unit that cannot be used says why', async () => {
  sit(
    { hero: 'norowas', hand: ['march'], skills: ['norowas-bright-negotiation used'], units: ['peasants spent'] },
    <AtTable />,
  );
  await userEvent.keyboard('q');
  expect(useTable.getState().table?.refusal?.rule).toBe('UNI-05');
  await userEvent.keyboard('a');
  expect(useTable.getState().table?.refusal?.rule).toMatch(/^SKL/);
});

test('in the list of all choices Enter takes the first that is found', async () => {
  const session = sit({ hand: ['march', 'rage'] }, <AtTable />);
  act(openPalette);
  await userEvent.type(screen.getByRole('searchbox'), 'sideways rage{Enter}');
  expect(session.log.at(-1)?.key).toMatch(/^sideways rage/);
});

test('the key that ends something passes in a fight between players', async () => {
  const others = { goldyx: { at: '0,0', hand: ['march'] } };
  const session = sit(
    { pvp: true, hand: ['rage'], others, playerCombat: { phase: 'melee', step: 'attack' } },
    <AtTable />,
  );
  await userEvent.keyboard('e');
  expect(session.log[0]?.key).toBe('pass');
});
