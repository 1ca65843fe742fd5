import { SCENARIOS } from '@deedbook/engine';
import { LIMITS } from '@deedbook/protocol';
import { useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { useText } from '../../parts/use-text.ts';
import type { Filters } from './use-lists.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Filters the list of open tables. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const words = useWords('online').lobby;
  const text = useText();
  const numbers = Array.from({ length: LIMITS.seats }, (_, i) => i + 1);
  return (
    <div className="lobby-filters">
      <select
        className="screen-field"
        aria-label={words.scenario}
        value={filters.scenario}
        onChange={event => onChange({ ...filters, scenario: event.target.value })}
      >
        <option value="">{words.anyScenario}</option>
        {SCENARIOS.ids().map(id => (
          <option key={id} value={id}>
            {text?.name('scenario', id) ?? id}
          </option>
        ))}
      </select>
      <select
        className="screen-field"
        aria-label={words.seats}
        value={filters.seats ?? ''}
        onChange={event =>
          onChange({ ...filters, seats: event.target.value === '' ? null : Number(event.target.value) })
        }
      >
        <option value="">{words.anySeats}</option>
        {numbers.map(n => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
      <Segments
        label={words.pace}
        value={filters.pace}
        segments={(['any', 'live', 'slow'] as const).map(value => ({ value, label: words.paces[value] }))}
        onChoose={pace => onChange({ ...filters, pace })}
      />
    </div>
  );
}
