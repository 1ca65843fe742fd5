import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hex, readPosition, readRecord, replay, writePosition } from '@deedbook/engine';
import { LANGUAGES } from '@deedbook/text';
import { createText } from '@deedbook/text/all';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'deedbook-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = createText('en');
const file = (name: string) => join(folder, name);
const play = (lines: readonly string[], ...flags: string[]) =>
  call(['play', '--seed', '7', '--heroes', 'tovak', ...flags], lines, { XDG_STATE_HOME: folder });

describe('a piped session', () => {
  test('takes numbers and keys, and ends at the end of the input', async () => {
    const { code, out, err } = await play(['1', 'play stamina', 'walk 1,0']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('First Reconnaissance with Tovak, seed 7.');
    expect(out).toContain('1) 1 Early Bird.');
    expect(out).toContain(text.news({ news: 'walked', seat: 0, path: [hex(1, 0)], cost: 2 }, () => 'Tovak'));
    expect(out).toContain('There is no more input.');
    expect(out).toContain('This game was not saved.');
  });

  test('has no colors and does not move the cursor', async () => {
    const { out } = await play(['1', 'q']);
    expect(out).not.toContain('\x1b');
  });

  test('shows the numbers of walks on the map', async () => {
    const { out } = await play(['1', 'play stamina', 'q']);
    const number = /(\d+)\) [^\d]*1,0 /.exec(out)?.[1];
    expect(out.split('\n').some(line => line.startsWith('      −1,0=') && line.includes(`.${number}..`))).toBe(true);
  });

  test('continues after input it does not understand', async () => {
    const { out } = await play(['99', 'abracadabra', 'why', 'card zzz', 'as merlin', 'language de', 'early-bird', 'q']);
    expect(out).toContain('There is no choice 99: they go from 1 to 6.');
    expect(out).toContain('“abracadabra”');
    expect(out).toContain('Say more: why');
    expect(out).toContain('There is nothing here like “zzz”.');
    expect(out).toContain('There is nobody called “merlin”: tovak.');
    expect(out).toContain('There is no language “de”: en, pt-BR, it.');
    expect(out).toContain('Tactic: Early Bird');
  });
});

describe('undo', () => {
  test('undoes and redoes', async () => {
    const { out } = await play(['1', 'play stamina', 'u', 'r', 'q']);
    expect(out).toContain('Taken back. This is as far as it goes.');
    expect(out).toContain('Done again.');
  });

  test('says what was revealed where it stops', async () => {
    const { out } = await play(['1', 'u', 'q']);
    expect(out).toContain('Nothing before this can be taken back.');
    expect(out).toMatch(/There this was revealed: .*Rethink/);
  });
});

describe('why', () => {
  test('explains choices, cards, spaces and what cannot be done', async () => {
    const lines = ['1', '? 1', 'why 3,-3', 'why rage', 'why walk 3,−2', 'why end-turn', 'q'];
    const { out } = await play(lines);
    expect(out).toContain('This can be done now.');
    expect(out).toContain('3,−3: Hills (Move 3)');
    expect(out).toContain('(RAM-02)');
    expect(out).toMatch(/Rage .*\(CRD-05\)/);
    expect(out).toContain('(MOV-03)');
  });
});

describe('languages', () => {
  test.each(LANGUAGES)('%s has words for everything', async language => {
    const { out, code } = await play(['1', 'h', 'map', 'log', 'offers', 'card march', 'q'], '--language', language);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|\{\{|\[object/);
  });

  test('can be changed during the game, and cards are found by any of their names', async () => {
    const { out } = await play(['1', 'language pt-BR', 'carta Concentracao', 'q']);
    expect(out).toContain('O idioma é Português.');
    expect(out).toContain('Concentração (Ação Básica, verde, especial)');
  });

  test('come from the environment by default', async () => {
    const { out } = await call(['play', '--seed', '7'], ['q'], { LC_ALL: 'it_IT.UTF-8' });
    expect(out).toContain('Alla prossima.');
  });
});

describe('saving', () => {
  test('--save writes the record, --load continues it', async () => {
    const saved = file('game.json');
    const first = await play(['1', 'play stamina'], '--save', saved);
    expect(first.out).toContain(`deedbook play --load ${saved}`);
    expect(replay(readRecord(readFileSync(saved, 'utf8'))).log).toHaveLength(2);
    const second = await call(['play', '--load', saved], ['walk 1,0', `save ${file('other.json')}`, 'q']);
    expect(second.out).toContain('Move 0');
    expect(readRecord(readFileSync(file('other.json'), 'utf8')).answers.at(-1)).toBe('0 walk 1,0');
  });

  test('a game from a position is saved as a position', async () => {
    const { state } = replay(readRecord(readFileSync(file('game.json'), 'utf8')));
    writeFileSync(file('position.json'), writePosition(state));
    await call(['play', '--load', file('position.json'), '--save', file('later.json')], ['walk 1,0']);
    expect(readPosition(readFileSync(file('later.json'), 'utf8')).turn.move).toBe(0);
  });

  test('a file that cannot be written does not end the game', async () => {
    const { code, out } = await play(['1', 'save /dev/null/game.json', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('It could not be saved');
  });

  test('piped games are not saved automatically', () => {
    expect(existsSync(join(folder, 'deedbook'))).toBe(false);
  });

  test('--continue without a game says so', async () => {
    const { code, err } = await call(['play', '--continue'], [], { XDG_STATE_HOME: folder });
    expect(code).toBe(2);
    expect(err).toContain('there is no game to go on with');
  });
});

test('--ascii outputs no non-ASCII characters except letters', async () => {
  const { out } = await play(['1', 'play stamina', 'map', 'h', 'u', 'u', 'q'], '--ascii');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything below 128
  expect(out).toMatch(/^[\x00-\x7f]*$/);
});

test('a whole game can be piped in', async () => {
  const lines = Array.from({ length: 6000 }, (_, i) => `${((i * 7) % 12) + 1}`);
  const { out } = await call(['play', '--seed', '3', '--players', '2'], lines);
  expect(out).toContain('The game is over.');
});
