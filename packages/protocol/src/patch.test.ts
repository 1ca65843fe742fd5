import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff as diffText, type Json, type Patch, PatchError, patched, unjoined } from './patch.ts';

const json = fc.jsonValue({ depthSize: 'medium' }) as fc.Arbitrary<Json>;
const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);
const diff = (before: Json, after: Json): Patch | null => JSON.parse(diffText(before, after) ?? 'null');
const clean = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto'));

test('a patch turns one value into the other, through JSON', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [before, after] = [clean(a), clean(b)];
      const patch = diff(before, after);
      expect(patch === null ? before : patched(before, patch)).toEqual(after);
      expect(patch === null ? before : patched(before, unjoined(patch))).toEqual(after);
    }),
  );
});

test('lists of words that lose, gain and move members are patched', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const patch = diff(before, after);
      expect(patch === null ? before : patched(before, patch)).toEqual(after);
      expect(patch === null).toBe(same(before, after));
    }),
  );
});

test('nothing is sent for what did not change', () => {
  const part = { deep: [1, 2, { x: 'y' }] };
  expect(diff({ a: part, b: 1 }, { a: structuredClone(part), b: 2 })).toEqual({ b: [2] });
  expect(diff(['walk 1,0', 'rest', 'end'], ['rest', 'end'])).toEqual([0, [0, 1]]);
  expect(diff(part, structuredClone(part))).toBeNull();
});

test('the names of a single change are joined, and taken apart for clients of protocol 1', () => {
  const before = { view: { players: [{ hand: ['rage', 'march'], fame: 0 }], round: 1 }, undo: 0 };
  const played = { view: { players: [{ hand: ['march'], fame: 0 }], round: 1 }, undo: 0 };
  expect(diff(before, played)).toEqual({ 'view.players.0.hand': [0, [0, 1]] });
  expect(unjoined(diff(before, played) as Patch)).toEqual({ view: { players: { 0: { hand: [0, [0, 1]] } } } });
  expect(diff(before, { ...played, undo: 1 })).toEqual({ 'view.players.0.hand': [0, [0, 1]], undo: [1] });
  // A name with a dot cannot be told from two names, so what it is in is sent whole.
  expect(diff({ a: { 'b.c': 1, d: 1 } }, { a: { 'b.c': 2, d: 1 } })).toEqual({ a: [{ 'b.c': 2, d: 1 }] });
});

test('a patch for another value is detected', () => {
  expect(() => patched({ a: [] }, { a: { 3: [1] } })).toThrow(PatchError);
  expect(() => patched('text', { a: [1] })).toThrow(PatchError);
  expect(() => patched([1], [0, [4, 1]])).toThrow(PatchError);
});
