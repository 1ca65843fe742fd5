import { expect, test } from 'vitest';
import { complaints } from './lockfile.ts';
import { journeysIn, lastLine, tally } from './test.ts';

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
