import type { AppWords } from '../../app-words.ts';
import { pick } from './lookup/pick.ts';
import { puzzle } from './lookup/puzzle.ts';
import { share } from './lookup/share.ts';

export const lookup: AppWords['lookup'] = { pick, puzzle, share };
