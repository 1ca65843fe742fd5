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
import { type Heard, NOTHING_HEARD, Past, wholePast } from '../table/past.ts';
import type { Table } from '../table/table.ts';
import type { Member } from './member.ts';

/** What an audience was shown at some point. */
interface Shown {
  readonly doc: TableDoc;
  readonly past: Heard;
}

/** How many points in time are kept for delayed watchers. */
const MOST_LATER = 100;

/** Everyone who sees the same, such as all devices of one player. They are sent the same messages. */
export class Audience {
  readonly seat: Seat | null;
  readonly members = new Set<Member>();
  /** What it has heard; null until the game starts. */
  private past: Past | null = null;
  /** Null while the table dozes: it can be worked out again as long as the table does not change. */
  private latest: Shown | null;
  /** Who was there when it was last shown something. */
  private attendance: Attendance;
  private n = 0;
  /** What delayed watchers will see, and when. */
  private later: { readonly at: number; readonly number: number; readonly shown: Shown }[] = [];

  constructor(seat: Seat | null, table: Table, attendance: Attendance, now: number) {
    this.seat = seat;
    this.attendance = attendance;
    this.latest = this.look(table, attendance);
    // At a delayed table, a new watcher sees nothing of the game until the delay has passed.
    const delay = delayOf(table, seat);
    if (delay === 0) return;
    this.later.push({ at: now + delay, number: table.number, shown: this.shown });
    this.shown = { doc: { ...this.shown.doc, sight: null }, past: NOTHING_HEARD };
  }

  /** What it was last shown. */
  private get shown(): Shown {
    if (this.latest === null) throw new Error('an audience dozes while its table changes');
    return this.latest;
  }

  private set shown(shown: Shown) {
    this.latest = shown;
  }

  /** Lets go of what it was shown, to save memory until there is something new. */
  doze(): void {
    if (this.later.length > 0) return;
    this.latest = null;
    this.past?.doze();
  }

  /** Works out again what it was shown. Called before the table changes. */
  rouse(table: Table): void {
    this.latest ??= this.look(table, this.attendance);
  }

  /** What changed, as a message; null if this audience can see nothing of it, or not yet. */
  update(table: Table, attendance: Attendance, now: number): string | null {
    const shown = this.look(table, attendance);
    const delay = delayOf(table, this.seat);
    if (delay === 0) {
      // When the game is over, nothing older is shown after its end.
      this.later = [];
      return this.show(shown);
    }
    this.showAfter(delay, now, { number: table.number, shown });
    return null;
  }

  /** The table was read again: what was judged after this entry never happened, and is not shown. */
  reload(written: number): void {
    this.later = this.later.filter(({ number }) => number <= written);
    this.past = null;
  }

  /** What happens within a hundredth of the delay is shown at once, because all of it has to be kept until then. */
  private showAfter(delay: number, now: number, change: { readonly number: number; readonly shown: Shown }): void {
    const at = now + delay;
    const step = delay / MOST_LATER;
    const last = this.later.at(-1);
    if (last && Math.floor(last.at / step) === Math.floor(at / step)) this.later.pop();
    this.later.push({ at, ...change });
  }

  /** Whether it is shown things later than they happen. */
  isBehind(table: Table): boolean {
    return delayOf(table, this.seat) > 0;
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
  whole(table: Table, past: number): string {
    this.rouse(table);
    const { doc } = this.shown;
    const all = this.heardSoFar(table);
    const known = past <= all.length && all[past - 1]?.fence === true ? past : 0;
    const change: PastChange = [known, all.slice(known).map(packMoment)];
    return JSON.stringify({ say: 'whole', n: this.n, doc, past: change });
  }

  private look(table: Table, attendance: Attendance): Shown {
    this.attendance = attendance;
    const doc = docOf(table, this.seat, attendance);
    if (doc.sight === null) return { doc, past: NOTHING_HEARD };
    this.past ??= new Past(this.seat, isDelayed(table, this.seat));
    return { doc, past: this.past.update(table) };
  }

  private heardSoFar(table: Table): readonly WireMoment[] {
    if (isDelayed(table, this.seat) || this.shown.doc.sight === null) return this.shown.past.moments;
    return wholePast(table, this.seat);
  }

  private show(shown: Shown): string | null {
    const { doc, past } = this.shown;
    const heard = past === shown.past ? null : changeOf(past, shown.past);
    let changes = heard === null ? '' : `,"past":${JSON.stringify(heard)}`;
    for (const part of PARTS) {
      const patch = diff(doc[part] as unknown as Json, shown.doc[part] as unknown as Json);
      if (patch !== null) changes += `,"${part}":${patch}`;
    }
    this.shown = shown;
    if (changes === '') return null;
    this.n++;
    return `{"say":"patch","n":${this.n}${changes}}`;
  }
}

const PARTS = ['table', 'own', 'sight'] as const satisfies readonly (keyof TableDoc)[];

/** What was heard before the first moment that is still kept has not changed. */
function changeOf(before: Heard, after: Heard): PastChange | null {
  const [known, now] =
    after.from >= before.from ? [before.moments.slice(after.from - before.from), after.moments] : [[], after.moments];
  const change = pastChange(known, now);
  if (change === null) return null;
  const [keep, ...rest] = change;
  return [keep + after.from, ...rest];
}

/** Whether what an audience is shown may be older than the table. */
const isDelayed = ({ settings }: Table, seat: Seat | null): boolean => seat === null && (settings.watch ?? 0) > 0;

const delayOf = ({ settings, state }: Table, seat: Seat | null): number =>
  seat === null && state === 'playing' ? (settings.watch ?? 0) * 1000 : 0;
