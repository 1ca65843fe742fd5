import { type ActName, type Asked, type Choice, type Foreseen, foresee, idlePoints, isOutdone } from '@deedbook/engine';
import { queryOf } from '../game/per-view.ts';
import { type Table, useSeatFields } from '../game/table.ts';

/** Choices whose outcome is worth showing; for others, the label says it all. */
const USES: readonly ActName[] = ['play', 'power', 'sideways', 'use', 'skill', 'cast', 'reuse', 'buy-healing'];

const known = new WeakMap<Asked, Map<string, Foreseen>>();

type At = Pick<Table, 'asked' | 'view' | 'seat'>;

const NOTHING: Foreseen = { worth: [], cost: [], isUseful: true, isPlain: false };

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

/** Whether one of several uses makes sense now: it is useful, and no other gives more of the same. */
export const makesSense = (one: Foreseen, all: readonly Foreseen[]): boolean =>
  one.isUseful && !all.some(other => isOutdone(one, other));

/** Splits the choices of one spot into those that make sense now and the rest. */
export function sorted(at: At, choices: readonly Choice[]): { useful: readonly Choice[]; idle: readonly Choice[] } {
  const seen = choices.map(choice => foreseenOf(at, choice));
  const useful = choices.filter((_, i) => makesSense(seen[i] as Foreseen, seen));
  return { useful, idle: choices.filter(choice => !useful.includes(choice)) };
}
