import type { Label, Save } from './save.ts';

/*
 * The database may contain games written by an older or newer build, by someone's own program, or only in part. Each
 * game is read on its own, field by field, so that a damaged one can still be listed, exported, deleted and, if enough
 * is left, played.
 */

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const areAll = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);

/** The latest date JavaScript can represent. */
const LAST_DAY = 8.64e15;
const timeOf = (value: unknown): number => (isNumber(value) && Math.abs(value) <= LAST_DAY ? value : 0);

/** A saved game, as far as it is readable; null if it is not one. */
export function tidySave(raw: unknown): Save | null {
  if (!isRaw(raw) || !isText(raw.id)) return null;
  const { id, plan, record, position, label, begun, changed, build } = raw;
  return {
    id,
    plan: areAll(plan, isText) ? (plan as Save['plan']) : [],
    record: isText(record) ? record : null,
    position: isText(position) ? position : '',
    label: isLabel(label) ? label : null,
    begun: timeOf(begun),
    changed: timeOf(changed),
    ...(isText(build) ? { build } : {}),
  };
}

function isLabel(raw: unknown): raw is Label {
  if (!isRaw(raw)) return false;
  const { scenario, heroes, names, round, time, fame, answers, isOver, last } = raw;
  return (
    isText(scenario) &&
    areAll(heroes, isText) &&
    new Set(heroes).size === heroes.length &&
    (names === undefined || areAll(names, isText)) &&
    isNumber(round) &&
    (time === 'day' || time === 'night') &&
    areAll(fame, isNumber) &&
    isNumber(answers) &&
    typeof isOver === 'boolean' &&
    (last === null || (isRaw(last) && isText(last.news)))
  );
}
