import { type Attempt, type SpotKind, spotName } from '@deedbook/engine';
import { useRef } from 'react';
import { useArmed } from './caution.ts';
import { chooseAmong } from './choose.ts';
import { explainRefusal } from './explain-refusal.ts';
import { useSpot } from './spots.ts';

/**
 * The properties of a button for a spot: a single choice is taken at once, several open the spot's menu. Without a
 * choice it says why its usual acts are refused, if it has any. `press` is for keys.
 */
export function useSpotButton(kind: SpotKind, id: string, usual?: () => readonly Attempt[]) {
  const choices = useSpot(kind, id);
  const armed = useArmed();
  const ref = useRef<HTMLButtonElement>(null);
  const press = () => {
    if (ref.current && !chooseAmong(choices, ref.current) && usual) explainRefusal(usual());
  };
  return {
    choices,
    press,
    props: {
      ref,
      'data-spot': spotName({ kind, id }),
      'data-lit': choices.length > 0 || undefined,
      'data-armed': (armed !== null && choices.includes(armed.choice)) || undefined,
      'aria-haspopup': choices.length > 1 ? ('menu' as const) : undefined,
      onClick: press,
    },
  };
}
