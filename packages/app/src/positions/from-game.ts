import { imagineFrom, knownTo, readPosition, readRecord, replay, type Seat, type State } from '@deedbook/engine';
import { type Puzzle, puzzleAt } from '@deedbook/positions';
import type { Files } from '../game/files.ts';
import { newId } from '../saves/shelf.ts';
import type { Plan } from '../seats/plan.ts';

/** A position that the seat could not tell from the one at the table: whoever opens it learns nothing hidden. */
export function sharedPosition(files: Files, plan: Plan, seat: Seat): Puzzle {
  const people = [seat, ...[...plan.keys()].filter(each => each !== seat && plan[each] === 'person')];
  return puzzleAt(imagineFrom(knownTo(stateNow(files), seat), newId()), { people });
}

function stateNow(files: Files): State {
  const file = files.write();
  return files.setup ? replay(readRecord(file)).state : readPosition(file);
}
