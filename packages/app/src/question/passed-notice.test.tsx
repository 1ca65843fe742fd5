import type { Scene } from '@deedbook/engine';
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer } from '../game/table.ts';
import { leave, sit } from '../testing/sit.tsx';
import { PassedNotice } from './passed-notice.tsx';

afterEach(leave);

const BLOCK: Scene = {
  hand: ['rage'],
  combat: { enemies: ['prowlers'], phase: 'block', targets: ['prowlers'], soFar: ['block 4'] },
};

test('after a full block the notice says so, not that nothing blocks', () => {
  sit(BLOCK, <PassedNotice />);
  act(() => answer('block'));
  expect(document.querySelector('.passed')?.textContent).toContain('Every attack is blocked');
});

test('without anything to block with it says that', () => {
  sit({ hand: ['wound'], combat: { enemies: ['prowlers'], phase: 'ranged' } }, <PassedNotice />);
  act(() => answer('end-phase'));
  expect(document.querySelector('.passed')?.textContent).toContain('Nothing to block with');
});
