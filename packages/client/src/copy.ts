import {
  type Json,
  type Patch,
  PatchError,
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

  replace({ n, doc, moments }: Whole): void {
    this.n = n;
    this.doc = doc as TableDoc;
    this.past = this.pastWith(moments);
    this.isWaiting = false;
  }

  /** Applies a change. After a gap the whole document must be requested, and nothing changes until it arrives. */
  change({ n, patch, moments }: Change): 'taken' | 'gap' | 'waiting' {
    if (this.isWaiting) return 'waiting';
    try {
      if (n !== this.n + 1 || (moments && moments.keep > this.past.length))
        throw new PatchError(`${n} after ${this.n}`);
      if (patch !== undefined) this.doc = patched(this.doc as unknown as Json, patch as Patch) as unknown as TableDoc;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.isWaiting = true;
      return 'gap';
    }
    this.n = n;
    if (moments) this.past = this.pastWith(moments);
    return 'taken';
  }

  private pastWith({ keep, add }: Whole['moments']): readonly WireMoment[] {
    return [...this.past.slice(0, keep), ...(add as WireMoment[])];
  }
}
