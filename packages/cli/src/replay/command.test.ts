import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide, randomBot } from '@deedbook/bots';
import { ENGINE_VERSION, hex, recordOf, Session, scoreSheets, writePosition, writeRecord } from '@deedbook/engine';
import { LANGUAGES, type Language } from '@deedbook/text';
import { createText } from '@deedbook/text/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'deedbook-replay-'));
const file = (name: string) => join(folder, name);

beforeAll(() => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: '7' });
  for (const [seat, key] of [
    [1, 'planning'],
    [0, 'early-bird'],
    [0, 'play stamina'],
    [0, 'walk 1,0'],
  ] as const) {
    expect(session.answer(seat, key)).toBeNull();
  }
  const record = recordOf(session);
  writeFileSync(file('game.json'), writeRecord(record));
  writeFileSync(file('position.json'), writePosition(session.state));
  writeFileSync(file('old.json'), writeRecord({ ...record, engine: '0.0.1' }));
  writeFileSync(file('illegal.json'), writeRecord({ ...record, answers: [...record.answers, '0 walk 9,9'] }));
  const outdated = { ...record, engine: '0.0.1', answers: [...record.answers, '0 walk 9,9'] };
  writeFileSync(file('outdated.json'), writeRecord(outdated));
  writeFileSync(file('strange.json'), JSON.stringify({ ...record, seats: [] }));
  writeFileSync(file('text.json'), 'once upon a time');
  writeFileSync(file('other.json'), '{"format":"chess/1"}');
  writeFileSync(file('null.json'), 'null');
});
/** How two events are worded. */
const walked = (language: Language) =>
  createText(language).news({ news: 'walked', seat: 0, path: [hex(1, 0)], cost: 2 }, () => 'Tovak');
const began = (language: Language) => createText(language).news({ news: 'round-began', round: 1, time: 'day' });

afterAll(() => rmSync(folder, { recursive: true }));

test('shows the current position, everyone’s hand, and the latest events', async () => {
  const { code, out } = await call(['replay', file('game.json')]);
  expect(code).toBe(0);
  expect(out).toContain('4 decisions');
  expect(out).toContain('Round 1 of 3');
  expect(out.match(/^Hand \(\d\)/gm)).toHaveLength(2);
  expect(out).toContain(walked('en'));
  expect(out).toContain('Tovak decides now.');
  expect(out).not.toContain(began('en'));
});

test('--upto stops before the end, --log prints everything', async () => {
  const { out } = await call(['replay', file('game.json'), '--upto', '3', '--log', '--language', 'it']);
  expect(out).toContain('3 decisioni');
  expect(out).toContain(began('it'));
  expect(out).not.toContain(walked('it'));
});

test('shows the score sheets of a finished game', async () => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: '3' });
  const bots = [randomBot('a'), randomBot('b')];
  while (!session.isOver) decide(session, bots);
  writeFileSync(file('over.json'), writeRecord(recordOf(session)));
  const names = (seat: number) => ['Tovak', 'Goldyx'][seat] as string;
  for (const language of LANGUAGES) {
    const { out } = await call(['replay', file('over.json'), '--language', language]);
    for (const line of createText(language).scoreSheet(scoreSheets(session.state), names)) expect(out).toContain(line);
  }
});

test('accepts positions', async () => {
  const { code, out } = await call(['replay', file('position.json')]);
  expect(code).toBe(0);
  expect(out).toContain('Tovak decides now.');
});

test('a game of another version is shown with a note, or refused with both versions and the answer', async () => {
  const shown = await call(['replay', file('old.json')]);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain(`version 0.0.1 of the rules and is played with version ${ENGINE_VERSION}`);
  expect((await call(['replay', file('game.json')])).out).not.toContain(ENGINE_VERSION);
  const refused = await call(['replay', file('outdated.json')]);
  expect(refused.code).toBe(2);
  for (const word of ['0.0.1', ENGINE_VERSION, '5: walk 9,9']) expect(refused.err).toContain(word);
});

describe('invalid files', () => {
  test.each([
    ['illegal.json', "answers[4]: 'walk 9,9' of seat 0 is refused"],
    ['strange.json', 'seats'],
    ['text.json', 'this is not JSON'],
    ['other.json', "this is 'chess/1', not a game record"],
    ['null.json', ''],
  ])('%s', async (name, message) => {
    for (const args of [
      ['replay', file(name)],
      ['play', '--load', file(name)],
    ]) {
      const { code, out, err } = await call(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^deedbook: '.*' cannot be used: [^\n]*\n$/);
      expect(err).toContain(message);
    }
  });
});
