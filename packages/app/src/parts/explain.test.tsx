import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { Explain } from './explain.tsx';

afterEach(cleanup);

const show = (press = false, pressed = () => undefined) =>
  render(
    <Explain title="Armor" body="Divides damage." rules={['CMB-DMG-11']} press={press}>
      <button type="button" onClick={pressed}>
        3
      </button>
    </Explain>,
  );

test('what has the keyboard is explained, and Escape puts the card away', async () => {
  show();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  expect(screen.getByText('Divides damage.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a press explains where it does nothing else, and the links can be reached', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button'));
  const card = await screen.findByRole('dialog');
  expect(document.activeElement).toBe(card);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rule CMB-DMG-11');
});

test('a press that does something still does it', async () => {
  const pressed = vi.fn();
  show(false, pressed);
  await act(() => userEvent.click(screen.getByRole('button')));
  expect(pressed).toHaveBeenCalledOnce();
});
