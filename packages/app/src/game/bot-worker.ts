import { type Bot, type BotName, createBot } from '@deedbook/bots';
import { type Answer, readPosition, readRecord, replay, type Seat, Session } from '@deedbook/engine';
import { expose } from 'comlink';

/** Where bots think: a copy of the game, and one bot for each seat that needs one. */
export class BotDesk {
  private session: Session | null = null;
  private bots = new Map<Seat, Bot>();

  open(file: string): void {
    this.session = file.includes('"answers"') ? replay(readRecord(file)) : new Session(readPosition(file));
    this.bots = new Map();
  }

  follow(answers: readonly Answer[]): void {
    for (const { seat, key } of answers) this.session?.answer(seat, key);
  }

  choose(seat: Seat, name: BotName): string {
    const session = this.session as Session;
    const bot = this.bots.get(seat) ?? createBot(name, `seat ${seat}`);
    this.bots.set(seat, bot);
    const asked = session.question(seat);
    if (asked === null) throw new Error(`seat ${seat} is not asked anything`);
    return (
      bot.choose({ asked, view: () => session.view(seat), known: () => session.known(seat) }) ??
      (asked.choices[0]?.key as string)
    );
  }
}

expose(new BotDesk());
