import { readFileSync } from 'node:fs';
import { Session } from '@deedbook/engine';
import { checkedPuzzle, PUZZLE_FORMAT, stateOf } from '@deedbook/positions';
import { loadWords } from '@deedbook/text';
import { expect, test } from 'vitest';
import { casesIn } from './command.ts';
import { exampleOf, writeExamples } from './examples.ts';
import { filesIn } from './files.ts';

const cases = casesIn(filesIn([`${import.meta.dirname}/../../../../cases`]));

test('the examples of the app are the worked cases (npm run deedbook -- check cases --examples packages/app/examples/examples.json)', () => {
  const file = readFileSync(`${import.meta.dirname}/../../../app/examples/examples.json`, 'utf8');
  expect(file === writeExamples(cases)).toBe(true);
});

test('every example has the title of its case', async () => {
  const plain = (title: string) => title.replaceAll('’', "'");
  const shown = Object.fromEntries(
    Object.entries(await loadWords('en', 'examples')).map(([id, title]) => [id, plain(title)]),
  );
  expect(shown).toEqual(Object.fromEntries(cases.map(({ id, title }) => [id, plain(title)])));
});

test('every example is a position that can be opened, and its answers can be given one after another', () => {
  for (const each of cases) {
    const { id, ...example } = exampleOf(each);
    const puzzle = checkedPuzzle(JSON.parse(JSON.stringify({ format: PUZZLE_FORMAT, ...example })));
    const game = new Session(stateOf(puzzle));
    for (const line of example.line) expect([id, game.answer(Number(line[0]), line.slice(2))]).toEqual([id, null]);
  }
});
