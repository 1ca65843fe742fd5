import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildScene, recordOf, Session, writePosition, writeRecord } from '@deedbook/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { checkCommand } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deedbook-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function check(...args: string[]): Promise<{ code: number; lines: string[] }> {
  let said = '';
  const stdout = { write: (text: string) => (said += text) } as unknown as Io['stdout'];
  const code = await checkCommand(args, { ...process, stdout } as unknown as Io);
  return { code, lines: said.replaceAll(`${folder}/`, '').trimEnd().split('\n') };
}

const good = (id: string) => `id: ${id}\ntitle: x\nrules: [CRD-21]\nwhen: [end-turn]\nthen: { turn: goldyx }\n`;
const bad = (id: string) => good(id).replace('turn: goldyx', 'turn: tovak');

function playedGame(): Session {
  const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'check' });
  for (let i = 0; i < 40; i++) {
    const seat = game.asked[0] as number;
    game.answer(seat, game.question(seat)?.choices[0]?.key ?? '');
  }
  return game;
}

describe('check', () => {
  it('runs files and folders recursively, and counts', async () => {
    put('a.yaml', `${good('EX-A-01')}---\n${good('EX-A-02')}`);
    put('deep/er/b.yml', good('EX-B-01'));
    put('deep/notes.md', 'not a case');
    expect(await check(folder)).toEqual({ code: 0, lines: ['3 passed, 0 failed'] });
    expect(await check('--json', join(folder, 'a.yaml'), folder)).toEqual({
      code: 0,
      lines: ['{"passed":3,"failed":0}'],
    });
  });

  it('reports failing cases with file, line and id, and exits with 1', async () => {
    put('a.yaml', `${good('EX-A-01')}---\n${bad('EX-A-02')}`);
    expect(await check(folder, '--json')).toEqual({
      code: 1,
      lines: ['a.yaml:11: EX-A-02: turn: expected tovak, found goldyx', '{"passed":1,"failed":1}'],
    });
  });

  it('reports malformed files, exits with 2, and runs the rest', async () => {
    put('a.yaml', `${good('EX-A-01')}---\nid: EX-A-02\n`);
    put('b.yaml', bad('EX-B-01'));
    const { code, lines } = await check(folder);
    expect(code).toBe(2);
    expect(lines).toEqual([
      "a.yaml:7: 'title' is missing",
      "a.yaml:7: 'rules' is missing",
      'b.yaml:5: EX-B-01: turn: expected tovak, found goldyx',
      '1 passed, 2 failed',
    ]);
  });

  it('refuses duplicate ids and unknown rules', async () => {
    put('a.yaml', `${good('EX-A-01')}---\n${good('EX-A-01').replace('CRD-21', 'CRD-21, CRD-99')}`);
    expect(await check(folder)).toEqual({
      code: 2,
      lines: [
        'a.yaml:7: the id EX-A-01 is taken: a.yaml:1',
        'a.yaml:9: there is no rule CRD-99 in docs/rules',
        '1 passed, 1 failed',
      ],
    });
  });

  it('replays records and plays on from positions', async () => {
    put('record.json', writeRecord(recordOf(playedGame())));
    put('position.json', writePosition(playedGame().state));
    put('scene.json', writePosition(buildScene({ hand: ['march'], tiles: { '0,0': 'start-a' } })));
    expect(await check(folder)).toEqual({ code: 0, lines: ['3 passed, 0 failed'] });
  });

  it('reports a record whose answers are refused, and files that are neither', async () => {
    const record = recordOf(playedGame());
    put('a.json', writeRecord({ ...record, answers: [...record.answers, '0 fly'] }));
    expect((await check(folder)).lines[0]).toMatch(/^a\.json:1: answers\[40\]: 'fly' of seat 0 is refused by /);
    expect((await check(folder)).code).toBe(1);
    put('b.json', '{"format":"deedbook-position/1"}');
    put('c.json', '{ "format": "deedbook-record/1" ');
    put('d.json', '{}');
    const { code, lines } = await check(folder);
    expect(code).toBe(2);
    expect(lines.map(line => line.split(':')[0])).toEqual([
      'b.json',
      'c.json',
      'd.json',
      'a.json',
      '0 passed, 4 failed',
    ]);
  });

  it('says in one line how to use it', async () => {
    await expect(check()).rejects.toThrow('say which files or folders to check');
    await expect(check('nowhere')).rejects.toThrow("there is no file or folder 'nowhere'");
    await expect(check(folder)).rejects.toThrow(/^there is no case, record or position in '/);
    await expect(check(put('a.txt', ''))).rejects.toThrow(
      /a\.txt' is neither a case \(\.yaml\) nor a record or position/,
    );
    await expect(check('--loud')).rejects.toThrow("unknown option '--loud'");
  });
});
