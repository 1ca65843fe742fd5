import type { AppWords } from '../../app-words.ts';
import { choosing } from './screens/choosing.ts';
import { codex } from './screens/codex.ts';
import { newGame } from './screens/new-game.ts';
import { records } from './screens/records.ts';
import { replay } from './screens/replay.ts';
import { review } from './screens/review.ts';
import { scores } from './screens/scores.ts';
import { settings } from './screens/settings.ts';
import { statistics } from './screens/statistics.ts';

export const screens: AppWords['screens'] = {
  choosing,
  codex,
  newGame,
  records,
  replay,
  review,
  scores,
  settings,
  statistics,
};
