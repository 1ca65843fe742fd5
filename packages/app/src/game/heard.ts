import type { News } from '@deedbook/engine';
import type { Table } from './table.ts';

/** What a seat has heard since; nothing after an undo, at another table or for another seat. */
export function heardSince(before: Table | null, after: Table | null): readonly News[] {
  if (!before || !after || before.id !== after.id || before.seat !== after.seat) return [];
  if (!before.isWhole || after.handOver) return [];
  // Undo removes answers.
  return after.answers >= before.answers ? after.news.slice(before.news.length) : [];
}
