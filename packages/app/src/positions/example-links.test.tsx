import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchWords } from '../language/language.ts';
import { RuleExamples } from './example-links.tsx';

test('a rule with many examples shows the first, and the others on demand', async () => {
  await Promise.all([fetchWords('en', 'examples'), fetchWords('en', 'lookup')]);
  render(<RuleExamples rule="CMB-DMG-06" most={2} />);
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  const more = screen.getByRole('button', { name: /more$/ });
  const others = Number.parseInt(more.textContent ?? '', 10);
  fireEvent.click(more);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(2 + others);
  expect(document.activeElement).toBe(links[2]);
  expect(screen.queryByRole('button')).toBeNull();
});
