import { board } from './table/board.ts';
import { hand } from './table/hand.ts';
import { hero } from './table/hero.ts';
import { question } from './table/question.ts';
import { strip } from './table/strip.ts';

export const table = { board, hand, hero, question, strip };
