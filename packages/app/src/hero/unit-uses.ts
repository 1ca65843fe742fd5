import { type Attempt, type Name, UNITS, useOf } from '@deedbook/engine';

/** Every ability of a Unit as an act. Its Banner may be needed to tell it from others of its name. */
export const usesOf = (unit: Name, banner: Name | null = null): readonly Attempt[] =>
  UNITS.get(unit).abilities.flatMap((_, ability) =>
    (banner === null ? [null] : [null, banner]).map(told => useOf(unit, ability, told)),
  );
