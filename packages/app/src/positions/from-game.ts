import { imagineFrom, knownTo, positionBehind, readPosition, readRecord, replay, type State } from '@deedbook/engine';
import { type Puzzle, puzzleAt } from '@deedbook/positions';
import type { Files } from '../game/files.ts';
import type { Table } from '../game/table.ts';
import { newId } from '../saves/shelf.ts';

/** What a table must tell to share its position. */
type Shared = Pick<Table, 'files' | 'plan' | 'seat' | 'view' | 'asked'>;

/**
 * A position that the seat could not tell from the one at the table: whoever opens it learns nothing hidden. A game
 * played elsewhere is only known by what the seat sees; then there is none in the middle of a decision.
 */
export function sharedPosition({ files, plan, seat, view, asked }: Shared, seed = newId()): Puzzle | null {
  const people = [seat, ...[...plan.keys()].filter(each => each !== seat && plan[each] === 'person')];
  const position = files ? imagineFrom(knownTo(stateNow(files), seat), seed) : positionBehind(view, asked, seed);
  return position && puzzleAt(position, { people });
}

function stateNow(files: Files): State {
  const file = files.write();
  return files.setup ? replay(readRecord(file)).state : readPosition(file);
}
