import type { Moment, Seat, Session } from '@deedbook/engine';
import { isSameJson, type Json, type WireMoment } from '@deedbook/protocol';
import type { Table } from './table.ts';

/** A seat number that hears only public news. */
const NOBODY = -1;

/** The last moments of a history: the ones after the first `from`. */
export interface Heard {
  readonly from: number;
  readonly moments: readonly WireMoment[];
}

export const NOTHING_HEARD: Heard = { from: 0, moments: [] };

/** News are the same objects as long as they are unchanged, unless the game was packed meanwhile. */
const isSame = (a: WireMoment | undefined, b: WireMoment): boolean =>
  a !== undefined &&
  a.seat === b.seat &&
  a.fence === b.fence &&
  isSameJson(a.news as unknown as Json, b.news as unknown as Json);

const wireMoment = ({ seat, news, fence }: Moment): WireMoment => ({ seat, news, fence });

/** Everything one seat, or a watcher, has heard in a game so far. */
export const wholePast = (table: Table, seat: Seat | null): readonly WireMoment[] =>
  table.history(seat ?? NOBODY).map(wireMoment);

/**
 * What one seat, or a watcher, has heard, kept up to date answer by answer. Only what can still change is kept, unless
 * it is shown later than it happened.
 */
export class Past {
  private readonly seat: Seat;
  private readonly keepsAll: boolean;
  /** Answers up to here are final, and with them the first moments. */
  private settledAnswers = -1;
  private settled = 0;
  private heard = NOTHING_HEARD;

  constructor(seat: Seat | null, keepsAll: boolean) {
    this.seat = seat ?? NOBODY;
    this.keepsAll = keepsAll;
  }

  /** The latest moments, with everything that changed since the last call: the same object while nothing changes. */
  update(table: Table): Heard {
    const { session } = table;
    if (session === null) return NOTHING_HEARD;
    const { settled } = session;
    // More was taken back than the rules allow, because everyone agreed.
    if (settled < this.settledAnswers) {
      this.settledAnswers = -1;
      this.settled = 0;
      this.heard = { from: 0, moments: this.heard.from === 0 ? this.heard.moments : [] };
    }
    this.add(
      this.settledAnswers < 0 ? wholeTail(table, session, this.seat) : session.history(this.seat, this.settledAnswers),
    );
    if (settled > this.settledAnswers) {
      this.settled = this.heard.from + this.heard.moments.length - session.history(this.seat, settled).length;
      this.settledAnswers = settled;
    }
    return this.heard;
  }

  /** Lets go of what the next call works out again. */
  doze(): void {
    if (!this.keepsAll) this.heard = { from: this.settled, moments: [] };
  }

  /** Replaces everything after the settled moments, which were heard before. */
  private add(tail: readonly Moment[]): void {
    const before = this.heard;
    const from = this.keepsAll ? before.from : this.settled;
    const kept = from === before.from ? before.moments : before.moments.slice(from - before.from);
    let keep = this.settled - from;
    let at = 0;
    while (at < tail.length && isSame(kept[keep], tail[at] as Moment)) {
      keep++;
      at++;
    }
    if (at < tail.length || keep < kept.length) {
      this.heard = { from, moments: [...kept.slice(0, keep), ...tail.slice(at).map(wireMoment)] };
    } else if (kept !== before.moments) {
      this.heard = { from, moments: kept };
    }
  }
}

/** All moments. Those that can still change are the session's own, to be recognized the next time. */
function wholeTail(table: Table, session: Session, seat: Seat): readonly Moment[] {
  const open = session.history(seat, session.settled);
  const all = table.history(seat);
  return [...all.slice(0, all.length - open.length), ...open];
}
