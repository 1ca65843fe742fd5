import type { Scene, Session } from '@deedbook/engine';
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../platform/settings.ts';
import { leave, sit as sitDown } from '../testing/sit.tsx';
import { answer, redo, undo, useTable } from './table.ts';

afterEach(() => {
  leave();
  useSettings.getState().set({ autoSteps: true });
});

const sit = (scene: Scene): Session => sitDown(scene, null);
const keys = ({ log }: Session) => log.map(({ key }) => key);

const RANGED: Scene = { hand: ['swiftness', 'rage', 'march'], combat: { enemies: ['prowlers'], phase: 'ranged' } };

test('the only enemy is the target, and one undo takes back the press and its automatic steps', () => {
  const session = sit(RANGED);
  act(() => answer('end-phase'));
  expect(keys(session)).toEqual(['end-phase', 'target prowlers']);
  act(undo);
  expect(keys(session)).toEqual([]);
  act(redo);
  expect(keys(session)).toEqual(['end-phase', 'target prowlers']);
});

test('phases in which nothing can be done pass, with a notice', () => {
  const session = sit({ hand: ['wound', 'wound'], combat: { enemies: ['prowlers'], phase: 'ranged' } });
  act(() => answer('end-phase'));
  // Nothing blocks, nobody else takes the damage, nothing attacks.
  expect(keys(session)).toEqual(['end-phase', 'end-phase', 'take prowlers', 'end-phase', 'end-phase']);
  expect(useTable.getState().table?.passed.map(({ act: { act } }) => act)).toEqual([
    'end-phase',
    'take-damage',
    'end-phase',
    'end-phase',
  ]);
  act(undo);
  expect(keys(session)).toEqual([]);
});

test('with the setting off, the player decides everything', () => {
  useSettings.getState().set({ autoSteps: false });
  const session = sit(RANGED);
  act(() => answer('end-phase'));
  expect(keys(session)).toEqual(['end-phase']);
});
