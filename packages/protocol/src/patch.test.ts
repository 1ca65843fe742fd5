import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, type Json, PatchError, patched } from './patch.ts';

const json = fc.jsonValue({ depthSize: 'medium' }) as fc.Arbitrary<Json>;
const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);
const clean = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto'));

test('a patch turns one value into the other, through JSON', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [before, after] = [clean(a), clean(b)];
      const patch = diff(before, after);
      const applied = patch === null ? before : patched(before, JSON.parse(JSON.stringify(patch)));
      expect(applied).toEqual(after);
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

test('a patch for another value is detected', () => {
  expect(() => patched({ a: [] }, { a: { 3: [1] } })).toThrow(PatchError);
  expect(() => patched('text', { a: [1] })).toThrow(PatchError);
  expect(() => patched([1], [0, [4, 1]])).toThrow(PatchError);
});
