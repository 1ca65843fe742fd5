import { RecordError, Session, writePosition } from '@deedbook/engine';
import { describe, expect, test } from 'vitest';
import { type Goal, standingOf } from './goal.ts';
import { packPuzzle, unpackPuzzle } from './link.ts';
import { inLanguage, PUZZLE_FORMAT, type Puzzle } from './puzzle.ts';
import { puzzleAt, readPuzzle, stateOf, writePuzzle } from './read.ts';

const MARCH: Puzzle = {
  format: PUZZLE_FORMAT,
  title: { en: 'Across the hills', it: 'Oltre le colline' },
  words: 'Reach the keep.',
  goal: { at: ['1,0'], by: 'turn' },
  rules: ['MOV-01'],
  line: ['0 power march', '0 walk 1,0'],
  scene: { hand: ['march'], mana: ['green'], source: [], map: { '1,0': 'hills' } },
};

const faultOf = (read: () => unknown): Pick<RecordError, 'kind' | 'where' | 'message'> => {
  try {
    read();
  } catch (error) {
    if (error instanceof RecordError) return { kind: error.kind, where: error.where, message: error.message };
    throw error;
  }
  throw new Error('nothing was wrong');
};

const fileOf = (change: object): string => JSON.stringify({ ...MARCH, ...change });

describe('a puzzle', () => {
  test('survives a file and a link, with a scene or an exact position', async () => {
    const exact = puzzleAt(stateOf(MARCH), { goal: { fame: 3 } });
    for (const puzzle of [MARCH, exact]) {
      expect(readPuzzle(writePuzzle(puzzle))).toEqual(puzzle);
      expect(await unpackPuzzle(await packPuzzle(puzzle))).toEqual(puzzle);
    }
  });

  test('can be a bare position', () => {
    const state = stateOf(MARCH);
    expect(stateOf(readPuzzle(writePosition(state)))).toEqual(state);
  });

  test('a link of a whole position stays short enough for any messenger', async () => {
    expect((await packPuzzle(puzzleAt(stateOf(MARCH)))).length).toBeLessThan(6000);
  });

  test('has words in the language asked for, or in English, or in any', () => {
    expect(inLanguage(MARCH.title, 'it')).toBe('Oltre le colline');
    expect(inLanguage(MARCH.title, 'pt-BR')).toBe('Across the hills');
    expect(inLanguage({ it: 'Solo' }, 'en')).toBe('Solo');
    expect(inLanguage('Plain', 'it')).toBe('Plain');
    expect(inLanguage(undefined, 'en')).toBe('');
  });
});

describe('a file that is no puzzle is refused with the reason', () => {
  test.each([
    ['not JSON', '{', 'text', ''],
    ['nothing', 'null', 'format', 'format'],
    ['some other file', '{"name":"x"}', 'format', 'format'],
    ['a field too many', fileOf({ gaol: {} }), 'shape', 'gaol'],
    ['a wrong value', fileOf({ goal: { fame: 'much' } }), 'shape', 'goal.fame'],
    ['an unknown card', fileOf({ scene: { hand: ['marsh'] } }), 'shape', 'scene.hand[0]'],
    ['no position at all', fileOf({ scene: undefined }), 'shape', 'scene'],
    ['two positions', fileOf({ position: { engine: '0', state: {} } }), 'shape', 'scene'],
    [
      'a broken state',
      fileOf({ scene: undefined, position: { engine: '0.2.0', state: {} } }),
      'shape',
      'state.options',
    ],
    ['a seat that is not there', fileOf({ people: [3] }), 'shape', 'people[0]'],
    ['an absurd number', fileOf({ scene: { fame: 1e9 } }), 'shape', ''],
  ])('%s', (_, file, kind, where) => {
    const fault = faultOf(() => readPuzzle(file));
    expect(fault.kind).toBe(kind);
    if (where !== '') expect(fault.where).toBe(where);
  });

  test('a misspelled field names the one that was meant', () => {
    expect(faultOf(() => readPuzzle(fileOf({ gaol: {} }))).message).toContain("did you mean 'goal'?");
  });

  test('a file far too long is not read', () => {
    expect(faultOf(() => readPuzzle(' '.repeat(600_000))).kind).toBe('long');
  });

  test('a shortened or foreign link is noticed', async () => {
    const letters = await packPuzzle(MARCH);
    for (const broken of [
      letters.slice(0, -8),
      'hello',
      '',
      '%%%',
      `${letters.slice(0, 20)}AAAA${letters.slice(24)}`,
    ]) {
      await expect(unpackPuzzle(broken)).rejects.toMatchObject({ kind: 'link' });
    }
  });

  test('a link that unpacks to far too much is stopped', async () => {
    const letters = await packPuzzle({ ...MARCH, words: 'x'.repeat(3_000_000) });
    expect(letters.length).toBeLessThan(10_000);
    await expect(unpackPuzzle(letters)).rejects.toMatchObject({ kind: 'long' });
  });
});

describe('a goal', () => {
  const play = (goal: Goal, scene: Puzzle['scene'], ...keys: string[]) => {
    const game = new Session(stateOf({ scene: scene ?? {} }));
    for (const key of keys) expect(game.answer(0, key)).toBeNull();
    return standingOf(goal, { view: game.view(0), news: game.news.map(told => told.news) }, 0);
  };

  test('is open until everything in it is true at once', () => {
    const goal: Goal = { at: ['1,0'], move: 1, by: 'turn' };
    expect(play(goal, MARCH.scene)).toBe('open');
    expect(play(goal, MARCH.scene, 'power march', 'walk 1,0')).toBe('reached');
  });

  test('is missed when its time is up', () => {
    const scene = { ...MARCH.scene, hand: ['march', 'rage'] };
    expect(play({ fame: 1, by: 'turn' }, scene, 'play march', 'end-turn', 'done')).toBe('missed');
    expect(play({ fame: 1, by: 'round' }, scene, 'play march', 'end-turn', 'done')).toBe('open');
  });

  test('counts the enemies defeated since the start', () => {
    const scene = {
      hand: ['rage', 'rage'],
      combat: { enemies: ['prowlers'], phase: 'attack', soFar: ['attack 3'] },
    } as const;
    expect(play({ defeated: ['prowlers'], wounds: 0 }, scene)).toBe('open');
    expect(play({ defeated: ['prowlers'], wounds: 0 }, scene, 'attack')).toBe('reached');
    expect(play({ defeated: ['prowlers', 'prowlers'] }, scene, 'attack')).toBe('open');
  });
});
