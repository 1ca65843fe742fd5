import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useKeys } from '../platform/keys.ts';
import { pressRow, useRowKey } from './key-rows.ts';

it('keys are heard from the first frame on', () => {
  const card = vi.fn();
  renderHook(() => {
    useKeys({ 1: () => pressRow('hand', 1) });
    useRowKey('hand', 1, card);
    // The frame is painted after this.
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    }, []);
  });
  expect(card).toHaveBeenCalledOnce();
});
