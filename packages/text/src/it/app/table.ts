import type { AppWords } from '../../app-words.ts';
import { board } from './table/board.ts';
import { hand } from './table/hand.ts';
import { hero } from './table/hero.ts';
import { question } from './table/question.ts';
import { strip } from './table/strip.ts';

export const table: AppWords['table'] = { board, hand, hero, question, strip };
