import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { Roving, useRoving } from './roving.tsx';

function Thing({ name, at }: { readonly name: string; readonly at: number }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button type="button" ref={button} {...useRoving(at, button)}>
      {name}
    </button>
  );
}

const Row = ({ names, kind = 'row' }: { readonly names: readonly string[]; readonly kind?: 'row' | 'list' }) => (
  <Roving count={names.length} kind={kind}>
    {names.map((name, at) => (
      <Thing key={name} name={name} at={at} />
    ))}
  </Roving>
);

const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);

test('a row is one Tab stop, even after its focused item is gone', async () => {
  const { rerender } = render(<Row names={['march', 'rage', 'stamina']} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('stamina');
  expect(stops().map(({ textContent }) => textContent)).toEqual(['stamina']);
  rerender(<Row names={['march', 'rage']} />);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['rage']);
});

test('arrows stop at the end of the row', async () => {
  render(<Row names={['march', 'rage']} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('rage');
});

test('in a list every item is a Tab stop, and only up and down move along it', async () => {
  render(<Row names={['march', 'rage']} kind="list" />);
  expect(stops()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('march');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('rage');
});
