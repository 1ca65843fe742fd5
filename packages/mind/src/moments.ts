import { type Act, type MageKnight, type Question, type Seat, shownTo, type Use } from '@deedbook/engine';
import type { Arsenal } from './arms.ts';
import { spendsMove, worthTrying } from './exhaust.ts';

/* Moments of a fight at which something can be used that cannot be put in numbers. */

/** A position, and the answers that led to it. */
export interface Step {
  readonly table: MageKnight;
  readonly keys: readonly string[];
}

const isMenuOf = ({ prompt }: Question): boolean => MENUS.some(start => prompt.startsWith(start));
const MENUS = ['combat-', 'duel-'];

export function isMenu(table: MageKnight, seat: Seat): boolean {
  const question = table.questionFor(seat);
  return question !== null && isMenuOf(question);
}

const offeredTo = (table: MageKnight, seat: Seat): ReadonlySet<string> =>
  new Set(table.questionFor(seat)?.options.map(({ choice }) => choice.key) ?? []);

/**
 * The positions that follow from using one special effect, for each way to answer its questions. If one cannot be paid,
 * mana is made for it first, twice if need be; one that spends Move points may get more of them from another card.
 */
export function* afterSpecials(table: MageKnight, seat: Seat, { specials, makers }: Arsenal): Generator<Step> {
  const offered = offeredTo(table, seat);
  for (const { choice } of specials) if (offered.has(choice.key)) yield* stepsAfter(table, seat, [choice.key]);
  const moving = specials.filter(
    ({ choice: { key, act } }) => offered.has(key) && act.act === 'power' && spendsMove(act.card),
  );
  if (moving.length > 0)
    for (const key of offered)
      if (key.startsWith('sideways ') && key.endsWith(' move'))
        for (const made of stepsAfter(table, seat, [key])) yield* thenUsing(made, seat, moving);
  const missing = specials.filter(({ choice }) => !offered.has(choice.key));
  if (missing.length === 0) return;
  const keys = [...new Set(makers.map(({ key }) => key))];
  const once = keys.flatMap(key => (offered.has(key) ? [...stepsAfter(table, seat, [key])] : []));
  for (const made of once) yield* thenUsing(made, seat, missing);
  let left = MOST_MADE_TWICE;
  for (const made of once) {
    const now = offeredTo(made.table, seat);
    const still = missing.filter(({ choice }) => !now.has(choice.key));
    for (const key of still.length > 0 ? keys : []) {
      for (const more of now.has(key) ? stepsAfter(made.table, seat, [key]) : []) {
        if (--left < 0) return;
        yield* thenUsing({ table: more.table, keys: [...made.keys, ...more.keys] }, seat, still);
      }
    }
  }
}

/** How many positions in which mana was made twice to look at. */
const MOST_MADE_TWICE = 24;

function* thenUsing(made: Step, seat: Seat, specials: readonly Use[]): Generator<Step> {
  const offered = offeredTo(made.table, seat);
  for (const { choice } of specials) {
    if (!offered.has(choice.key)) continue;
    for (const step of stepsAfter(made.table, seat, [choice.key]))
      yield { table: step.table, keys: [...made.keys, ...step.keys] };
  }
}

/**
 * The positions that follow from an answer at a menu, for each way to answer the questions up to the next menu; with
 * `paysOnce`, mana is paid in one way only.
 */
export function* stepsAfter(start: MageKnight, seat: Seat, keys: readonly string[], paysOnce = false): Generator<Step> {
  const table = start.clone();
  if (table.answer(seat, keys.at(-1) as string) || table.state.fence > start.state.fence) return;
  const question = table.questionFor(seat);
  if ((table.state.combat === null && table.state.duel === null) || question === null) return;
  if (isMenuOf(question)) {
    yield { table, keys };
    return;
  }
  if (keys.length > LONGEST) return;
  const choices = shownTo(question).choices.map(({ key }) => key);
  const answers = question.prompt === 'pay' && paysOnce ? [cheapest(choices)] : choices;
  for (const key of answers) yield* stepsAfter(table, seat, [...keys, key], paysOnce);
}

/** The way to pay that is missed least: anything but a crystal, and no gold. */
function cheapest(ways: readonly string[]): string {
  const price = (key: string) => (key.endsWith('crystal') ? 2 : 0) + (key.startsWith('gold') ? 1 : 0);
  return ways.reduce((best, way) => (price(way) < price(best) ? way : best));
}

/** How many answers one special effect may need. */
const LONGEST = 4;

/** The moments of a line, after its first, at which a phase has just begun or targets have just been chosen. */
export function* momentsOf(start: MageKnight, seat: Seat, keys: readonly string[]): Generator<Step> {
  const table = start.clone();
  for (const [i, key] of keys.entries()) {
    const before = keys[i - 1];
    const isNew = before === 'end-phase' || (before?.startsWith('target ') && !key.startsWith('target '));
    if (isNew && isMenu(table, seat)) yield { table: table.clone(), keys: keys.slice(0, i) };
    // The last answer may reveal something.
    if (i === keys.length - 1 || table.answer(seat, key)) return;
  }
}

/** The positions after a choice of one target, from the start of a phase. */
export function* aimedFrom({ table, keys }: Step, seat: Seat): Generator<Step> {
  if (table.state.combat?.targets.length !== 0) return;
  for (const key of worthTrying(table, seat))
    if (key.startsWith('target '))
      for (const step of stepsAfter(table, seat, [key])) yield { ...step, keys: [...keys, key] };
}

/** Acts that are in numbers, if what is used is. */
const USES: readonly Act['act'][] = ['play', 'power', 'sideways', 'use', 'skill'];
/** Acts every plan consists of. */
const PLANNED: readonly Act['act'][] = ['target', 'attack', 'block', 'end-phase', 'take-damage'];

/** What can be answered at a menu that no plan in numbers contains. */
export function* beyondNumbers(table: MageKnight, seat: Seat, specials: readonly Use[]): Generator<string> {
  const { options } = table.questionFor(seat) as Question<unknown, { readonly key: string; readonly act: Act }>;
  const acts = new Map(options.map(({ choice }) => [choice.key, choice.act.act]));
  for (const key of worthTrying(table, seat)) {
    const act = acts.get(key);
    if (act === undefined || PLANNED.includes(act)) continue;
    if (!USES.includes(act) || specials.some(({ choice }) => choice.key === key)) yield key;
  }
}
