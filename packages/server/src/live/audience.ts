import type { Seat } from '@deedbook/engine';
import { diff, type Json, type TableDoc } from '@deedbook/protocol';
import { type Attendance, docOf } from '../table/facts.ts';
import { Past } from '../table/past.ts';
import type { Table } from '../table/table.ts';
import type { Member } from './member.ts';

/** Everybody who sees the same: those who play one seat, from whichever device. They are sent the same messages. */
export class Audience {
  readonly seat: Seat | null;
  readonly members = new Set<Member>();
  private readonly past: Past;
  private doc: TableDoc;
  private n = 0;

  constructor(seat: Seat | null, table: Table, attendance: Attendance) {
    this.seat = seat;
    this.past = new Past(seat);
    this.doc = docOf(table, seat, attendance);
    if (this.doc.sight !== null && table.session !== null) this.past.update(table.session);
  }

  /** What changed, as a message; null if this audience can see nothing of it. */
  update(table: Table, attendance: Attendance): string | null {
    const doc = docOf(table, this.seat, attendance);
    const moments = doc.sight === null || table.session === null ? null : this.past.update(table.session);
    const patch = diff(this.doc as unknown as Json, doc as unknown as Json);
    if (patch === null && moments === null) return null;
    this.doc = doc;
    this.n++;
    return JSON.stringify({
      say: 'patch',
      n: this.n,
      ...(patch !== null && { patch }),
      ...(moments !== null && { moments }),
    });
  }

  /** Everything, for somebody who still knows the first `past` moments. */
  whole(past: number): string {
    const { all } = this.past;
    const known = past <= all.length && all[past - 1]?.fence === true ? past : 0;
    const moments = { keep: known, add: all.slice(known) };
    return JSON.stringify({ say: 'whole', n: this.n, doc: this.doc, moments });
  }
}
