import type { Unit } from '@deedbook/engine';

/** Units of the same name are numbered, as in choices; a single one has no number. */
export function numberOf(units: readonly Unit[], unit: Unit): number | null {
  const alike = units.filter(other => other.unit === unit.unit);
  return alike.length === 1 ? null : alike.indexOf(unit) + 1;
}
