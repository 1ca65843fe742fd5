import type { ActName, Asked } from '@deedbook/engine';
import { KEY_LIST } from '../layout/key-list.ts';

const keysOf = (row: 'cards' | 'buttons'): readonly string[] => KEY_LIST.find(({ does }) => does === row)?.keys ?? [];

/** Whether the number keys press the buttons of a question: if it is not about the cards of the hand. */
export const areForButtons = (asked: Asked): boolean =>
  !['turn', 'standing'].includes(asked.prompt) && !asked.choices.some(({ at }) => at?.kind === 'card');

/** The key of the nth button of a question, as labeled; none for those beyond. Numbers belong to the stage if there is one. */
export const keyOfButton = (asked: Asked, n: number, hasStage: boolean): string | undefined =>
  keysOf(!hasStage && areForButtons(asked) ? 'cards' : 'buttons')[n]?.toUpperCase();

/** What the key that ends something presses: the first of these that is offered. */
export const ENDINGS: readonly ActName[] = [
  'end-turn',
  'end-phase',
  'fight',
  'pass',
  'done',
  'begin-turn',
  'play-turn',
];
