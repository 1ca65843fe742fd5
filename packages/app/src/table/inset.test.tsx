import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BoardInset } from './inset.ts';

/** Reports a size of 50 × 40 for whatever it observes, as browsers do when observing begins. */
class FixedSize {
  readonly report: (entries: object[]) => void;

  constructor(report: (entries: object[]) => void) {
    this.report = report;
  }

  observe(target: Element): void {
    this.report([{ target, borderBoxSize: [{ inlineSize: 50, blockSize: 40 }] }]);
  }

  disconnect(): void {}
}

test('a map that was first seen in a fight knows its edges when the fight is over', () => {
  vi.stubGlobal('ResizeObserver', FixedSize);
  const table = document.createElement('main');
  table.innerHTML = '<div class="table-strip"></div><div class="table-side"></div><div class="board"></div>';
  const board = table.querySelector('.board') as HTMLElement;
  const frame = { current: table };

  const { rerender } = render(<BoardInset frame={frame} isFighting />);
  expect(board.style.padding).toBe('');

  rerender(<BoardInset frame={frame} isFighting={false} />);
  expect(board.style.padding).toBe('40px 50px 0px 0px');
});
