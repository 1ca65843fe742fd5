import type { Banner, Name, Resistance, Term } from '@deedbook/engine';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';

export interface UnitExplainedProps {
  readonly unit: Name;
  readonly armor: readonly Term[];
  readonly banner: Banner | undefined;
  readonly states: readonly string[];
  readonly resistances: readonly Resistance[];
}

/** Everything about a Unit in words. */
export function UnitExplained({ unit, armor, banner, states, resistances }: UnitExplainedProps) {
  const text = useSeat(table => table.text);
  const words = useWords('table').hero;
  const said = text.unitText(unit);
  return (
    <>
      <p className="hero-soft">{said.stats}</p>
      {states.length > 0 && <p>{states.join(' · ')}</p>}
      <p>
        {words.armor} {text.terms(armor)}
      </p>
      {resistances.length > 0 && <p>{resistances.map(id => text.name('resistance', id)).join(' · ')}</p>}
      <ul className="unit-list">
        {said.abilities.map(ability => (
          <li key={ability}>{ability}</li>
        ))}
      </ul>
      {banner && (
        <p>
          <b>{text.name('card', banner.banner)}</b>
          {banner.used ? ` (${words.bannerUsed})` : ''}: {text.cardText(banner.banner).basic}
        </p>
      )}
    </>
  );
}
