import type { BotName } from '@deedbook/bots';
import { LocalTable, type Seat, type Session } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { givenNames, tidyName } from '../seats/names.ts';
import type { Plan } from '../seats/plan.ts';
import { askBot, forgetBots } from './bots.ts';
import { filesOf } from './files.ts';
import { seen, watchAgain } from './pace.ts';
import { recallPast } from './recall.ts';
import { openTable, useTable } from './table.ts';

/*
 * A game that is played in this page: `onAnswer` hears of every answer so that it can be kept, computer players answer for their seats, and what
 * happened before it was opened is recalled in idle moments.
 */
class LocalGame {
  private readonly session: Session;
  private readonly plan: Plan;
  private readonly table: LocalTable;
  private told: number;
  private isThinking = false;

  constructor(session: Session, plan: Plan, onAnswer: () => void) {
    this.session = session;
    this.plan = plan;
    this.told = session.news.length;
    const persons = plan.flatMap((who, seat) => (who === 'person' ? [seat] : []));
    this.table = new LocalTable(session, persons.length > 0 ? persons : [0]);
    let last = session.log.at(-1);
    // Kept before anything is shown: what is on the screen is never lost.
    this.table.subscribe(() => {
      if (last === session.log.at(-1)) return;
      last = session.log.at(-1);
      onAnswer();
      if (session.asked.some(seat => plan[seat] === 'person')) watchAgain();
    });
  }

  open(id: string, text: Text, names: readonly string[]): void {
    const { session, plan, table } = this;
    openTable(id, table, { plan, text, names, files: filesOf(session) });
    table.subscribe(() => this.moveOn());
    forgetBotsAfter(table);
    if (!session.isWhole) void recallPast(session).finally(() => table.refresh());
    this.moveOn();
  }

  private get isShown(): boolean {
    return useTable.getState().table?.client === this.table;
  }

  /** Lets a computer player answer once what just happened has been seen. */
  private moveOn(): void {
    const { session, plan } = this;
    const news = session.news.slice(this.told);
    this.told = session.news.length;
    const seat = session.asked.find(each => plan[each] !== 'person');
    if (seat === undefined || this.isThinking || !this.isShown) return;
    this.isThinking = true;
    const answers = session.log.length;
    void Promise.all([askBot(session, seat, plan[seat] as BotName), seen(news)]).then(([key]) => {
      this.isThinking = false;
      if (this.isShown) this.answer(seat, key, answers);
    });
  }

  private answer(seat: Seat, key: string, answers: number): void {
    // Somebody answered or took something back meanwhile: then it is not this that is asked.
    if (this.table.answer(seat, key, answers) !== null) this.moveOn();
  }
}

/** The worker of the computer players ends when somebody leaves the table. */
function forgetBotsAfter(table: LocalTable): void {
  const stop = useTable.subscribe(({ table: shown }) => {
    if (shown?.client === table) return;
    stop();
    forgetBots();
  });
}

interface Options {
  /** What the people call themselves, where that is not how the game was set up. */
  readonly names?: readonly string[] | undefined;
  readonly onAnswer?: () => void;
}

/** Sits down at a game that is played in this page. */
export function openLocalGame(id: string, session: Session, plan: Plan, text: Text, options: Options = {}): void {
  const { names = givenNames(session), onAnswer = () => undefined } = options;
  new LocalGame(session, plan, onAnswer).open(id, text, names.map(tidyName));
}
