import { type ActName, type Asked, type Choice, type Foreseen, foresee, idlePoints } from '@deedbook/engine';
import { queryOf } from '../game/per-view.ts';
import { type Table, useSeatFields } from '../game/table.ts';

/** Choices whose outcome is worth showing; for others, the label says it all. */
const USES: readonly ActName[] = ['play', 'power', 'sideways', 'use', 'skill', 'cast', 'reuse', 'buy-healing'];

const known = new WeakMap<Asked, Map<string, Foreseen>>();

type At = Pick<Table, 'asked' | 'view' | 'seat'>;

const NOTHING: Foreseen = { worth: [], cost: [], isUseful: true };

/** The outcome of a choice, as far as the seat can know it; computed once per question. */
export function foreseenOf({ asked, view, seat }: At, { key, act }: Choice): Foreseen {
  if (asked === null) return NOTHING;
  const found = known.get(asked) ?? new Map<string, Foreseen>();
  known.set(asked, found);
  let one = found.get(key);
  if (one === undefined) {
    const isUseful = idlePoints(queryOf(view, seat), act) === null;
    one = (USES.includes(act.act) ? foresee(view, seat, asked.prompt, key) : null) ?? { ...NOTHING, isUseful };
    found.set(key, one);
  }
  return one;
}

/** The same as a hook. */
export const useForeseen = (choice: Choice): Foreseen => foreseenOf(useSeatFields('asked', 'view', 'seat'), choice);

/** Splits choices into useful and useless ones. */
export function sorted(at: At, choices: readonly Choice[]): { useful: readonly Choice[]; idle: readonly Choice[] } {
  const isUseful = (choice: Choice) => foreseenOf(at, choice).isUseful;
  return { useful: choices.filter(isUseful), idle: choices.filter(choice => !isUseful(choice)) };
}
