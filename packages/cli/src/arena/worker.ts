import { parentPort } from 'node:worker_threads';
import { type Match, playMatch } from './match.ts';

/* One arena thread: plays the games it is sent, one after another. */
parentPort?.on('message', (match: Match) => parentPort?.postMessage(playMatch(match)));
