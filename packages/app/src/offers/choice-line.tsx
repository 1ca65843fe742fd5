import type { Choice } from '@deedbook/engine';
import { useSeat } from '../game/table.ts';

/** What taking the thing would do, while that is asked. */
export function ChoiceLine({ choices }: { readonly choices: readonly Choice[] }) {
  const { asked, text, view } = useSeat(table => table);
  if (!asked || choices.length === 0) return null;
  return (
    <span className="offer-does">
      {choices.map(choice => (
        <span key={choice.key}>{text.choice(asked, choice, view)}</span>
      ))}
    </span>
  );
}
