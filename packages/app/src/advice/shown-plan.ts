import type { Hex } from '@deedbook/engine';
import { create } from 'zustand';

/** What a plan looks like on the map: the way, and the spaces it aims at. */
interface Drawn {
  readonly way: readonly Hex[];
  readonly targets: readonly Hex[];
}

interface Shown {
  readonly plan: Drawn | null;
  /** It was pressed, so it stays until the hero moves. */
  readonly isKept: boolean;
}

/** The plan that is looked at; the map draws it. */
export const useShownPlan = create<Shown>(() => ({ plan: null, isKept: false }));

export const showPlan = (plan: Drawn): void => useShownPlan.setState({ plan, isKept: false });
export const keepPlan = (plan: Drawn): void => useShownPlan.setState({ plan, isKept: true });

/** Looks away: a plan that is kept stays. */
export const lookAway = (): void => useShownPlan.setState(shown => (shown.isKept ? shown : { plan: null }));

export const forgetPlan = (): void => useShownPlan.setState({ plan: null, isKept: false });
