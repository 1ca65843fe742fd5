import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide, randomBot } from '@deedbook/bots';
import { type Asked, readRecord, Session, type State, writePosition } from '@deedbook/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAtTerminal } from '../testing/call.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deedbook-terminal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CLEAR = '\x1b[2J';

const sit = (lines: readonly string[], ...flags: string[]) =>
  callAtTerminal(['play', ...flags], lines, { XDG_STATE_HOME: folder, NO_COLOR: '1' });
const kept = () => readRecord(readFileSync(join(folder, 'deedbook', 'autosave.json'), 'utf8'));

test('asks for language, scenario, players and heroes; Enter accepts the default', async () => {
  const { code, out } = await sit(['3', '', '2', 'norowas', '', '', '', '1']);
  expect(code).toBe(0);
  expect(out).toContain('Language: 1 English, 2 Português, 3 Italiano [English]');
  expect(out).toContain('2 Conquista Totale (2-4): Conquistare tutte le città.');
  expect(out).toContain('10 Conquista e Difendi (2, 4): ');
  expect(out).toContain('Quale scenario? [Prima Ricognizione]');
  expect(out).toContain('Quanti giocatori, da 1 a 4? [1]');
  expect(out).toContain('Eroe del giocatore 2: 1 Arythea, 2 Goldyx, 3 Tovak [Arythea]');
  expect(kept().seats).toEqual([{ hero: 'norowas' }, { hero: 'arythea' }]);
});

test('asks again after an invalid answer', async () => {
  const { out } = await sit(['deutsch', '1', 'chess', '1', '7', '1', 'merlin', 'tovak', 'megapolis', '', '1']);
  expect(out.match(/Please take one of these\./g)).toHaveLength(5);
  expect(kept().seats).toEqual([{ hero: 'tovak' }]);
});

test('a solo scenario does not ask for the number of players', async () => {
  await sit(['1', 'solo', 'tovak', '', '1']);
  expect(kept()).toMatchObject({ scenario: 'solo-conquest', seats: [{ hero: 'tovak' }] });
});

test('variants are shown with what they change or why they do not fit, and listed when the game begins', async () => {
  const { out } = await sit(['1', 'solo', 'tovak', 'rampage, night-arrival', '1']);
  expect(out).toContain('Rampage!: Reputation begins at −2;');
  expect(out).toContain('- Hero auction: This removes things only a game with opponents uses. (SET-27)');
  expect(out).toContain('Night arrival: The game begins with a Night');
  expect(kept().options).toEqual({ variants: ['rampage', 'night-arrival'] });
});

test('a game is saved after every decision and offered again', async () => {
  const first = await sit(['1', 'play stamina'], '--seed', '7', '--heroes', 'tovak', '--language', 'en');
  expect(first.out).toContain('deedbook play --continue');
  expect(kept().answers).toEqual(['0 early-bird', '0 play stamina']);
  const second = await sit(['', 'walk 1,0'], '--language', 'en');
  expect(second.out).toContain('Go on with the game of Tovak, Round 1? [Y/n]');
  expect(kept().answers.at(-1)).toBe('0 walk 1,0');
  await sit(['end-turn'], '--continue', '--language', 'en');
  expect(kept().answers.at(-1)).toBe('0 end-turn');
});

test('between two players the screen is cleared and passed on', async () => {
  const { out } = await sit(['', '1', '', '1'], '--seed', '7', '--heroes', 'tovak,goldyx', '--language', 'en');
  const screens = out.split(CLEAR);
  const passing = screens.findIndex(screen => screen.includes('Tovak decides now. Pass the screen on'));
  expect(passing).toBeGreaterThan(0);
  expect(screens[passing]).not.toContain('Hand (');
  expect(screens[passing + 1]).toContain('Hand (5)');
  const [goldyx, tovak] = [screens[passing - 1], screens[passing + 1]].map(screen => screen?.match(/^\w+ \(.*$/gm));
  expect(goldyx).not.toEqual(tovak);
});

test('another player may use a Tactic on this turn', async () => {
  const file = join(folder, 'standing.json');
  writeFileSync(file, writePosition(standingPosition()));
  const { out } = await sit(['', 'as tovak', '', '', '', 'as tovak', '', 'tactic'], '--load', file, '--language', 'en');
  expect(out).toContain('Tovak may do something now: as tovak');
  expect(out).toContain('Enter leaves it alone.');
  expect(out).toMatch(/1\) .*Midnight Meditation/);
  expect(out).toContain('Midnight Meditation: ');
});

/** Goldyx takes a turn at night, and Tovak has Midnight Meditation. */
function standingPosition(): State {
  for (let seed = 0; ; seed++) {
    const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: `${seed}` });
    const bots = [randomBot(`a${seed}`), randomBot(`b${seed}`)];
    while (!session.isOver) {
      const seat = session.asked[0] as number;
      const asked = session.question(seat) as Asked;
      const isTurn = seat === 1 && asked.prompt === 'turn';
      if (isTurn && session.question(0)?.standing && session.state.players[0]?.tactic === 'midnight-meditation') {
        return session.state;
      }
      decide(session, bots);
    }
  }
}

test('a screen fits into its window', async () => {
  const { out } = await sit(
    ['1', 'play stamina', 'play swiftness'],
    '--seed',
    '7',
    '--heroes',
    'tovak',
    '--language',
    'en',
  );
  for (const screen of out.split(CLEAR).slice(1, -1)) {
    expect(screen.split('\n').length).toBeLessThanOrEqual(40);
    for (const line of screen.split('\n')) expect(line.length).toBeLessThanOrEqual(140);
  }
});

test('colors are only for terminals that support them', async () => {
  const flags = ['play', '--seed', '7', '--heroes', 'tovak', '--language', 'en'];
  const env = { XDG_STATE_HOME: folder };
  expect((await callAtTerminal(flags, ['q'], env)).out).toContain('\x1b[1m');
  expect((await callAtTerminal([...flags, '--no-color'], ['q'], env)).out).not.toContain('\x1b[1m');
  expect((await callAtTerminal(flags, ['q'], { ...env, TERM: 'dumb' })).out).not.toContain('\x1b[1m');
});
