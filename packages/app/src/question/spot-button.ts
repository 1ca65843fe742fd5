import type { MouseEvent } from 'react';
import { openMenu } from '../layout/overlay.ts';
import { choose } from './choose.ts';
import { useSpot } from './spots.ts';

/**
 * The properties of a button that stands for a spot: one choice is taken at once, several open the menu of the spot.
 * Nothing happens where there is no choice, but the button can still be focused and looked at.
 */
export function useSpotButton(kind: string, id: string) {
  const choices = useSpot(kind, id);
  const first = choices[0];
  return {
    choices,
    props: {
      'data-spot': `${kind} ${id}`,
      'data-lit': choices.length > 0 || undefined,
      'aria-haspopup': choices.length > 1 ? ('menu' as const) : undefined,
      onClick: (event: MouseEvent<Element>) => {
        if (choices.length === 1 && first) choose(first, event.currentTarget);
        else if (choices.length > 1) openMenu(choices, event.currentTarget);
      },
    },
  };
}
