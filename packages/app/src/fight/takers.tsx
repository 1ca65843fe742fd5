import type { AttackOutlook } from '@deedbook/engine';
import { UnitIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** How much damage each Unit that could take it would leave. */
export function Takers({ units }: { readonly units: AttackOutlook['units'] }) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  if (units.length === 0) return null;
  return (
    <>
      <h4 className="takers-head">{words.orUnit}</h4>
      <ul className="takers">
        {units.map(({ key, unit, ...after }) => (
          <li key={key}>
            <UnitIcon unit={unit} size={16} />
            <span>
              <b>{text.name('unit', unit)}</b> {text.soak(after)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
