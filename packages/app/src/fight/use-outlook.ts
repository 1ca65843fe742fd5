import { type CombatOutlook, combatOutlook, heroArmor, type Seat, type View } from '@deedbook/engine';
import { queryOf, type Table, useSeat } from '../game/table.ts';

/** A combat with the sums done: of whoever fights, as all of it is public. */
export interface FightFacts {
  readonly seat: Seat;
  readonly outlook: CombatOutlook;
  /** The Armor that Wounds are counted by. */
  readonly armor: number;
}

const known = new WeakMap<View, FightFacts | null>();

/** Worked out once for every position, whoever asks. */
function factsOf({ view }: Table): FightFacts | null {
  const found = known.get(view);
  if (found !== undefined) return found;
  const seat = view.turn.seat;
  const look = seat === null ? null : queryOf({ view }, seat);
  const outlook = look && combatOutlook(look);
  const facts = look && outlook && seat !== null ? { seat, outlook, armor: heroArmor(look) } : null;
  known.set(view, facts);
  return facts;
}

export const useFight = (): FightFacts | null => useSeat(factsOf);
