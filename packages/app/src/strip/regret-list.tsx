import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import './regret-list.css';
import { regretsOf } from './regrets.ts';

/** Warnings for newcomers before they end a turn, below what is still open or alone. */
export function RegretList({ isAlone = false }: { readonly isAlone?: boolean }) {
  const words = useWords('panels').hints.warnings;
  const { asked, view } = useSeatFields('asked', 'view');
  const regrets = asked ? regretsOf(asked.choices, view) : [];
  if (regrets.length === 0) return null;
  return (
    <ul className="regrets" data-alone={isAlone || undefined}>
      {regrets.map(regret => (
        <li key={regret}>{words[regret]}</li>
      ))}
    </ul>
  );
}
