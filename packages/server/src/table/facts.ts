import { type Known, type Seat, scoreSheets } from '@deedbook/engine';
import {
  isSameJson,
  type Json,
  type Own,
  packAsked,
  type SeatFacts,
  type Sight,
  type TableDoc,
  type TableFacts,
} from '@deedbook/protocol';
import { botOf, type SeatPlace } from './seats.ts';
import type { Table } from './table.ts';

/* What leaves the server about a table. Everything about the game comes from the engine's view code. */

/** Who has the table open, which is not in the log. */
export interface Attendance {
  readonly here: ReadonlySet<Seat>;
  readonly watchers: number;
}

export const deadlineOf = ({ settings, state }: Table, place: SeatPlace): number | null =>
  state !== 'playing' || settings.perTurn === null || place.since === null || botOf(place) !== null
    ? null
    : place.since + settings.perTurn * 1000;

const seatFacts = (table: Table, place: SeatPlace, isHere: boolean): SeatFacts => ({
  player: place.account === null ? null : { id: place.account, name: place.name },
  hero: place.hero,
  bot: botOf(place),
  isHere,
  since: place.since,
  deadline: deadlineOf(table, place),
});

interface LatestFacts {
  readonly number: number;
  readonly attendance: Attendance;
  readonly facts: TableFacts;
}

const latest = new WeakMap<Table, LatestFacts>();

/** What everyone knows about a table: the same object for all audiences, and for as long as nothing changes. */
export function factsOf(table: Table, attendance: Attendance): TableFacts {
  const before = latest.get(table);
  const { number } = table;
  if (before?.number === number && before.attendance === attendance) return before.facts;
  const now = readFacts(table, attendance);
  const isSame = before !== undefined && isSameJson(before.facts as unknown as Json, now as unknown as Json);
  const facts = isSame ? before.facts : now;
  latest.set(table, { number, attendance, facts });
  return facts;
}

/** Lets go of what is worked out again when it is needed. */
export const forgetFacts = (table: Table): void => void latest.delete(table);

function readFacts(table: Table, { here, watchers }: Attendance): TableFacts {
  const { id, code, state, settings, created, undoRequest, endProposal, rematch } = table;
  return {
    id,
    code,
    state,
    settings,
    seats: table.seats.map((place, seat) => seatFacts(table, place, here.has(seat))),
    host: table.seatOf(table.host),
    created,
    undoRequest: undoRequest && { ...undoRequest, agreed: [...undoRequest.agreed] },
    endProposal: endProposal && { ...endProposal, agreed: [...endProposal.agreed] },
    watchers,
    rematch,
  };
}

/** The game as a seat or a watcher sees it. */
function sightOf(table: Table, seat: Seat | null): Sight | null {
  const { session, state } = table;
  if (session === null) return null;
  const question = seat === null || state === 'over' ? null : table.question(seat);
  const { undo, redo } = seat === null ? { undo: 0, redo: 0 } : session.undoable(seat);
  return {
    seat,
    view: session.view(seat),
    asked: question && packAsked(question.asked, question.name),
    deciding: state === 'over' ? [] : session.asked,
    undo,
    redo,
    scores: session.state.over ? scoreSheets(session.state) : null,
  };
}

/** Anyone who knows the table may watch a finished game; a running one only if the settings allow it. */
const mayWatch = ({ settings }: Table): boolean => settings.watch !== null;

const ownOf = (table: Table, seat: Seat): Own => {
  const { orders, plan } = table.seats[seat] as SeatPlace;
  return { seat, orders, plan };
};

/**
 * Everything a seat knows, in one piece: to plan while others play, and to be advised in a decision of its own if the
 * table allows advice.
 */
export function knownAt({ session, state, settings }: Table, seat: Seat): Known | null {
  if (session === null || state === 'over') return null;
  return settings.advice || !session.asked.includes(seat) ? session.known(seat) : null;
}

export const docOf = (table: Table, seat: Seat | null, attendance: Attendance): TableDoc => ({
  table: factsOf(table, attendance),
  own: seat === null ? null : ownOf(table, seat),
  sight: seat === null && !mayWatch(table) ? null : sightOf(table, seat),
});
