import { expect, it } from 'vitest';
import { lengthen, shorten } from './phrases.ts';

const CHANGE =
  '{"say":"patch","n":15,"past":[15,[[0,[".card-played",{"card":"crystallize","as":"sideways"}],[".points-gained",' +
  '{"points":"move","n":1,"from":"crystallize"}]]]],"sight":{"view":{"players.0":{"hand":[0,[4,1]],"played":[0,[2,0,' +
  '{"card":"crystallize","as":"sideways"}]]},"turn.move":[1]}},"done":"0123456789ab"}';

it('a change is less than half as long in phrases, and comes back the same', () => {
  const short = shorten(CHANGE);
  expect(short.length).toBeLessThan(CHANGE.length / 2);
  expect(lengthen(short)).toBe(CHANGE);
});

it('what people write is never taken for a phrase, whatever characters it has', () => {
  const text = String.fromCharCode(...Array.from({ length: 0x2_00 }, (_, i) => i));
  const json = JSON.stringify({ say: 'patch', n: 1, table: { 'settings.name': [text, '{"say":"patch","n":'] } });
  expect(lengthen(shorten(json))).toBe(json);
  expect(lengthen(json)).toBe(json);
});
