import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signed } from '../language/numbers.ts';
import type { FightResult } from './result.ts';

type Line = readonly [icon: string, line: string];

interface ResultFiguresProps {
  readonly result: FightResult;
  readonly more?: readonly Line[];
  /** Shown if nothing changed. */
  readonly none?: string;
}

/** Fame, Reputation, Wounds and other outcomes of a combat; unchanged figures are left out. */
export function ResultFigures({ result, more = [], none }: ResultFiguresProps) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  const lines: readonly Line[] = [
    ...result.conquered.map(({ kind, id }) => ['assault', words.conquered(text.name(kind, id))] as const),
    ...(result.fame === 0 ? [] : [['fame', `${words.fame} ${signed(result.fame)}`] as const]),
    ...(result.reputation === 0 ? [] : [['reputation', `${words.reputation} ${signed(result.reputation)}`] as const]),
    ...(result.wounds === 0 ? [] : [['wound', words.resultWounds(result.wounds)] as const]),
    ...(result.toDiscard === 0 ? [] : [['wound', words.toDiscard(result.toDiscard)] as const]),
    ...result.unitsWounded.map(unit => ['unit', words.unitWounded(text.name('unit', unit))] as const),
    ...result.unitsDestroyed.map(unit => ['unit', words.unitDestroyed(text.name('unit', unit))] as const),
    ...(result.paralysed ? [['hand', words.paralysed] as const] : []),
    ...(result.knockedOut ? [['wound', words.knockedOut] as const] : []),
    ...(result.withdrew ? [['withdraw', words.withdrew] as const] : []),
    ...more,
  ];
  if (lines.length === 0 && none) return <p className="result-line">{none}</p>;
  return (
    <ul className="result-figures">
      {lines.map(([icon, line], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two Units may be alike
        <li key={i}>
          <StatIcon stat={icon} size={18} />
          {line}
        </li>
      ))}
    </ul>
  );
}
