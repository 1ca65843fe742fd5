import { expect, test } from 'vitest';
import { complaints } from './lockfile.ts';
import { lastLine, tally } from './test.ts';

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

test('a lockfile names no registry and every optional package', () => {
  const lock = (packages: object) => JSON.stringify({ packages }, null, 2);
  const tool = { optionalDependencies: { 'tool-linux': '1.0.0' } };
  expect(complaints(lock({ 'node_modules/tool': tool, 'node_modules/a/node_modules/tool-linux': {} }))).toEqual([]);
  expect(complaints(lock({ 'node_modules/tool': tool }))).toHaveLength(1);
  expect(complaints(lock({ 'node_modules/tool': { resolved: 'https://example.org/tool.tgz' } }))).toHaveLength(1);
});
