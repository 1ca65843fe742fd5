import { RecordError, readPosition, readRecord, replay, Session, Stream, seeded } from '@deedbook/engine';
import type { Flaw } from './document.ts';

/** The verdict on a record or position: malformed, failing, or fine. */
export interface Checked {
  readonly flaws: readonly Flaw[];
  readonly failures: readonly Flaw[];
}

const FINE: Checked = { flaws: [], failures: [] };

/** Replays a record to its end, or reads a position and plays on from it. */
export function checkSaved(file: string, text: string): Checked {
  const kind = /"format"\s*:\s*"deedbook-(record|position)\//.exec(text)?.[1];
  const told = (error: unknown): Flaw[] => [{ file, line: 1, message: messageOf(error) }];
  if (kind === undefined)
    return { flaws: told(new RecordError('format', 'this is neither a record nor a position')), failures: [] };
  let play: () => void;
  try {
    play = kind === 'record' ? replaying(text) : playingOn(text);
  } catch (error) {
    return { flaws: told(error), failures: [] };
  }
  try {
    play();
    return FINE;
  } catch (error) {
    return { flaws: [], failures: told(error) };
  }
}

function replaying(text: string): () => void {
  const record = readRecord(text);
  return () => {
    replay(record);
  };
}

const MOST_ANSWERS = 200;

/** Answers at random for a while; nothing may go wrong. */
function playingOn(text: string): () => void {
  const game = new Session(readPosition(text));
  return () => {
    const chance = new Stream(seeded('check', 'answers'));
    for (let i = 0; i < MOST_ANSWERS && !game.isOver; i++) {
      const seat = game.asked[0] as number;
      const choices = game.question(seat)?.choices ?? [];
      const key = choices[chance.below(choices.length)]?.key ?? '';
      const refusal = game.answer(seat, key);
      if (refusal)
        throw new RecordError('answer', `'${key}' is offered to seat ${seat} and refused by ${refusal.rule}`);
    }
  };
}

const messageOf = (error: unknown): string =>
  error instanceof RecordError ? error.message : `the engine failed: ${(error as Error).message}`;
