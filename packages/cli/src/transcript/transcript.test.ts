import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay, SCENARIOS } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { call } from '../testing/call.ts';

/** One game of each scenario in words, with its record: a change of the rules shows as a diff. */
const FOLDER = join(import.meta.dirname, '../../../../transcripts');

const records = readdirSync(FOLDER).filter(file => file.endsWith('.json'));

test('there is a transcript of every scenario', () => {
  expect(records.map(file => file.replace('.json', '')).sort()).toEqual([...SCENARIOS.ids()].sort());
});

test.each(records)('%s is played to its end, and the transcript matches', async file => {
  const record = join(FOLDER, file);
  expect(replay(readRecord(readFileSync(record, 'utf8'))).isOver).toBe(true);
  const { code, out } = await call(['transcript', record]);
  expect(code).toBe(0);
  expect(out).toBe(readFileSync(record.replace('.json', '.md'), 'utf8'));
});

test('without a record, bots play a game; an invalid record is reported in one line', async () => {
  const { out } = await call(['transcript', '--seed', 'a']);
  expect(out).toMatch(/^# First Reconnaissance\n/);
  expect(out).toMatch(/\n## Score\n\n### \w+\n\n- Fame: \d+\n/);
  expect((await call(['transcript', '--scenario', 'full-conquest'])).code).toBe(2);
});
