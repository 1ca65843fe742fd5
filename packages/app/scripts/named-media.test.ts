import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEDIA } from '../src/look/media.ts';
import { withMedia } from './named-media.ts';

const SHEETS = globSync(join(import.meta.dirname, '../src/**/*.css')).map(file => ({
  file: file.slice(file.indexOf('src')),
  css: readFileSync(file, 'utf8'),
}));

test('a name stands for its condition, alone or with others', () => {
  expect(withMedia('@media (--slim) and (hover: none) {}')).toBe('@media (max-width: 75rem) and (hover: none) {}');
  expect(withMedia('.a { width: calc(--b) }')).toBe('.a { width: calc(--b) }');
});

test('an unknown name is refused', () => {
  expect(() => withMedia('@media (--nowhere) {}')).toThrow('nowhere');
});

test('no style sheet measures the window by itself, and every name is used', () => {
  const conditions = SHEETS.flatMap(({ file, css }) =>
    (css.match(/@media[^{]*/g) ?? []).map(media => `${file}: ${media}`),
  );
  expect(conditions.filter(media => /\b(width|height):/.test(media))).toEqual([]);
  const scripts = readFileSync(join(import.meta.dirname, '../src/platform/window-size.ts'), 'utf8');
  const all = [...conditions, scripts].join('\n');
  expect(Object.keys(MEDIA).filter(name => !all.includes(name))).toEqual([]);
});

test('no style sheet is longer than 250 lines', () => {
  expect(SHEETS.filter(({ css }) => css.split('\n').length > 251).map(({ file }) => file)).toEqual([]);
});
