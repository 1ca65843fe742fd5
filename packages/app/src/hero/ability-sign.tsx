import type { Effect } from '@deedbook/engine';
import { ElementIcon, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';

type Kind = 'melee' | 'ranged' | 'siege';
type Value = Effect & {
  readonly n: number;
  readonly element: string;
  readonly reach: Kind;
  readonly points: string;
  readonly extra: unknown;
};

/** What a Unit can be used for: a sign and a number where that says it all, else in words. */
export function AbilitySign({ effect }: { readonly effect: Effect }) {
  const told = useSeat(table => table.text).effect(effect);
  const sign = signOf(effect as Value);
  if (sign === null) return told;
  return (
    <span className="unit-value" title={told}>
      {sign}
      <span aria-hidden>{(effect as Value).n}</span>
      <span className="unseen">{told}</span>
    </span>
  );
}

function signOf({ fx, element, reach, points, extra }: Value) {
  if (fx === 'attack') return <ElementIcon element={element} kind={reach} size={17} />;
  if (fx === 'block' && extra === null) return <ElementIcon element={element} kind="block" size={17} />;
  if (fx === 'points') return <StatIcon stat={points} size={16} />;
  return fx === 'heal' ? <StatIcon stat="heal" size={16} /> : null;
}
