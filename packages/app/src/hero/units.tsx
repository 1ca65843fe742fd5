import { memo } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Roving } from '../parts/roving.tsx';
import { UnitCard } from './unit-card.tsx';
import { numberOf } from './unit-number.ts';
import './units.css';

/** The player's Units, one card each. */
export const UnitsRow = memo(function UnitsRow() {
  const units = useSeat(({ view, seat }) => view.players[seat]?.units);
  const words = useWords('table').hero;
  if (!units || units.length === 0) return null;
  return (
    <div className="hero-part units">
      <h3 className="hero-label">{words.units}</h3>
      <ul className="units-row" data-row="units">
        <Roving count={units.length}>
          {units.map((unit, at) => (
            <UnitCard key={unit.id} unit={unit} at={at} n={numberOf(units, unit)} />
          ))}
        </Roving>
      </ul>
    </div>
  );
});
