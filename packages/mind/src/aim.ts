import { levelOf, type Name, type Player, type State, UNITS, WOUND } from '@deedbook/engine';

/** What a fight is fought for: the value of everything won or lost, in hundredths of a point. */
export interface Aim {
  /** Defeating every enemy. */
  readonly win: number;
  readonly fame: number;
  readonly reputation: number;
  /** Each Wound to the hand, and each one Poison adds to the discard pile. */
  readonly wound: number;
  readonly poison: number;
  readonly knockedOut: number;
  /** Each level of a Unit that is Wounded, or lost. */
  readonly unitWounded: number;
  readonly unitLost: number;
  /** Each card, crystal and Unit used. */
  readonly card: number;
  readonly crystal: number;
  readonly unitUsed: number;
  /** Each Artifact stolen from another player, or by one. */
  readonly artifact: number;
  /** A card that should stay in hand, and the value of that. */
  readonly keep: Name | null;
  readonly kept: number;
}

const SENSIBLE: Aim = {
  win: 0,
  fame: 125,
  reputation: 50,
  wound: 200,
  poison: 150,
  knockedOut: 400,
  unitWounded: 80,
  unitLost: 250,
  card: 20,
  crystal: 40,
  unitUsed: 30,
  artifact: 500,
  keep: null,
  kept: 0,
};

const OUTWEIGHS = 100_000;

/** The aims a player may have. */
export const AIMS = {
  /** Win, at the lowest cost. */
  win: { ...SENSIBLE, win: OUTWEIGHS },
  /** As much Fame as possible, then the lowest cost. */
  fame: { ...SENSIBLE, fame: OUTWEIGHS / 10 },
  /** As few Wounds as possible, whether or not enemies are defeated. */
  survive: { ...SENSIBLE, wound: OUTWEIGHS / 10, poison: OUTWEIGHS / 10 },
} as const satisfies Readonly<Record<string, Aim>>;

/** Weighs Fame, costs and other gains against each other, as for the final score. */
export const worthIt = (prize: number): Aim => ({ ...SENSIBLE, win: Math.round(100 * prize) });

const cardsIn = ({ hand }: Player): number => hand.length - woundsIn(hand);
export const woundsIn = (cards: readonly Name[]): number => cards.reduce((n, card) => n + (card === WOUND ? 1 : 0), 0);
const crystalsOf = ({ crystals }: Player): number => crystals.red + crystals.blue + crystals.green + crystals.white;

/** The value of a finished fight. */
export const outcomeOf = (aim: Aim, seat: number, before: State, after: State, won: boolean): number =>
  (won ? aim.win : 0) + standingOf(aim, seat, before, after);

/** What may still be made good: Wounds cured, crystals given back. */
interface Amends {
  readonly cures: boolean;
  readonly restores: boolean;
}
const NONE: Amends = { cures: false, restores: false };

/** What was won and lost so far, except what may be made good; the same sums for every kind of search. */
export function standingOf(aim: Aim, seat: number, before: State, after: State, amends = NONE): number {
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  let value = aim.fame * (is.fame - was.fame) + aim.reputation * (is.reputation - was.reputation);
  if (!amends.cures) {
    value -= aim.wound * (woundsIn(is.hand) - woundsIn(was.hand));
    value -= aim.poison * (woundsIn(is.discard) - woundsIn(was.discard));
  }
  value -= aim.card * (cardsIn(was) - cardsIn(is));
  if (!amends.restores) value -= aim.crystal * Math.max(0, crystalsOf(was) - crystalsOf(is));
  for (const unit of was.units) {
    const now = is.units.find(({ id }) => id === unit.id);
    if (!now) value -= aim.unitLost * UNITS.get(unit.unit).level;
    else {
      if (now.wounds > unit.wounds) value -= aim.unitWounded * UNITS.get(unit.unit).level * (now.wounds - unit.wounds);
      if (now.spent && !unit.spent) value -= aim.unitUsed;
    }
  }
  if (isKnockedOut(before, after, seat)) value -= aim.knockedOut;
  if (aim.keep !== null && is.hand.includes(aim.keep)) value += aim.kept;
  return value;
}

/** Whether the hero took as many Wounds in this fight as the Hand limit (CMB-KO-01, PVP-DMG-03). */
export const isKnockedOut = (before: State, after: State, seat: number): boolean => {
  const { combat, duel } = before;
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  const { handLimit } = levelOf(was);
  if (duel) {
    const taken = duel.wounds.filter(other => other === seat).length;
    return !duel.knockedOut.includes(seat) && taken + woundsIn(is.hand) - woundsIn(was.hand) >= handLimit;
  }
  if (!combat || combat.knockedOut) return false;
  return after.turn.woundsToHand - before.turn.woundsToHand + combat.wounds >= handLimit;
};
