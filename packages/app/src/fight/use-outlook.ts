import { type CombatOutlook, combatOutlook, type Endured, endure, heroArmor, type Seat } from '@deedbook/engine';
import { perView, queryOf } from '../game/per-view.ts';
import { useSeat } from '../game/table.ts';

/** The current combat with its sums, whoever is fighting: all of it is public. */
export interface FightFacts {
  readonly seat: Seat;
  readonly outlook: CombatOutlook;
  /** The Armor used to count Wounds. */
  readonly armor: number;
  /** What happens if nothing more is done; null if that cannot be known. */
  readonly endured: Endured | null;
}

const factsOf = perView((view): FightFacts | null => {
  const { seat } = view.turn;
  if (seat === null) return null;
  const query = queryOf(view, seat);
  const outlook = combatOutlook(query);
  return outlook && { seat, outlook, armor: heroArmor(query), endured: endure(view) };
});

export const useFight = (): FightFacts | null => useSeat(({ view }) => factsOf(view));
