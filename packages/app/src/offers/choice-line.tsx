import type { Choice } from '@deedbook/engine';
import { useSeat } from '../game/table.ts';

interface Props {
  readonly choices: readonly Choice[];
  /** What stands on the thing already, and need not be said twice. */
  readonly said?: string;
}

/** What taking the thing would do, while that is asked. */
export function ChoiceLine({ choices, said = '' }: Props) {
  const { asked, text, view } = useSeat(table => table);
  if (!asked || choices.length === 0) return null;
  return (
    <span className="offer-does">
      {choices.map(choice => (
        <span key={choice.key}>{shortened(text.choice(asked, choice, view), said)}</span>
      ))}
    </span>
  );
}

const shortened = (whole: string, said: string): string =>
  said !== '' && whole.endsWith(said) ? whole.slice(0, -said.length).replace(/[:\s]+$/, '') : whole;
