import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookView } from './book.tsx';
import { usePlace } from './open.ts';

function Book() {
  const place = usePlace();
  return place && <BookView place={place} />;
}

const open = (hash: string) => {
  history.replaceState(null, '', hash);
  render(<Book />);
};

const shown = vi.fn();
beforeEach(() => {
  // The document of these tests has no layout.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  shown.mockClear();
  Element.prototype.scrollIntoView = shown;
});

describe('the open book', () => {
  it('brings the rule of the address into sight, marked and in focus', async () => {
    open('#/rules/CTY-04');
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.rule', 'CTY-04'));
    expect(document.querySelectorAll('[data-linked]')).toHaveLength(1);
    expect(shown).toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cities and cooperative assault');
  });

  it('finds at once, and going back leads to what was found', async () => {
    const user = userEvent.setup();
    open('#/rules');
    await screen.findAllByText('Combat');
    await user.keyboard('/poison unit');
    await screen.findByRole('status');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toContain('poison'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    history.back();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'poison unit'));
  });

  it('says so when there is no such rule, and offers those around it', async () => {
    open('#/rules/CTY-99');
    expect((await screen.findByRole('status')).textContent).toContain('CTY-99');
    expect(screen.getByRole('link', { name: /CTY-01/ })).toBeDefined();
  });
});
