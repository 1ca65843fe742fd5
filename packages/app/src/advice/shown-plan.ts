import type { Hex } from '@deedbook/engine';
import { create } from 'zustand';

/** What a plan looks like on the map: the way, and the spaces it aims at. */
interface Drawn {
  readonly way: readonly Hex[];
  readonly targets: readonly Hex[];
}

/** The plan that is looked at; the map draws it. */
export const useShownPlan = create<{ readonly plan: Drawn | null }>(() => ({ plan: null }));

export const showPlan = (plan: Drawn | null): void => useShownPlan.setState({ plan });
