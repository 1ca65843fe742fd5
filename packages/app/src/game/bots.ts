import type { BotName } from '@deedbook/bots';
import type { Seat, Session } from '@deedbook/engine';
import type { BotRoom } from './bot-room.ts';

/** A worker that fails is replaced once. */
const TRIES = 2;

/** The bots of one game. They think in a worker, so the screen never waits for them. */
export class Bots {
  private readonly session: Session;
  private room: Promise<BotRoom> | null = null;

  constructor(session: Session) {
    this.session = session;
  }

  /** A bot's answer. If its worker keeps failing, the game continues with the first choice available. */
  async ask(seat: Seat, bot: BotName): Promise<string> {
    for (let i = 0; i < TRIES; i++) {
      try {
        this.room ??= import('./bot-room.ts').then(({ openRoom }) => openRoom(this.session));
        return await (await this.room).ask(seat, bot);
      } catch (error) {
        console.error('a bot failed', error);
        this.stop();
      }
    }
    return this.session.question(seat)?.choices[0]?.key ?? '';
  }

  stop(): void {
    this.room?.then(
      room => room.close(),
      () => undefined,
    );
    this.room = null;
  }
}
