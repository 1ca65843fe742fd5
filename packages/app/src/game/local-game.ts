import type { BotName } from '@deedbook/bots';
import { LocalTable, type Seat, type Session } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { givenNames, tidyName } from '../seats/names.ts';
import type { Plan } from '../seats/plan.ts';
import { Bots } from './bots.ts';
import { filesOf } from './files.ts';
import { Pace } from './pace.ts';
import { recallPast } from './recall.ts';
import { openTable, useTable } from './table.ts';

/*
 * A game played in this page. `onAnswer` is called after every answer, so it can be saved; bots answer for their seats;
 * and the past of an opened game is recalled when idle.
 */
class LocalGame {
  private readonly session: Session;
  private readonly plan: Plan;
  private readonly table: LocalTable;
  private readonly bots: Bots;
  private readonly pace = new Pace();
  private told: number;
  private isThinking = false;

  constructor(session: Session, plan: Plan, onAnswer: () => void) {
    this.session = session;
    this.plan = plan;
    this.bots = new Bots(session);
    this.told = session.news.length;
    const persons = plan.flatMap((who, seat) => (who === 'person' ? [seat] : []));
    this.table = new LocalTable(session, persons.length > 0 ? persons : [0]);
    let last = session.log.at(-1);
    // Saved before anything is shown, so nothing on the screen is ever lost.
    this.table.subscribe(() => {
      if (last === session.log.at(-1)) return;
      last = session.log.at(-1);
      onAnswer();
      if (session.asked.some(seat => plan[seat] === 'person')) this.pace.watchAgain();
    });
  }

  open(id: string, text: Text, names: readonly string[]): void {
    const { session, plan, table, pace } = this;
    openTable(id, table, { plan, text, names, files: filesOf(session), hurry: () => pace.hurry() });
    table.subscribe(() => this.moveOn());
    this.stopBotsAfter();
    if (!session.isWhole) void recallPast(session).finally(() => table.refresh());
    this.moveOn();
  }

  private get isShown(): boolean {
    return useTable.getState().table?.client === this.table;
  }

  /** Lets a bot answer once the player has had time to see the last step. */
  private moveOn(): void {
    const { session, plan } = this;
    const news = session.news.slice(this.told);
    this.told = session.news.length;
    const seat = session.asked.find(each => plan[each] !== 'person');
    if (seat === undefined || this.isThinking || !this.isShown) return;
    this.isThinking = true;
    const answers = session.log.length;
    void Promise.all([this.bots.ask(seat, plan[seat] as BotName), this.pace.seen(news)]).then(([key]) => {
      this.isThinking = false;
      if (this.isShown) this.answer(seat, key, answers);
    });
  }

  private answer(seat: Seat, key: string, answers: number): void {
    // Someone has answered or undone something since, so the question has changed.
    if (this.table.answer(seat, key, answers) !== null) this.moveOn();
  }

  /** Stops the bots' worker when the player leaves the table. */
  private stopBotsAfter(): void {
    const unsubscribe = useTable.subscribe(() => {
      if (this.isShown) return;
      unsubscribe();
      this.bots.stop();
    });
  }
}

interface Options {
  /** The names people gave themselves, if they differ from the set-up. */
  readonly names?: readonly string[] | undefined;
  readonly onAnswer?: () => void;
}

/** Opens a game played in this page. */
export function openLocalGame(id: string, session: Session, plan: Plan, text: Text, options: Options = {}): void {
  const { names = givenNames(session), onAnswer = () => undefined } = options;
  new LocalGame(session, plan, onAnswer).open(id, text, names.map(tidyName));
}
