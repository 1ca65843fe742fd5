import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const MADE = /(^|[\\/])(node_modules|\.git|\.tsbuild|dist|test-results)$/;
const TEXT = /\.(ts|tsx|mjs|json|yaml|yml|md|css|html|svg|grit|editorconfig|gitattributes|gitignore|npmrc)$/;

/** What is wrong with a text by .editorconfig. */
function faultsOf(text: string): string[] {
  return [
    ...(text.includes('\r') ? ['end_of_line'] : []),
    ...(text !== '' && !text.endsWith('\n') ? ['insert_final_newline'] : []),
    ...(/[ \t]$/m.test(text) ? ['trim_trailing_whitespace'] : []),
    ...(/^\t/m.test(text) ? ['indent_style'] : []),
    ...(text.includes('\uFFFD') ? ['charset'] : []),
  ];
}

test('what breaks .editorconfig is found', () => {
  expect(faultsOf('a\n  b\n')).toEqual([]);
  expect(faultsOf('a\r\n\tb ')).toHaveLength(4);
});

test('every file keeps to .editorconfig', () => {
  const files = globSync(
    ['*', '.*', '{.ci,.devcontainer,.github,benchmarks,cases,docs,packages,scripts,transcripts}/**'],
    {
      cwd: root,
      exclude: path => MADE.test(path),
    },
  ).filter(path => TEXT.test(path));
  expect(files.length).toBeGreaterThan(500);
  const broken = files.flatMap(path => {
    const faults = faultsOf(readFileSync(join(root, path), 'utf8'));
    return faults.length === 0 ? [] : [`${path}: ${faults.join(', ')}`];
  });
  expect(broken).toEqual([]);
});
