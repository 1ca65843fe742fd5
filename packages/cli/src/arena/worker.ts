import { parentPort } from 'node:worker_threads';
import { type Match, playMatch } from './match.ts';

/* One core of an arena: plays the games it is sent, one after the other. */
parentPort?.on('message', (match: Match) => parentPort?.postMessage(playMatch(match)));
