import type { Seat } from '@deedbook/engine';
import {
  diff,
  type Json,
  type PastChange,
  packMoment,
  pastChange,
  type TableDoc,
  type WireMoment,
} from '@deedbook/protocol';
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
    const change: PastChange = [known, all.slice(known).map(packMoment)];
    return JSON.stringify({ say: 'whole', n: this.n, doc, past: change });
  }

  private look(table: Table, attendance: Attendance): Shown {
    const doc = docOf(table, this.seat, attendance);
    if (doc.sight !== null && table.session !== null) this.past.update(table.session);
    return { doc, past: doc.sight === null ? [] : this.past.all };
  }

  private show(shown: Shown): string | null {
    const { doc, past } = this.shown;
    const heard = past === shown.past ? null : pastChange(past, shown.past);
    const patch = diff(doc as unknown as Json, shown.doc as unknown as Json);
    this.shown = shown;
    if (patch === null && heard === null) return null;
    this.n++;
    return JSON.stringify({ say: 'patch', n: this.n, ...patch, ...(heard !== null && { past: heard }) });
  }
}

const delayOf = ({ settings, state }: Table, seat: Seat | null): number =>
  seat === null && state === 'playing' ? (settings.watch ?? 0) * 1000 : 0;
