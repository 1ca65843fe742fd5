import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Explain } from './explain.tsx';

const show = (press = false, pressed = () => undefined) =>
  render(
    <Explain title="Armor" body="Divides damage." rules={['CMB-DMG-11']} press={press}>
      <button type="button" onClick={pressed}>
        3
      </button>
    </Explain>,
  );

test('a focused element is explained, and Escape closes the card', async () => {
  show();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  expect(screen.getByText('Divides damage.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a press explains elements without another action, and the links can be reached', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button'));
  const card = await screen.findByRole('dialog');
  expect(document.activeElement).toBe(card);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rule CMB-DMG-11');
});

test('a press with another action still performs it', async () => {
  const pressed = vi.fn();
  show(false, pressed);
  await act(() => userEvent.click(screen.getByRole('button')));
  expect(pressed).toHaveBeenCalledOnce();
});
