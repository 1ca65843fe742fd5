import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('searching among choices', () => {
  it('finds every word typed, in any order', () => {
    expect(matches('march move', 'March: Move 2')).toBe(true);
    expect(matches('move march', 'March: Move 2')).toBe(true);
    expect(matches('march 3', 'March: Move 2')).toBe(false);
  });

  it('ignores capitals and accents', () => {
    expect(matches('meditacao', 'Meditação')).toBe(true);
    expect(matches('ÓRDENES', 'ordenes')).toBe(true);
  });

  it('matches everything while nothing is typed', () => {
    expect(matches('', 'anything')).toBe(true);
    expect(matches('  ', 'anything')).toBe(true);
  });
});
