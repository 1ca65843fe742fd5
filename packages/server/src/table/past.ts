import type { Seat, Session } from '@deedbook/engine';
import type { WireMoment } from '@deedbook/protocol';

/** A seat number that hears only public news. */
const NOBODY = -1;

/** News are the same objects as long as they are unchanged. */
const isSame = (a: WireMoment | undefined, b: WireMoment): boolean =>
  a !== undefined &&
  a.seat === b.seat &&
  a.fence === b.fence &&
  a.news.length === b.news.length &&
  a.news.every((news, i) => news === b.news[i]);

/** Everything one seat, or a watcher, has heard in a game, kept up to date answer by answer. */
export class Past {
  private readonly seat: Seat;
  /** Answers up to here are final, and with them the first moments. */
  private settledAnswers = -1;
  private settled = 0;
  private moments: readonly WireMoment[] = [];

  constructor(seat: Seat | null) {
    this.seat = seat ?? NOBODY;
  }

  /** The moments so far: the same list and objects while nothing changes. */
  get all(): readonly WireMoment[] {
    return this.moments;
  }

  /** Adds what happened since the last call. */
  update(session: Session): void {
    const { settled } = session;
    if (settled < this.settledAnswers) {
      this.settledAnswers = -1;
      this.settled = 0;
    }
    const tail = session.history(this.seat, this.settledAnswers);
    let keep = this.settled;
    let from = 0;
    while (from < tail.length && isSame(this.moments[keep], tail[from] as WireMoment)) {
      keep++;
      from++;
    }
    if (from < tail.length || keep < this.moments.length) {
      const added = tail.slice(from).map(({ seat, news, fence }): WireMoment => ({ seat, news, fence }));
      this.moments = [...this.moments.slice(0, keep), ...added];
    }
    if (settled > this.settledAnswers) {
      this.settled = this.moments.length - session.history(this.seat, settled).length;
      this.settledAnswers = settled;
    }
  }
}
