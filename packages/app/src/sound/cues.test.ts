import { expect, it } from 'vitest';
import { soundOf, soundsOf } from './cues.ts';
import { SOUNDS } from './sounds.ts';

it('has every sound of the table', () => {
  const wanted = ['card', 'die', 'step', 'tile', 'steel', 'block', 'hurt', 'win', 'level', 'night', 'turn'];
  expect(Object.keys(SOUNDS)).toEqual(expect.arrayContaining(wanted));
});

it('plays each sound once for simultaneous events, and no more than can be told apart', () => {
  expect(
    soundsOf(
      [
        { news: 'cards-drawn', seat: 0, cards: ['rage'] },
        { news: 'cards-drawn', seat: 0, cards: ['march'] },
        { news: 'walked', seat: 0, path: [], cost: 2 },
        { news: 'wounds-taken', seat: 0, n: 1 },
        { news: 'level-reached', seat: 0, level: 2 },
      ],
      0,
    ),
  ).toEqual(['card', 'step', 'hurt']);
});

it("rings only for the player's turn", () => {
  expect(soundOf({ news: 'turn-began', seat: 0 }, 0)).toBe('turn');
  expect(soundOf({ news: 'turn-began', seat: 1 }, 0)).toBeNull();
});

it('is silent for a fight that was not won, and for the first morning', () => {
  expect(soundOf({ news: 'fight-ended', seat: 0, won: false }, 0)).toBeNull();
  expect(soundOf({ news: 'round-began', round: 1, time: 'day' }, 0)).toBeNull();
  expect(soundOf({ news: 'round-began', round: 2, time: 'night' }, 0)).toBe('night');
});
