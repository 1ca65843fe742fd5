import type { AppWords } from '../../app-words.ts';
import { ask } from './lookup/ask.ts';
import { editor } from './lookup/editor.ts';
import { pick } from './lookup/pick.ts';
import { puzzle } from './lookup/puzzle.ts';
import { share } from './lookup/share.ts';

export const lookup: AppWords['lookup'] = { ask, editor, pick, puzzle, share };
