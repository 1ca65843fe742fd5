import { parentPort } from 'node:worker_threads';
import '../content/index.ts';
import { unpackRecord } from '../record/compact.ts';
import { RecordError } from '../record/error.ts';
import { readPosition } from '../record/position.ts';
import { readRecord } from '../record/record.ts';
import { recordOf, replay, writePosition, writeRecord } from '../record/write.ts';
import { type GameSetup, whyNotSetUp } from '../rules/setup/setup.ts';
import { Session } from '../session.ts';
import { playAtRandom } from './random-game.ts';

/* Reads untrusted input in a thread with little memory, so that runaway input ends the thread and not the tests. */

const READ = {
  /** A setup that is accepted must make a game that can be read back. */
  setup: (given: unknown) => {
    const wrong = whyNotSetUp(given as GameSetup);
    if (wrong !== null) return wrong.kind;
    const session = new Session(given as GameSetup);
    const again = replay(readRecord(writeRecord(recordOf(session))));
    return JSON.stringify(again.state) === JSON.stringify(session.state) ? 'read' : 'read as another game';
  },
  record: (given: unknown) => {
    replay(readRecord(given as string));
    return 'read';
  },
  link: (given: unknown) => {
    unpackRecord(given as Uint8Array);
    return 'read';
  },
  /** A position that is accepted must be playable and writable. */
  position: (given: unknown) => {
    const session = new Session(readPosition(given as string));
    playAtRandom(session, 'on', 15);
    writePosition(session.state);
    return 'read';
  },
} as const;
export type Readable = keyof typeof READ;

parentPort?.on('message', ({ what, inputs }: { what: Readable; inputs: readonly unknown[] }) => {
  parentPort?.postMessage(inputs.map(input => outcomeOf(what, input)));
});

/** The outcome: 'read', the kind of fault, or the message of an unexpected error. */
function outcomeOf(what: Readable, input: unknown): string {
  try {
    return READ[what](input);
  } catch (error) {
    return error instanceof RecordError ? error.kind : `untyped: ${(error as Error).stack}`;
  }
}
