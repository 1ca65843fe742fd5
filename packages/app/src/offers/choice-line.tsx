import type { Choice } from '@deedbook/engine';
import { useSeatFields } from '../game/table.ts';

interface Props {
  readonly choices: readonly Choice[];
  /** Text already shown on the thing, which need not be repeated. */
  readonly said?: string;
}

/** What taking the thing would do, if it is among the choices. */
export function ChoiceLine({ choices, said = '' }: Props) {
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  if (!asked || choices.length === 0) return null;
  const lines = choices.map(choice => shortened(text.choice(asked, choice, view), said)).filter(line => line !== '');
  if (lines.length === 0) return null;
  return (
    <span className="offer-does">
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** A sentence without the ending that is said elsewhere; empty if nothing is left. */
function shortened(whole: string, said: string): string {
  if (whole === said) return '';
  const end = [`: ${said}`, ` ${said}`].find(each => said !== '' && whole.endsWith(each));
  return end === undefined ? whole : whole.slice(0, -end.length);
}
