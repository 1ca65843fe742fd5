import { type MageKnight, type Seat, type Use, usesAtHand } from '@deedbook/engine';
import type { Aim } from './aim.ts';
import { type Arsenal, arsenalOf } from './arms.ts';
import { Targets } from './fates.ts';
import { type Field, fieldOf } from './foes.ts';
import { Purse } from './purse.ts';

/** What arithmetic has to know about a position of a fight; asked of the rules once. */
export interface Survey {
  readonly field: Field;
  readonly targets: Targets;
  readonly uses: readonly Use[];
  readonly arsenal: Arsenal;
  readonly purse: Purse;
}

/** Surveys a position; `like` is one where the seat has the same to fight with, against as many enemies. */
export function surveyOf(table: MageKnight, seat: Seat, aim: Aim, like: Survey | null = null): Survey {
  const field = fieldOf(table, seat, aim);
  const targets = new Targets(field);
  if (like) return { ...like, field, targets };
  const q = table.queryFor(seat);
  const uses = usesAtHand(q);
  return { field, targets, uses, arsenal: arsenalOf(q, uses, aim), purse: new Purse(q) };
}
