import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import { drawScores } from '../screen/scores.ts';
import { drawWholeMap } from '../screen/whole-map.ts';
import type { TerminalGame } from './game.ts';

/** The final map and the score sheets. */
export function results({ words, scene, keptIn }: TerminalGame): string[] {
  return [
    ...drawWholeMap(scene, []),
    '',
    ...drawScores(scene),
    ...(keptIn === null ? [] : [words.saved(resolve(keptIn))]),
  ];
}

/** How the player called this command, as far as npm tells. */
export function calledAs({ npm_lifecycle_event: script }: Io['env']): string {
  if (script === 'start') return 'npm start --';
  return script === 'deedbook' ? 'npm run deedbook -- play' : 'deedbook play';
}
