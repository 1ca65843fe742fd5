import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { type Regret, regretsOf } from '../question/regrets.ts';
import './regret-list.css';

/** Warnings for newcomers before they end a turn, below what is still open or alone. */
export function RegretList({ isAlone = false }: { readonly isAlone?: boolean }) {
  const words = useWords('panels').hints.warnings;
  const title = useWords('table').strip.endTurn;
  const { asked, view } = useSeatFields('asked', 'view');
  const regrets = asked ? regretsOf(asked.choices, view) : [];
  if (regrets.length === 0) return null;
  const say = (regret: Regret) => (regret.kind === 'withdrawal' ? words.withdrawal(regret.wounds) : words[regret.kind]);
  const list = (
    <ul className="regrets">
      {regrets.map(regret => (
        <li key={regret.kind}>{say(regret)}</li>
      ))}
    </ul>
  );
  if (!isAlone) return list;
  return (
    <div className="end-turn-list" role="status">
      <h3>{title}</h3>
      {list}
    </div>
  );
}
