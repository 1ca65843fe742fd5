import { type Bot, createBot } from '@deedbook/bots';
import { Session, type View } from '@deedbook/engine';

/** Enough tiles to be worth looking at when the curtain opens. */
const OPENING_TILES = 5;
/** No more thinking at once than this, in ms: the page stays quick. */
const AT_ONCE = 6;
const HEROES = ['tovak', 'norowas'];

/** A game played by bots behind the first screen. */
export class Show {
  private session: Session;
  private bots: readonly Bot[];
  private plays = 0;

  constructor() {
    [this.session, this.bots] = this.begin();
  }

  get view(): View {
    return this.session.view(null);
  }

  /** Whether there is enough to see. */
  get isReady(): boolean {
    return this.session.state.map.length >= OPENING_TILES || this.session.isOver;
  }

  /** Plays on until something moves on the map, or the time for thinking is over. Whether something moved. */
  goOn(): boolean {
    const before = this.sign();
    for (const start = performance.now(); performance.now() - start < AT_ONCE; ) {
      if (this.session.isOver) [this.session, this.bots] = this.begin();
      this.answer();
      if (this.sign() !== before) return true;
    }
    return false;
  }

  private answer(): void {
    const { session } = this;
    const seat = session.asked[0] ?? 0;
    const asked = session.question(seat);
    if (!asked) return;
    const chosen = this.bots[seat]?.choose({ asked, view: () => session.view(seat) });
    session.answer(seat, chosen ?? (asked.choices[0]?.key as string));
  }

  /** What a looker-on notices: tiles, figures, tokens, day and night. */
  private sign(): string {
    const { map, players, tokens, shields, time } = this.session.state;
    return `${map.length} ${players.map(({ hex }) => hex)} ${tokens.length} ${shields.length} ${time}`;
  }

  private begin(): [Session, readonly Bot[]] {
    this.plays += 1;
    const seed = `${Date.now()} ${this.plays}`;
    return [
      new Session({ scenario: 'first-reconnaissance', heroes: HEROES, seed }),
      HEROES.map((_, seat) => createBot('curious', `${seed} ${seat}`)),
    ];
  }
}
