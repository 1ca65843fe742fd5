import type { Unit } from '@deedbook/engine';

/** Units of one name are told apart by a number, as choices do; one alone has none. */
export function numberOf(units: readonly Unit[], unit: Unit): number | null {
  const alike = units.filter(other => other.unit === unit.unit);
  return alike.length === 1 ? null : alike.indexOf(unit) + 1;
}
