import {
  type Asked,
  mayStepIn,
  type News,
  type Refusal,
  type Seat,
  type SeatState,
  soon,
  type TableClient,
  type View,
} from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useRef } from 'react';
import { create } from 'zustand';
import type { Plan } from '../seats/plan.ts';
import { answerObvious, type Passed, passObvious } from './automatic.ts';
import type { Files } from './files.ts';
import { shared } from './shared.ts';

/*
 * The table at this screen: one game as one seat sees it. Everything on the screen is derived from here after every
 * answer. Nothing here knows a rule, or the position behind the view.
 */
export interface Table extends SeatState {
  /** The id of the game's save. */
  readonly id: string;
  readonly client: TableClient;
  readonly plan: Plan;
  /** What the game can be exported to; null if it is stored elsewhere. */
  readonly files: Files | null;
  /** Skips the animation of the bots' steps until the player is asked again; null if others set the pace. */
  readonly hurry: (() => void) | null;
  /** The player takes every step, even those that go without saying: a lesson speaks of each. */
  readonly byHand?: true;
  readonly text: Text;
  /** The names people gave themselves, by seat; '' if none. */
  readonly names: readonly string[];
  /** The screen is covered until this seat has taken it over (several people at one screen). */
  readonly handOver: boolean;
  /** How much the seat at the screen had been told when it last decided something; undefined before that. */
  readonly acted: number | undefined;
  /** How much the seat at the screen had been told when the game was opened. */
  readonly opened: number;
  /** How much each seat had been told when it last handed the screen over, not counting what that step caused. */
  readonly left: readonly (number | undefined)[];
  /** Other people at this screen who may act during someone else's turn. */
  readonly standing: readonly Seat[];
  /** The person who must decide while someone else has the screen to act in between. */
  readonly waiting: Seat | null;
  readonly news: readonly News[];
  /** The computer player that is thinking. */
  readonly thinking: Seat | null;
  /** What was answered on the player's behalf after the last answer. */
  readonly passed: readonly Passed[];
  /** Why the last thing tried was refused. */
  readonly refusal: Pick<Refusal, 'rule' | 'about'> | null;
}

interface TableStore {
  readonly table: Table | null;
  /** Stops listening to the client of that table. */
  readonly unsubscribe: () => void;
}

export const useTable = create<TableStore>(() => ({ table: null, unsubscribe: () => undefined }));

/** For scripts, tests and the curious. Shows only what the seat may know. */
export const debugApi = {
  asked: (): Asked | null => useTable.getState().table?.asked ?? null,
  view: (): View | null => useTable.getState().table?.view ?? null,
  isThinking: (): boolean => useTable.getState().table?.thinking != null,
};

/** Selects from the table, for components that are only shown while there is one. */
export function useSeat<T>(select: (table: Table) => T): T {
  return useTable(({ table }) => {
    if (table === null) throw new Error('nobody is at the table');
    return select(table);
  });
}

/** Several fields of the table; the component renders again when one of them changes. */
export const useSeatFields = <K extends keyof Table>(...names: readonly K[]): Pick<Table, K> =>
  useSeat(usePicked(table => table, names));

/** Several fields of the view. */
export const useViewFields = <K extends keyof View>(...names: readonly K[]): Pick<View, K> =>
  useSeat(usePicked(({ view }) => view, names));

/** Picks fields; returns the same object while all of them are unchanged. */
function usePicked<T, K extends keyof T>(find: (table: Table) => T, names: readonly K[]): (table: Table) => Pick<T, K> {
  const last = useRef<Pick<T, K> | null>(null);
  return table => {
    const from = find(table);
    if (last.current === null || names.some(name => last.current?.[name] !== from[name])) {
      last.current = Object.fromEntries(names.map(name => [name, from[name]])) as Pick<T, K>;
    }
    return last.current;
  };
}

const now = (): Table => {
  const { table } = useTable.getState();
  if (table === null) throw new Error('nobody is at the table');
  return table;
};

const NOTHING_PASSED: readonly Passed[] = [];

/** What is derived from the state of a seat. */
export function shownTo(state: SeatState, client: TableClient, plan: Plan) {
  const { seat, asked, deciding, told } = state;
  const others = client.seats.filter(other => other !== seat);
  return {
    ...state,
    standing: others.filter(other => mayStepIn(client.at(other))),
    waiting: asked?.standing === false ? null : (deciding.find(other => others.includes(other)) ?? null),
    thinking: deciding.find(each => plan[each] !== 'person') ?? null,
    news: told.map(({ news }) => news),
    passed: NOTHING_PASSED,
    refusal: null,
  };
}

/** Sits down at a table. */
export function openTable(
  id: string,
  client: TableClient,
  sitting: Pick<Table, 'plan' | 'text' | 'names' | 'files' | 'hurry' | 'byHand'>,
): void {
  useTable.getState().unsubscribe();
  const [first = 0] = client.seats;
  const seat = client.at(first).deciding.find(each => client.seats.includes(each)) ?? first;
  const handOver = client.seats.length > 1;
  const opened = client.at(seat).told.length;
  const kept = { ...sitting, id, client, handOver, acted: undefined, opened, left: [] };
  const unsubscribe = client.subscribe(() => follow(client));
  useTable.setState({ table: { ...kept, ...shownTo(client.at(seat), client, sitting.plan) }, unsubscribe });
}

/** Leaves the table; the game is saved. */
export function closeTable(): void {
  useTable.getState().unsubscribe();
  useTable.setState({ table: null, unsubscribe: () => undefined });
}

export function speak(text: Text): void {
  const { table } = useTable.getState();
  if (table) useTable.setState({ table: { ...table, text } });
}

/**
 * Answers for the seat at the screen, then whatever goes without saying; `then` is called when all of it is done.
 * `seen` is the table as it was when the player decided.
 */
export function answer(key: string, then?: () => void, seen = now()): void {
  const { client, seat, asked, byHand } = seen;
  const finish = (passed: readonly Passed[]) => {
    const { table } = useTable.getState();
    // The player may have left while a remote table was taking the answer.
    if (table?.client !== client) return;
    // The next player at the screen has not decided this.
    const acted = table.seat === seat ? table.told.length : undefined;
    useTable.setState({ table: { ...table, acted, passed } });
    then?.();
  };
  soon(client.answer(seat, key, asked?.answers), refusal => {
    if (refusal !== null) show(refusal);
    else if (byHand) finish(NOTHING_PASSED);
    else answerObvious(client, seat, finish);
  });
}

/** Undoes or redoes the last decision, together with what went without saying after it. */
function stepBack(way: 'undo' | 'redo'): void {
  const { client, seat, byHand } = now();
  soon(client[way](seat), refusal => {
    if (refusal !== null) show(refusal);
    else if (!byHand) passObvious(client, seat, way);
  });
}

export const undo = (): void => stepBack('undo');
export const redo = (): void => stepBack('redo');

/** Undoes decisions until this many answers are left. */
export function undoTo(answers: number): void {
  const { client, seat } = now();
  soon(client.undo(seat, answers), show);
}

/** The person whose turn it is has taken the screen. */
export function takeScreen(): void {
  useTable.setState({ table: { ...now(), handOver: false } });
}

/** The person who answered last, if someone else is asked now and nothing was revealed: they can still undo it. */
export function seatThatCanUndo({ client, seat }: Table): Seat | null {
  return client.seats.find(other => other !== seat && client.at(other).undoable.undo > 0) ?? null;
}

/** That person undoes the last decision and gets the screen back. */
export function undoHandOver(): void {
  const table = now();
  const seat = seatThatCanUndo(table);
  if (seat === null) return;
  soon(table.client.undo(seat), refusal => {
    // The deciding player already has the screen, unless two players are asked at once.
    if (refusal === null && now().seat !== seat) switchSeat(seat);
  });
}

/** Hands the screen to another person: to act during someone else's turn, or to get it back. */
export function switchSeat(seat: Seat): void {
  const table = now();
  const { client, plan } = table;
  useTable.setState({
    table: { ...table, left: leaving(table), ...shownTo(client.at(seat), client, plan), handOver: true },
  });
}

export function dismissRefusal(): void {
  useTable.setState({ table: { ...now(), refusal: null } });
}

function show(refusal: Refusal | null): void {
  const { table } = useTable.getState();
  if (refusal !== null && table !== null) useTable.setState({ table: { ...table, refusal } });
}

/** The seat at the screen hands it over. */
const leaving = ({ left, seat, told }: Table): Table['left'] => Object.assign([...left], { [seat]: told.length });

/** After a change: shows it to whoever must decide now. */
function follow(client: TableClient): void {
  const { table: before } = useTable.getState();
  if (before?.client !== client) return;
  if (!before.isWhole && client.at(before.seat).isWhole) learnPast(before);
  else showNow(before);
}

function showNow(before: Table): void {
  const { client, plan } = before;
  const { seats } = client;
  const { asked, deciding } = client.at(before.seat);
  const seat = asked?.standing === false ? before.seat : (deciding.find(each => seats.includes(each)) ?? before.seat);
  const isHanded = seat !== before.seat && seats.length > 1;
  const left = isHanded ? leaving(before) : before.left;
  const shown = shownTo(client.at(seat), client, plan);
  const kept = {
    view: shared(before.view, shown.view),
    standing: shared(before.standing, shown.standing),
    deciding: shared(before.deciding, shown.deciding),
    undoable: shared(before.undoable, shown.undoable),
  };
  useTable.setState({ table: { ...before, ...shown, ...kept, left, handOver: isHanded || before.handOver } });
}

/** The past of the game is known now: everything told since comes after it. */
function learnPast(before: Table): void {
  const { client, plan, seat, told } = before;
  const shown = shownTo(client.at(seat), client, plan);
  const later = (n: number | undefined) => (n === undefined ? n : n + shown.told.length - told.length);
  const left = before.left.map((n, each) => (each === seat ? later(n) : undefined));
  const [acted, opened] = [later(before.acted), later(before.opened) as number];
  useTable.setState({ table: { ...before, ...shown, refusal: before.refusal, acted, opened, left } });
}
