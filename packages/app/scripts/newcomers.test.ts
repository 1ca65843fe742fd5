import { expect, test } from 'vitest';
import { wishesFor } from '../e2e/learn/reading.ts';
import type { Screen, Thing } from '../e2e/learn/screen.ts';
import { placedStems, type Spoken, stemsOf, VOCABULARY } from '../e2e/learn/words.ts';

const stems = (said: string, language: Spoken = 'en') => stemsOf(said, VOCABULARY[language].small);

test('a number counts together with the word before it', () => {
  expect(stems('Block 3')).toEqual(['block', 'block3']);
  expect(stems('Move 2, then Attack 4')).toEqual(['mov', 'mov2', 'then', 'attac', 'attac4']);
});

test('small words do not come between a number and its word', () => {
  expect(stems('Bloqueio de 3', 'pt-BR')).toEqual(stems('Bloqueio 3', 'pt-BR'));
  expect(stems('Attacco di 5', 'it')).toEqual(stems('Attacco 5', 'it'));
});

test('the second of two numbers counts together with the same word', () => {
  expect(stems('Block 3 or 4')).toEqual(['block', 'block3', 'block4']);
});

test('a number does not reach back over the end of a sentence', () => {
  expect(stems('You may walk. 2 points are left')).not.toContain('walk2');
});

test('a number with no word before it says nothing', () => {
  expect(stems('3 or 4')).toEqual([]);
});

test('every word and number has its place, with accents or without', () => {
  const said = 'Não há bênção: Bloqueio 3';
  expect(placedStems(said, VOCABULARY['pt-BR'].small).at(-1)?.at).toBe(said.indexOf('3'));
});

const button = (name: string, n: number, isOnTop: boolean): Thing => ({
  role: 'button',
  name,
  isCard: false,
  isRinged: false,
  isOnTop,
  isAsked: false,
  key: '',
  n,
});

/** What is pressed first of these, in a menu or on the table. */
function pressed(
  said: string,
  language: Spoken,
  labels: readonly string[],
  { isOnTop } = { isOnTop: true },
): string | undefined {
  const screen: Screen = {
    said,
    step: '1',
    isRead: false,
    isDone: false,
    isCovered: isOnTop,
    question: '',
    things: labels.map((label, n) => button(label, n, isOnTop)),
    all: '',
    isArmed: false,
  };
  return wishesFor(screen, language, null)[0]?.thing.name;
}

test.each<[Spoken, string, string, string]>([
  ['en', 'Choose Block 3 against their Attack 4.', 'Attack 3', 'Block 3'],
  ['pt-BR', 'Escolha Bloqueio 3 contra o Ataque 4 deles.', 'Ataque 3', 'Bloqueio 3'],
  ['it', 'Scegli Blocco 3 contro il loro Attacco 4.', 'Attacco 3', 'Blocco 3'],
])('in %s, a label with only the right number is not what is meant', (language, said, wrong, right) => {
  expect(pressed(said, language, [wrong, right])).toBe(right);
  expect(pressed(said, language, [right, wrong])).toBe(right);
});

test('of two uses of the same kind, the one with the number that is told is meant', () => {
  expect(pressed('Play it for Move 4.', 'en', ['Move 2', 'Move 4'])).toBe('Move 4');
});

test('a Tactic is known by its name, whatever words the text of another shares with the coach', () => {
  const said = 'A high number gives more: take any, such as Long Night.';
  const labels = [
    'Preparation night 5 When taken: take any card from your deck into your hand, then shuffle the deck.',
    'Long Night night 2 Once this Round, whenever your deck is empty: 3 random cards from your discard pile become it.',
  ];
  expect(pressed(said, 'en', labels, { isOnTop: false })).toBe(labels[1]);
});
