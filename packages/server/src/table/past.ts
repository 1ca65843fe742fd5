import type { Seat, Session } from '@deedbook/engine';
import type { WireMoment } from '@deedbook/protocol';

/** What a change did to a seat's past: so many moments stay, these follow. */
export interface PastChange {
  readonly keep: number;
  readonly add: readonly WireMoment[];
}

/** The number that hears only what everybody hears. */
const NOBODY = -1;

const wire = ({ seat, news, fence }: WireMoment): WireMoment => ({ seat, news, fence });

/** News are the very same objects as long as they stand. */
const isSame = (a: WireMoment | undefined, b: WireMoment): boolean =>
  a !== undefined &&
  a.seat === b.seat &&
  a.fence === b.fence &&
  a.news.length === b.news.length &&
  a.news.every((news, i) => news === b.news[i]);

/** All that one seat, or a watcher, has heard in a game: kept up to date answer by answer. */
export class Past {
  private readonly seat: Seat;
  /** Answers up to here are settled, and with them the first moments. */
  private settledAnswers = -1;
  private settled = 0;
  private moments: WireMoment[] = [];

  constructor(seat: Seat | null) {
    this.seat = seat ?? NOBODY;
  }

  get all(): readonly WireMoment[] {
    return this.moments;
  }

  /** Takes in what happened since the last time; null if this seat heard nothing of it. */
  update(session: Session): PastChange | null {
    const { settled } = session;
    if (settled < this.settledAnswers) this.forget();
    const tail = session.history(this.seat, this.settledAnswers).map(wire);
    let keep = this.settled;
    let from = 0;
    while (from < tail.length && isSame(this.moments[keep], tail[from] as WireMoment)) {
      keep++;
      from++;
    }
    const add = tail.slice(from);
    const isUnchanged = add.length === 0 && keep === this.moments.length;
    this.moments = [...this.moments.slice(0, keep), ...add];
    if (settled > this.settledAnswers) {
      this.settled = this.moments.length - session.history(this.seat, settled).length;
      this.settledAnswers = settled;
    }
    return isUnchanged ? null : { keep, add };
  }

  private forget(): void {
    this.settledAnswers = -1;
    this.settled = 0;
  }
}
