import { type CombatOutlook, combatOutlook, heroArmor, type Seat } from '@deedbook/engine';
import { perView, queryOf } from '../game/per-view.ts';
import { useSeat } from '../game/table.ts';

/** The current combat with its sums, whoever is fighting: all of it is public. */
export interface FightFacts {
  readonly seat: Seat;
  readonly outlook: CombatOutlook;
  /** The Armor that Wounds are counted by. */
  readonly armor: number;
}

const factsOf = perView((view): FightFacts | null => {
  const { seat } = view.turn;
  if (seat === null) return null;
  const query = queryOf(view, seat);
  const outlook = combatOutlook(query);
  return outlook && { seat, outlook, armor: heroArmor(query) };
});

export const useFight = (): FightFacts | null => useSeat(({ view }) => factsOf(view));
