import type { Choice, Scene, Session } from '@deedbook/engine';
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTable } from '../game/table.ts';
import { useSettings } from '../platform/settings.ts';
import { useTableKeys } from '../table/keys.ts';
import { leave, sit as sitDown } from '../testing/sit.tsx';
import { armedNow } from './caution.ts';
import { take } from './choose.ts';

const Keys = () => {
  useTableKeys();
  return null;
};
const sit = (scene: Scene, answers: readonly string[] = []): Session => sitDown(scene, <Keys />, answers);
const last = ({ log }: Session) => log.at(-1)?.key;
const offered = (key: string) => useTable.getState().table?.asked?.choices.find(choice => choice.key === key) as Choice;

beforeEach(() => void dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' })));
afterEach(() => {
  leave();
  useSettings.getState().set({ secondPress: true, hints: true });
});

const READY: Scene = { hand: ['determination', 'rage'], combat: { enemies: ['prowlers'], phase: 'block' } };
const BLOCK = ['target prowlers', 'play determination', 'sideways rage block'];
const ATTACK: Scene = { hand: ['rage', 'stamina'], combat: { enemies: ['prowlers'], phase: 'attack' } };

for (const key of ['{Enter}', 'e']) {
  test(`${key} carries out a Block or an Attack that is enough`, async () => {
    const session = sit({ ...READY, hand: ['determination', 'rage', 'stamina'] }, [...BLOCK, 'sideways stamina block']);
    await userEvent.keyboard(key);
    expect(session.log.map(one => one.key)).toContain('block');
  });
}

test('Enter carries out an attack in a duel, however small', async () => {
  const session = sit({
    level: 4,
    pvp: true,
    others: { goldyx: { at: '0,0' } },
    playerCombat: { phase: 'melee', step: 'attack', attack: ['attack 4'] },
  });
  await userEvent.keyboard('{Enter}');
  expect(session.news.map(({ news }) => news.news)).toContain('duel-attacked');
});

test('leaving with a sufficient Attack asks first, even with the mouse', () => {
  const session = sit(ATTACK, ['target prowlers', 'play rage', 'sideways stamina attack']);
  expect(offered('attack')).toBeDefined();
  act(() => take(offered('end-phase')));
  expect(armedNow()?.why).toBe('wasted');
  // The other half of a double click is no answer.
  act(() => take(offered('end-phase')));
  expect(last(session)).toBe('sideways stamina attack');
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  act(() => take(offered('end-phase')));
  later.mockRestore();
  expect(session.log.map(one => one.key)).toContain('end-phase');
});

test('with things left to do, the turn ends at the second press of a key and the first of the mouse', async () => {
  const scene: Scene = { hand: ['march'], map: { '0,0': 'village' } };
  const session = sit(scene);
  await userEvent.keyboard('e');
  expect(armedNow()?.why).toBe('open');
  expect(session.log).toEqual([]);
  await userEvent.keyboard('e');
  expect(session.log.map(one => one.key)).toContain('end-turn');
  leave();
  dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }));
  const other = sit(scene);
  act(() => take(offered('end-turn')));
  expect(other.log.map(one => one.key)).toContain('end-turn');
});

test('a setting turns the second press off', async () => {
  useSettings.getState().set({ secondPress: false });
  const session = sit({ hand: ['march'], map: { '0,0': 'village' } });
  await userEvent.keyboard('e');
  expect(session.log.map(one => one.key)).toContain('end-turn');
});

test('FWD-01 a newcomer is warned of Wounds before the turn ends with nothing left to do', async () => {
  const scene: Scene = { others: { goldyx: { at: '1,0' } }, move: 2 };
  const session = sit(scene, ['walk 1,0']);
  await userEvent.keyboard('e');
  expect(armedNow()?.why).toBe('open');
  expect(last(session)).toBe('walk 1,0');
  await userEvent.keyboard('e');
  expect(session.log.map(one => one.key)).toContain('end-turn');
});

test('without hints, only things left to do ask for a second press', async () => {
  useSettings.getState().set({ hints: false });
  const session = sit({ hand: ['march'], source: ['black'] });
  await userEvent.keyboard('e');
  expect(session.log.map(one => one.key)).toContain('end-turn');
});
