import type { Solution } from '@deedbook/mind';
import { describe, expect, it } from 'vitest';
import { isIdle } from './aim-now.ts';

const line = (...keys: string[]): Solution => ({ keys, value: 0, won: false, exact: false, bound: 0, nodes: 0 });

describe('a search that found nothing to do', () => {
  it('takes every blow without an attack or block', () => {
    expect(isIdle(line('end-phase', 'end-phase', 'take gunners', 'end-phase', 'end-phase'))).toBe(true);
    expect(isIdle(line('end-phase', 'target gunners', 'play rage', 'block', 'end-phase', 'end-phase'))).toBe(false);
  });

  it('CMB-SUM-01 is not one that stops when monsters are summoned', () => {
    expect(isIdle(line('play concentration', 'red', 'end-phase'))).toBe(false);
  });
});
