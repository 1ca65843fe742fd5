import { describe, expect, it } from 'vitest';
import { inOrder, type Term, total } from './numbers.ts';

const base = (n: number): Term => ({ from: 'base', op: 'base', n });
const set = (n: number): Term => ({ from: 'set', op: 'set', n });
const add = (n: number, limits: { least?: number; most?: number } = {}): Term => ({
  from: 'add',
  op: 'add',
  n,
  ...limits,
});
const times = (n: number): Term => ({ from: 'times', op: 'times', n });

describe('numbers with terms', () => {
  it('MOV-07 if several effects set a number, the one best for the player counts', () => {
    expect(total([base(5), set(2), set(1), set(3)], 'low')).toBe(1);
    expect(total([base(1), set(2), set(4), set(3)], 'high')).toBe(4);
  });

  it('MOV-07 an increase with a ceiling comes before reductions', () => {
    expect(total([base(5), add(-2, { least: 1 }), add(1, { most: 5 })])).toBe(3);
  });

  it('MOV-07 a cost is raised before it is reduced to a floor', () => {
    expect(total([base(3), add(-4, { least: 1 }), add(2)])).toBe(1);
    expect(total([base(3), add(-4, { least: 1 }), add(2)], 'high')).toBe(3);
  });

  it('apply in a fixed order: set, add, multiply, wherever the terms come from', () => {
    const terms = [times(2), add(3), base(1), set(5)];
    expect(total(terms)).toBe(16);
    expect(inOrder(terms).map(term => term.op)).toEqual(['base', 'set', 'add', 'times']);
  });

  it('MOV-07 reductions are applied in the order best for the player: those with the highest floor first', () => {
    // 3, one less but not below 2, one less but not below 0: 3 → 2 → 1.
    expect(total([base(3), add(-1, { least: 0 }), add(-1, { least: 2 })])).toBe(1);
  });

  it('a floor stops a reduction but never raises a number already below it', () => {
    expect(total([base(3), add(-5, { least: 2 })])).toBe(2);
    expect(total([base(1), add(-1, { least: 2 })])).toBe(1);
  });

  it('a ceiling stops an increase but never lowers a number already above it', () => {
    expect(total([base(4), add(1, { most: 5 }), add(1, { most: 5 })])).toBe(5);
    expect(total([base(7), add(1, { most: 5 })])).toBe(7);
  });
});
