import { type Effect, isOfKind } from '@deedbook/engine';
import type { ReactNode } from 'react';
import { ElementIcon, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';

/** What a Unit can be used for: a sign and a number if that says it all, otherwise words. */
export function AbilitySign({ effect }: { readonly effect: Effect }) {
  const told = useSeat(table => table.text).effect(effect);
  const sign = signOf(effect);
  if (sign === null) return told;
  return (
    <span className="unit-value" title={told}>
      {sign}
      <span className="unseen">{told}</span>
    </span>
  );
}

/** The icon and number of an effect that needs nothing else; null for any other. */
function signOf(effect: Effect): ReactNode {
  if (isOfKind(effect, 'attack'))
    return signed(effect.n, <ElementIcon element={effect.element} kind={effect.reach} size={17} />);
  if (isOfKind(effect, 'block') && effect.extra === null)
    return signed(effect.n, <ElementIcon element={effect.element} kind="block" size={17} />);
  if (isOfKind(effect, 'points')) return signed(effect.n, <StatIcon stat={effect.points} size={16} />);
  // At the price of a Wound.
  if (isOfKind(effect, 'all-of') && effect.of[1]?.fx === 'wound-unit') {
    const sign: ReactNode = signOf(effect.of[0] as Effect);
    return (
      <>
        {sign}
        <StatIcon stat="wound" size={14} />
      </>
    );
  }
  return isOfKind(effect, 'heal') ? signed(effect.n, <StatIcon stat="heal" size={16} />) : null;
}

const signed = (n: number, icon: ReactNode) => (
  <>
    {icon}
    <span aria-hidden>{n}</span>
  </>
);
