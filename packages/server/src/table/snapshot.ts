import { Session, type State } from '@deedbook/engine';
import type { TableSettings } from '@deedbook/protocol';
import type { SeatPlace } from './seats.ts';
import type { Table } from './table.ts';

/**
 * A table as of an entry, to wake from. It is taken only when nothing can be undone, because it does not contain what
 * undo needs.
 */
export interface Snapshot
  extends Pick<Table, 'number' | 'changed' | 'state' | 'host' | 'undoRequest' | 'endProposal' | 'refs'> {
  /** Missing in older snapshots. */
  readonly spent?: Table['spent'];
  readonly settings: TableSettings;
  readonly seats: readonly SeatPlace[];
  readonly answers: readonly string[];
  readonly position: State | null;
}

/** The current table; null while something could be undone, unless the game is over. */
export function snapshotOf(table: Table, isFinal = false): Snapshot | null {
  const { number, changed, state, host, undoRequest, endProposal, refs, spent, settings, seats, session } = table;
  const isQuiet =
    session === null ||
    (session.settled === session.log.length && seats.every((_, seat) => session.undoable(seat).redo === 0));
  if (!isQuiet && !isFinal) return null;
  return {
    number,
    changed,
    state,
    host,
    undoRequest,
    endProposal,
    refs,
    spent,
    settings,
    seats,
    answers: session?.log.map(({ seat, key }) => `${seat} ${key}`) ?? [],
    position: session?.state ?? null,
  };
}

/** Restores a table from a snapshot. */
export function readSnapshot(table: Table, snapshot: Snapshot): void {
  const { answers, position, seats, spent = {}, ...rest } = snapshot;
  Object.assign(table, { ...rest, spent: { ...spent }, seats: [...seats] });
  if (position === null) return;
  const log = answers.map(line => ({ seat: Number(line[0]), key: line.slice(2) }));
  table.session = Session.resume(table.setup, log, position);
}
