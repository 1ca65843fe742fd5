import {
  isSameJson,
  type Json,
  type PastChange,
  type Patch,
  PatchError,
  pastAfter,
  patched,
  type ServerMessage,
  type TableDoc,
  type WireMoment,
} from '@deedbook/protocol';

type Whole = Extract<ServerMessage, { say: 'whole' }>;
type Change = Extract<ServerMessage, { say: 'patch' }>;

/** A client's copy of a table: received whole once, then kept up to date by numbered patches. */
export class Copy {
  doc: TableDoc | null = null;
  past: readonly WireMoment[] = [];
  private n = 0;
  /** Set while waiting for the whole document; patches before it are useless. */
  private isWaiting = false;

  /** How many moments can no longer be undone, and need not be sent again. */
  get settled(): number {
    return this.past.findLastIndex(({ fence }) => fence) + 1;
  }

  replace({ n, doc, past }: Whole): void {
    const { sight, ...rest } = doc as TableDoc;
    this.n = n;
    this.doc = { ...rest, sight: unlessSame(this.doc?.sight, sight) };
    this.past = unlessSame(this.past, pastAfter(this.past, past as unknown as PastChange));
    this.isWaiting = false;
  }

  /** Takes a change in. After a gap the whole has to be asked for, and nothing changes until it comes. */
  change({ n, table, own, sight, past }: Change): 'taken' | 'gap' | 'waiting' {
    if (this.isWaiting) return 'waiting';
    try {
      if (n !== this.n + 1 || (past && past[0] > this.past.length)) throw new PatchError(`${n} after ${this.n}`);
      const parts = Object.entries({ table, own, sight }).filter(([, part]) => part !== undefined);
      this.doc = patched(this.doc as unknown as Json, Object.fromEntries(parts) as Patch) as unknown as TableDoc;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.isWaiting = true;
      return 'gap';
    }
    this.n = n;
    if (past) this.past = pastAfter(this.past, past as unknown as PastChange);
    return 'taken';
  }
}

/** Keeps the old object if nothing has changed, so that nothing is derived or drawn again. */
const unlessSame = <T>(before: T | undefined, now: T): T =>
  before !== undefined && isSameJson(before as unknown as Json, now as unknown as Json) ? before : now;
