import { expect, test } from 'vitest';
import { complaints } from './lockfile.ts';
import { chosen, commandOf, journeysIn, lastLine, runAll, STEPS, tally } from './test.ts';

const plain = { name: 'plain', run: [] };
const counted = { name: 'counted', run: [], count: lastLine };

test.each([
  ['a step without a count is one check', plain, 0, '', 1, 0],
  ['a step that fails is one failure', plain, 1, '', 0, 1],
  ['the summary is on the last line', counted, 0, 'seen 7\n{"passed":7,"failed":0}\n', 7, 0],
  ['failures are counted', counted, 1, '{"passed":5,"failed":2}\n', 5, 2],
  ['a failing status is never green', counted, 1, '{"passed":5,"failed":0}\n', 5, 1],
  ['a step that checked nothing failed', counted, 0, '{"passed":0,"failed":0}\n', 0, 1],
  ['a missing summary is a failure', counted, 0, 'all is well\n', 0, 1],
  ['a summary without numbers is a failure', counted, 0, '{}\n', 0, 1],
])('%s', (_name, step, status, output, passed, failed) => {
  expect(tally(step, status, output)).toEqual({ passed, failed });
});

const journeys = { name: 'journeys', run: [], count: journeysIn };
const report = (expected: number, unexpected: number, flaky: number, errors: object[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, errors });

test.each([
  ['journeys are counted', 0, report(7, 0, 0), 7, 0],
  ['a journey that failed', 1, report(6, 1, 0), 6, 1],
  ['a journey that needed a second try failed', 0, report(6, 0, 1), 6, 1],
  ['journeys that could not begin failed', 1, report(0, 0, 0, [{ message: 'no server' }]), 0, 1],
  ['no journeys at all are a failure', 0, report(0, 0, 0), 0, 1],
])('%s', (_name, status, output, passed, failed) => {
  expect(tally(journeys, status, output)).toEqual({ passed, failed });
});

test('a lockfile names no registry and every optional package', () => {
  const lock = (packages: object) => JSON.stringify({ packages }, null, 2);
  const tool = { optionalDependencies: { 'tool-linux': '1.0.0' } };
  expect(complaints(lock({ 'node_modules/tool': tool, 'node_modules/a/node_modules/tool-linux': {} }))).toEqual([]);
  expect(complaints(lock({ 'node_modules/tool': tool }))).toHaveLength(1);
  expect(complaints(lock({ 'node_modules/tool': { resolved: 'https://example.org/tool.tgz' } }))).toHaveLength(1);
});

const namesFor = (...args: readonly string[]) => {
  const wanted = chosen(args);
  return typeof wanted === 'string' ? wanted : wanted.steps.map(({ name }) => name);
};
const commandFor = (...args: readonly string[]) => {
  const wanted = chosen(args);
  return typeof wanted === 'string' ? wanted : wanted.steps.map(({ run }) => run.at(-1));
};

test('steps are chosen by name, in either form', () => {
  expect(namesFor()).toEqual(STEPS.map(({ name }) => name));
  expect(namesFor('--only', 'unit')).toEqual(['unit']);
  expect(namesFor('--only', 'types,lint', '--only', 'unit')).toEqual(['types', 'lint', 'unit']);
  expect(namesFor('types', 'lint')).toEqual(['types', 'lint']);
  expect(namesFor('--only', 'tea')).toMatch(/^There is no step 'tea': .*unit/);
  expect(namesFor('--tea')).toMatch(/--tea/);
});

test('a package narrows the steps and what they look at', () => {
  expect(commandFor('--only', 'unit', '--package', 'engine')).toEqual(['packages/engine/']);
  expect(commandFor('--only', 'types,lint', '--package', 'text')).toEqual(['packages/text', 'packages/text']);
  expect(commandFor('--only', 'types,unit', '--package', 'scripts')).toEqual(['tsconfig.scripts.json', 'scripts/']);
  expect(namesFor('--package', 'text')).not.toContain('journeys');
  expect(namesFor('--package', 'app')).toContain('journeys');
  expect(namesFor('--package', 'engine')).toContain('cases');
  expect(namesFor('--only', 'journeys', '--package', 'text')).toMatch(/^None of these steps checks 'text'/);
  expect(namesFor('--package', 'tea')).toBe("There is no package 'tea'");
});

test('every command is run by Node', () => {
  const packages = { 'node_modules/typescript': { bin: { tsc: 'bin/tsc' } } };
  expect(commandOf(['tsc', '-b'], packages)).toEqual([expect.stringMatching(/typescript.bin.tsc$/), '-b']);
  expect(commandOf(['node', 'a.ts', '--b'], packages)).toEqual(['a.ts', '--b']);
  expect(() => commandOf(['teapot'], packages)).toThrow('teapot');
});

test('steps run beside each other, the first one alone, and none without what it needs', async () => {
  const steps = [
    { name: 'first', run: [], isFirst: true as const },
    { name: 'needy', run: [], needs: 'first' },
    ...['a', 'b', 'c'].map(name => ({ name, run: [] })),
  ];
  const run = async (failing: string) => {
    const begun: string[] = [];
    let [running, most] = [0, 0];
    const count = await runAll(steps, 2, async ({ name }) => {
      begun.push(name);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return name === failing ? { passed: 0, failed: 1 } : { passed: 2, failed: 0 };
    });
    return { begun, most, count };
  };
  const all = ['first', 'needy', 'a', 'b', 'c'];
  expect(await run('')).toEqual({ begun: all, most: 2, count: { passed: 10, failed: 0 } });
  expect(await run('b')).toEqual({ begun: all, most: 2, count: { passed: 8, failed: 1 } });
  expect(await run('first')).toEqual({ begun: ['first', 'a', 'b', 'c'], most: 2, count: { passed: 6, failed: 1 } });
});
