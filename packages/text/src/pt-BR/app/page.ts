import type { AppWords } from '../../app-words.ts';
import { broken } from './page/broken.ts';
import { landing } from './page/landing.ts';
import { parts } from './page/parts.ts';
import { update } from './page/update.ts';

export const page: AppWords['page'] = { broken, landing, parts, update };
