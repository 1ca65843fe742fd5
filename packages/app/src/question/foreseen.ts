import { type ActName, type Asked, type Choice, type Foreseen, foresee, idlePoints } from '@deedbook/engine';
import { queryOf } from '../game/per-view.ts';
import { type Table, useSeatFields } from '../game/table.ts';

/** What gives something by being used; of anything else its words say all. */
const USES: readonly ActName[] = ['play', 'power', 'sideways', 'use', 'skill', 'cast', 'reuse', 'buy-healing'];

const known = new WeakMap<Asked, Map<string, Foreseen>>();

type At = Pick<Table, 'asked' | 'view' | 'seat'>;

const NOTHING: Foreseen = { worth: [], cost: [], isUseful: true };

/** What a choice would come to, as far as the seat can know; worked out once for each question. */
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

/** The same for what is shown. */
export const useForeseen = (choice: Choice): Foreseen => foreseenOf(useSeatFields('asked', 'view', 'seat'), choice);

/** Those that are of use now, and the others. */
export function sorted(at: At, choices: readonly Choice[]): { useful: readonly Choice[]; idle: readonly Choice[] } {
  const isUseful = (choice: Choice) => foreseenOf(at, choice).isUseful;
  return { useful: choices.filter(isUseful), idle: choices.filter(choice => !isUseful(choice)) };
}
