import { expect, test } from 'vitest';
import { beside, blocks, columns, ends, flow, table, wrap } from './layout.ts';
import { pad, widthOf } from './paint.ts';

test('a text is wrapped at spaces, further lines indented', () => {
  expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
});

test('colors take up no room', () => {
  expect(widthOf('\x1b[1mone\x1b[22m')).toBe(3);
  expect(pad('\x1b[1mone\x1b[22m', 5)).toBe('\x1b[1mone\x1b[22m  ');
  expect(wrap('\x1b[1mone\x1b[22m two', 7)).toHaveLength(1);
});

test('parts are kept whole', () => {
  expect(flow(['a b', 'c d', 'e f'], ' | ', 10, '> ')).toEqual(['a b | c d', '> e f']);
  expect(flow([], ' ', 10)).toEqual([]);
  expect(flow(['a', 'much too long', 'b'], ' ', 9, ' ')).toEqual(['a', ' much too', '   long b']);
});

test('columns are read downward, as many as fit', () => {
  expect(columns(['1', '2', '3', '4', '5'], 9)).toEqual(['1   3   5', '2   4']);
  expect(columns(['a long item', 'b'], 8)).toEqual(['a long', '    item', 'b']);
});

test('two blocks are placed side by side', () => {
  expect(beside(['a'], ['b', 'c'], 3, '|')).toEqual(['a  |b', '   |c']);
});

test('one text at each end of a line, or on two lines', () => {
  expect(ends('a', 'b', 5)).toEqual(['a   b']);
  expect(ends('aaa', 'bbb', 7)).toEqual(['aaa', 'bbb']);
});

test('the titles of rows are aligned', () => {
  const rows = [
    { title: 'a', lines: () => ['1', '2'] },
    { title: 'long', lines: (width: number) => [`${width}`] },
  ];
  expect(table(rows, 20)).toEqual(['a      1', '       2', 'long   13']);
});

test('blocks are placed side by side as long as they fit', () => {
  const [a, b, c] = [['a', 'aa'], ['b'], ['c', 'c', 'c']];
  expect(blocks([a, b, c] as string[][], 7)).toEqual(['a    b', 'aa', '', 'c', 'c', 'c']);
  expect(blocks([a, b, c] as string[][], 80)).toEqual(['a    b   c', 'aa       c', '         c']);
});
