import type { Seat } from '@deedbook/engine';
import { diff, type Json, type TableDoc, type WireMoment } from '@deedbook/protocol';
import { type Attendance, docOf } from '../table/facts.ts';
import { Past } from '../table/past.ts';
import type { Table } from '../table/table.ts';
import type { Member } from './member.ts';

/** What an audience was shown at some point. */
interface Shown {
  readonly doc: TableDoc;
  readonly past: readonly WireMoment[];
}

/** Everyone who sees the same, such as all devices of one player. They are sent the same messages. */
export class Audience {
  readonly seat: Seat | null;
  readonly members = new Set<Member>();
  private readonly past: Past;
  private shown: Shown;
  private n = 0;
  /** What delayed watchers will see, and when. */
  private later: { readonly at: number; readonly shown: Shown }[] = [];

  constructor(seat: Seat | null, table: Table, attendance: Attendance, now: number) {
    this.seat = seat;
    this.past = new Past(seat);
    this.shown = this.look(table, attendance);
    // At a delayed table, a new watcher sees nothing of the game until the delay has passed.
    const delay = delayOf(table, seat);
    if (delay === 0) return;
    this.later.push({ at: now + delay, shown: this.shown });
    this.shown = { doc: { ...this.shown.doc, sight: null }, past: [] };
  }

  /** What changed, as a message; null if this audience can see nothing of it, or not yet. */
  update(table: Table, attendance: Attendance, now: number): string | null {
    const shown = this.look(table, attendance);
    const delay = delayOf(table, this.seat);
    if (delay === 0) return this.show(shown);
    this.later.push({ at: now + delay, shown });
    return null;
  }

  /** When the next delayed update is due; null if there is none. */
  get next(): number | null {
    return this.later[0]?.at ?? null;
  }

  /** Shows updates whose delay has passed. */
  catchUp(now: number): string | null {
    const due = this.later.findLastIndex(({ at }) => at <= now);
    if (due < 0) return null;
    const [last] = this.later.splice(0, due + 1).slice(-1);
    return last ? this.show(last.shown) : null;
  }

  /** The whole document, for a client that still has the first `past` moments. */
  whole(past: number): string {
    const { doc, past: all } = this.shown;
    const known = past <= all.length && all[past - 1]?.fence === true ? past : 0;
    const moments = { keep: known, add: all.slice(known) };
    return JSON.stringify({ say: 'whole', n: this.n, doc, moments });
  }

  private look(table: Table, attendance: Attendance): Shown {
    const doc = docOf(table, this.seat, attendance);
    if (doc.sight !== null && table.session !== null) this.past.update(table.session);
    return { doc, past: doc.sight === null ? [] : this.past.all };
  }

  private show(shown: Shown): string | null {
    const { doc, past } = this.shown;
    const moments = past === shown.past ? null : changeOf(past, shown.past);
    const patch = diff(doc as unknown as Json, shown.doc as unknown as Json);
    this.shown = shown;
    if (patch === null && moments === null) return null;
    this.n++;
    return JSON.stringify({
      say: 'patch',
      n: this.n,
      ...(patch !== null && { patch }),
      ...(moments !== null && { moments }),
    });
  }
}

const delayOf = ({ settings, state }: Table, seat: Seat | null): number =>
  seat === null && state === 'playing' ? (settings.watch ?? 0) * 1000 : 0;

/** How one history became the other. Moments are the same objects as long as they are unchanged. */
function changeOf(before: readonly WireMoment[], after: readonly WireMoment[]) {
  let keep = Math.min(before.length, after.length);
  while (keep > 0 && before[keep - 1] !== after[keep - 1]) keep--;
  // Changes are at the end, but an earlier moment may have been closed meanwhile.
  while (keep > 0 && !isSamePrefix(before, after, keep)) keep--;
  const add = after.slice(keep);
  return add.length === 0 && keep === before.length ? null : { keep, add };
}

/** Moments change only after the last closed one, so only those need comparing. */
function isSamePrefix(before: readonly WireMoment[], after: readonly WireMoment[], length: number): boolean {
  for (let i = length - 1; i >= 0; i--) {
    if (before[i] !== after[i]) return false;
    if (before[i]?.fence) return true;
  }
  return true;
}
