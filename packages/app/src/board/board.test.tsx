import type { Scene, Session } from '@deedbook/engine';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { menuOf, useOverlay } from '../layout/overlay.ts';
import { leave, sit as sitDown } from '../testing/sit.tsx';
import { Board } from './board.tsx';
import { useCursor } from './cursor.ts';

const sit = (scene: Scene): Session => sitDown(scene, <Board />);

const spot = (name: string): Element => document.querySelector(`[data-spot="${name}"]`) as Element;
const hero = (session: Session) => session.view(0).players[0];

beforeEach(() => useCursor.setState({ at: null, pointed: null, card: null }));
afterEach(leave);

const FRONTIER: Scene = {
  tiles: { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' },
  tileStack: ['countryside-3', '...'],
  at: '3,-3',
  move: 4,
};

test('a space is labeled with its name, its terrain, who is there, and what can be done at what cost', () => {
  sit({ map: { '1,0': 'hills keep' }, enemies: [{ at: '1,0', enemy: 'guardsmen', face: 'up' }], move: 3 });
  expect(spot('hex 1,0').getAttribute('aria-label')).toMatch(
    /^keep in the east, Hills, Guardsmen\. Move to the keep in the east .*3 Move points.*assault/,
  );
  expect(spot('hex 0,0').getAttribute('aria-label')).toBe('plains, Tovak');
});

test('a face-down token is named by its back alone', () => {
  sit({ map: { '3,0': 'hills keep' }, enemies: [{ at: '3,0', enemy: 'guardsmen', face: 'down' }] });
  expect(spot('hex 3,0').getAttribute('aria-label')).toBe('keep in the east, Hills, gray token, face down');
});

test('reachable spaces are lit and show their cost; their choices are not buttons of the question', () => {
  sit({ map: { '1,0': 'forest' }, move: 3 });
  expect(spot('hex 1,0').getAttribute('data-lit')).toBe('true');
  expect(spot('hex 3,0').getAttribute('data-lit')).toBeNull();
  expect([...document.querySelectorAll('.board-badge text')].map(text => text.textContent)).toContain('3');
  expect(screen.getByRole('status').textContent).not.toContain('[walk');
});

test('a click takes the only choice of a space', async () => {
  const session = sit({ move: 2 });
  await userEvent.click(spot('hex 1,0'));
  expect(session.log.map(({ key }) => key)).toEqual(['walk 1,0']);
});

test('several choices of a space open its menu', async () => {
  // 2,-1 is reached in peace round the enemy's reach, and by provoking on the straight way.
  const session = sit({ enemies: [{ at: '1,-1', enemy: 'prowlers', role: 'rampaging' }], at: '0,0', move: 12 });
  const several = session.question(0)?.choices.filter(({ at }) => at?.kind === 'hex') ?? [];
  const twice = several.find(choice => several.filter(other => other.at?.id === choice.at?.id).length > 1);
  await userEvent.click(spot(`hex ${twice?.at?.id}`));
  expect(menuOf(useOverlay.getState())?.choices).toHaveLength(2);
  expect(session.log).toEqual([]);
});

test('the map is one Tab stop, at the hero, and keys move on from there', async () => {
  const session = sit({ move: 2 });
  expect(document.querySelectorAll('.board-hit[tabindex="0"]')).toHaveLength(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(spot('hex 0,0'));
  await vi.dynamicImportSettled();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(spot('hex 1,0'));
  expect(spot('hex 1,0').getAttribute('tabindex')).toBe('0');
  await userEvent.keyboard('{Enter}');
  expect(hero(session)?.hex).not.toBeNull();
  expect(session.log.map(({ key }) => key)).toEqual(['walk 1,0']);
});

test('a place for a new tile can be explored from the map', async () => {
  const session = sit(FRONTIER);
  expect(spot('tile 1,1').getAttribute('aria-label')).toMatch(/2 Move points/);
  expect(document.querySelectorAll('.board-ghost').length).toBeGreaterThan(0);
  act(() => (spot('tile 1,1') as SVGElement).focus());
  await userEvent.keyboard('{Enter}{Enter}');
  expect(session.log.length + (menuOf(useOverlay.getState())?.choices.length ?? 0)).toBe(1);
});

test('in a combat the map shows no choices: they become buttons of the question', () => {
  sit({ combat: { enemies: ['prowlers'] }, hand: ['rage'] });
  expect(document.querySelector('.board-hit[data-lit]')).toBeNull();
});

test('a space where nothing can be done opens its card, and Escape closes it', async () => {
  sit({ map: { '4,0': 'forest village' } });
  await userEvent.click(spot('hex 4,0'));
  expect(await screen.findByRole('heading', { name: 'Village' })).toBeTruthy();
  expect(screen.getByLabelText('Rule SIT-VIL-01').getAttribute('href')).toBe('#/rules/SIT-VIL-01');
  act(() => (spot('hex 4,0') as SVGElement).focus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Village' })).toBeNull();
});

test('a map that comes under a resting mouse opens no card; one that is pointed at does', () => {
  vi.useFakeTimers();
  sit({ map: { '4,0': 'forest village' } });
  const at = (clientX: number) => ({ clientX, clientY: 5, pointerType: 'mouse', bubbles: true });
  const pointFrom = (x: number) => {
    act(() => void spot('hex 4,0').dispatchEvent(new PointerEvent('pointerover', at(x))));
    act(() => void vi.advanceTimersByTime(1000));
  };
  document.body.dispatchEvent(new PointerEvent('pointermove', at(5)));
  pointFrom(5);
  expect(useCursor.getState().card).toBeNull();
  pointFrom(6);
  expect(useCursor.getState().card?.by).toBe('hover');
  vi.useRealTimers();
});

test('a space that has the focus only for an instant opens no card', () => {
  vi.useFakeTimers();
  sit({ map: { '4,0': 'forest village' } });
  act(() => (spot('hex 4,0') as SVGElement).focus());
  act(() => (spot('hex 4,0') as SVGElement).blur());
  act(() => void vi.advanceTimersByTime(1000));
  expect(useCursor.getState().card).toBeNull();
  vi.useRealTimers();
});

test('the card says why a space is out of reach', async () => {
  sit({ map: { '1,0': 'lake' }, move: 2 });
  await userEvent.click(spot('hex 1,0'));
  expect(await screen.findByLabelText('Rule MOV-04', { selector: '.hex-card-why a' })).toBeTruthy();
});
