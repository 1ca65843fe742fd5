import { type Attempt, type Name, UNITS, useOf } from '@deedbook/engine';

/** Everything a Unit is used for; among others of its name it may be told by its Banner. */
export const usesOf = (unit: Name, banner: Name | null = null): readonly Attempt[] =>
  UNITS.get(unit).abilities.flatMap((_, ability) =>
    (banner === null ? [null] : [null, banner]).map(told => useOf(unit, ability, told)),
  );
