import {
  type Asked,
  heardBy,
  type News,
  type Refusal,
  type Seat,
  type Session,
  type ToldNews,
  type View,
} from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { create } from 'zustand';
import { keepGame } from '../saves/keep.ts';
import { givenNames } from '../saves/save.ts';
import { askBot, forgetBots } from './bots.ts';
import { tidyName } from './called.ts';
import { seen, watchAgain } from './pace.ts';
import type { Plan } from './plan.ts';
import { recallPast } from './recall.ts';

/*
 * The table: one game being played at this screen. Everything shown is taken from here after every answer: the view of
 * the seat at the screen, what it is asked, the news. Nothing here knows a rule.
 */
export interface Table {
  /** The save that this game is kept in. */
  readonly id: string;
  readonly session: Session;
  readonly plan: Plan;
  readonly text: Text;
  /** What the people call themselves, seat by seat; '' for whoever has not said. */
  readonly names: readonly string[];
  /** Whose eyes we look through. */
  readonly seat: Seat;
  /** The screen is covered until this seat has taken it over (several people at one screen). */
  readonly handOver: boolean;
  readonly view: View;
  /** What the seat is asked or may do; null while it waits. */
  readonly asked: Asked | null;
  /** How much had been told after the seat at the screen last decided something; undefined before that. */
  readonly acted: number | undefined;
  /** How much has been told so far. */
  readonly told: number;
  /** How much had been told before each seat last gave the screen away, not counting what that brought about. */
  readonly left: readonly (number | undefined)[];
  /** Persons who may do something on another's turn, besides the one at the screen. */
  readonly standing: readonly Seat[];
  /** The person who is asked while another one has the screen to do something meanwhile. */
  readonly waiting: Seat | null;
  readonly news: readonly News[];
  readonly undoable: { readonly undo: number; readonly redo: number };
  /** Why the last thing tried was refused. */
  readonly refusal: Pick<Refusal, 'rule' | 'about'> | null;
  /** What happened before the game was opened is still being recalled: there is no news of it yet, and no undo. */
  readonly isRecalling: boolean;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** The session cannot tell that it changed: this number does. */
  readonly change: number;
}

export const useTable = create<{ readonly table: Table | null }>(() => ({ table: null }));

/** For those who look behind the screen: scripts, tests, the curious. Only what the seat may know. */
export const behindTheScreen = {
  asked: (): Asked | null => useTable.getState().table?.asked ?? null,
  view: (): View | null => useTable.getState().table?.view ?? null,
  isThinking: (): boolean => useTable.getState().table?.thinking ?? false,
};

/** The table, for what is only shown while there is one. */
export function useSeat<T>(select: (table: Table) => T): T {
  return useTable(({ table }) => {
    if (table === null) throw new Error('nobody is at the table');
    return select(table);
  });
}

const now = (): Table => {
  const { table } = useTable.getState();
  if (table === null) throw new Error('nobody is at the table');
  return table;
};

/** What changes with every answer. */
function look({ session, seat, plan, change }: Table) {
  const asked = session.question(seat);
  const others = plan.flatMap((who, other) => (who === 'person' && other !== seat ? [other] : []));
  return {
    view: session.view(seat),
    asked,
    standing: others.filter(other => session.question(other)?.standing),
    waiting: asked?.standing === false ? null : (session.asked.find(other => others.includes(other)) ?? null),
    news: heardBy(session.news, seat),
    told: session.news.length,
    undoable: session.undoable(seat),
    refusal: null,
    change: change + 1,
  };
}

const isPerson = (plan: Plan) => (seat: Seat) => plan[seat] === 'person';

/** Sits down at a game. */
export function openTable(id: string, session: Session, plan: Plan, text: Text, given = givenNames(session)): void {
  forgetBots();
  const first = session.asked.find(isPerson(plan)) ?? Math.max(plan.indexOf('person'), 0);
  const names = given.map(tidyName);
  const table = {
    id,
    session,
    plan,
    text,
    names,
    seat: first,
    left: [],
    acted: undefined,
    thinking: false,
    change: 0,
  } as unknown as Table;
  const handOver = plan.filter(who => who === 'person').length > 1;
  const isRecalling = !session.isWhole;
  useTable.setState({ table: { ...table, handOver, isRecalling, ...look(table) } });
  if (isRecalling) void recallPast(session).finally(() => tellPast(session));
  goOn();
}

/** The past of a game is known again: its news, and what can be taken back. */
function tellPast(session: Session): void {
  const { table } = useTable.getState();
  if (table?.session !== session) return;
  const { news, told, undoable, change } = look(table);
  // Everything was told after what is known again now.
  const later = (n: number | undefined) => (n === undefined ? n : n + told - table.told);
  const [acted, left] = [later(table.acted), table.left.map(later)];
  useTable.setState({ table: { ...table, news, told, acted, left, undoable, change, isRecalling: false } });
}

/** Leaves the table; the game is kept. */
export function closeTable(): void {
  forgetBots();
  useTable.setState({ table: null });
}

export function speak(text: Text): void {
  const { table } = useTable.getState();
  if (table) useTable.setState({ table: { ...table, text } });
}

/** Answers for the seat at the screen. */
export function answer(key: string): Refusal | null {
  const table = now();
  const refusal = table.session.answer(table.seat, key, table.asked?.turn);
  if (refusal) {
    useTable.setState({ table: { ...table, refusal } });
    return refusal;
  }
  settle({ ...table, acted: table.session.news.length });
  return null;
}

export function undo(): void {
  const table = now();
  const refusal = table.session.undo(table.seat);
  if (refusal) useTable.setState({ table: { ...table, refusal } });
  else settle(table);
}

export function redo(): void {
  const table = now();
  const refusal = table.session.redo(table.seat);
  if (refusal) useTable.setState({ table: { ...table, refusal } });
  else settle(table);
}

/** Takes back decisions until so many answers are left. */
export function undoTo(answers: number): void {
  const table = now();
  while (table.session.log.length > answers && table.session.undo(table.seat) === null);
  settle(table);
}

/** The person whose turn it is has the screen now. */
export function takeScreen(): void {
  const table = now();
  useTable.setState({ table: { ...table, handOver: false } });
}

/** The person who answered last, if another one is asked now and nothing new was seen: they may still think again. */
export function hesitant({ session, seat, plan }: Table): Seat | null {
  const last = session.log.at(-1)?.seat;
  if (last === undefined || last === seat || plan[last] !== 'person') return null;
  return session.undoable(last).undo > 0 ? last : null;
}

/** That person takes the last decision back, and has the screen again. */
export function thinkAgain(): void {
  const table = now();
  const seat = hesitant(table);
  if (seat === null || table.session.undo(seat) !== null) return;
  settle({ ...table, seat, handOver: true });
}

/** Somebody else wants to do something on another's turn, or gives the screen back. */
export function lookAs(seat: Seat): void {
  const before = now();
  const table = { ...before, seat, left: leaving(before) };
  useTable.setState({ table: { ...table, handOver: true, ...look(table) } });
}

export function dismissRefusal(): void {
  useTable.setState({ table: { ...now(), refusal: null } });
}

/** The seat at the screen gives it away. */
const leaving = ({ left, seat, told }: Table): Table['left'] => Object.assign([...left], { [seat]: told });

/** After something changed: keep it, show it, and let whoever has to decide go on. */
function settle(before: Table): void {
  const { session, plan } = before;
  keepGame(before.id, session, plan, before.names);
  const isMine = session.question(before.seat)?.standing === false;
  const next = isMine ? before.seat : (session.asked.find(isPerson(plan)) ?? before.seat);
  const isHanded = next !== before.seat && plan.filter(who => who === 'person').length > 1;
  const table = { ...before, seat: next, left: isHanded ? leaving(before) : before.left };
  // A bot that answers meanwhile does not uncover the screen.
  if (isMine) watchAgain();
  useTable.setState({ table: { ...table, ...look(table), handOver: isHanded || before.handOver } });
  goOn(session.news.slice(before.told));
}

/** Lets bots answer while nobody else is asked. */
function goOn(shown: readonly ToldNews[] = []): void {
  const table = now();
  const { session, plan } = table;
  const asked = session.asked;
  const bot = asked.find(seat => plan[seat] !== 'person');
  if (bot === undefined || table.thinking) return;
  useTable.setState({ table: { ...table, thinking: true } });
  const turn = session.log.length;
  const chosen = askBot(session, bot, plan[bot] as Exclude<Plan[number], 'person'>);
  void Promise.all([chosen, seen(shown)]).then(([key]) => {
    const current = useTable.getState().table;
    if (current?.session !== session) return;
    // Somebody answered or took something back meanwhile: then it is not this that is asked.
    const refusal = session.answer(bot, key, turn);
    if (refusal === null) return settle({ ...current, thinking: false });
    useTable.setState({ table: { ...current, thinking: false } });
    goOn();
  });
}
