import type { Unit } from '@deedbook/engine';
import { memo } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { UnitCard } from './unit-card.tsx';
import './units.css';
import { heroWords } from './words.ts';

/** The own Units, one card each. */
export const UnitsRow = memo(function UnitsRow() {
  const units = useSeat(({ view, seat }) => view.players[seat]?.units);
  const words = useWords(heroWords);
  if (!units || units.length === 0) return null;
  return (
    <div className="hero-part units">
      <h3 className="hero-label">{words.units}</h3>
      <ul className="units-row" data-row="units">
        {units.map((unit, at) => (
          <UnitCard key={unit.id} unit={unit} at={at} n={numberOf(units, unit)} />
        ))}
      </ul>
    </div>
  );
});

/** Units of one name are told apart by a number. */
function numberOf(units: readonly Unit[], unit: Unit): number | null {
  const alike = units.filter(other => other.unit === unit.unit);
  return alike.length === 1 ? null : alike.indexOf(unit) + 1;
}
