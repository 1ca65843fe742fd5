import { levelOf, type Name, type Player, type State, UNITS, WOUND } from '@deedbook/engine';

/** What a fight is fought for: what each thing won or lost counts, in hundredths of a point. */
export interface Aim {
  /** Every enemy defeated. */
  readonly win: number;
  readonly fame: number;
  readonly reputation: number;
  /** Each Wound taken into the hand, and each that poison adds to the discard pile. */
  readonly wound: number;
  readonly poison: number;
  readonly knockedOut: number;
  /** Each level of a Unit that is Wounded, or lost. */
  readonly unitWounded: number;
  readonly unitLost: number;
  /** Each card that leaves the hand, each crystal and each Unit that is used. */
  readonly card: number;
  readonly crystal: number;
  readonly unitUsed: number;
  /** A card that should stay in hand, and how much that counts. */
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
  keep: null,
  kept: 0,
};

const OUTWEIGHS = 100_000;

/** The aims a player may have. */
export const AIMS = {
  /** Win, and lose as little as possible by it. */
  win: { ...SENSIBLE, win: OUTWEIGHS },
  /** As much Fame as can be had, then as little loss as possible. */
  fame: { ...SENSIBLE, fame: OUTWEIGHS / 10 },
  /** As few Wounds as possible, whoever is defeated. */
  survive: { ...SENSIBLE, wound: OUTWEIGHS / 10, poison: OUTWEIGHS / 10 },
} as const satisfies Readonly<Record<string, Aim>>;

/** Weighs Fame, losses and what else is won against each other, as for the score. */
export const worthIt = (prize: number): Aim => ({ ...SENSIBLE, win: Math.round(100 * prize) });

const cardsIn = ({ hand }: Player): number => hand.reduce((n, card) => n + (card === WOUND ? 0 : 1), 0);
const woundsIn = (cards: readonly Name[]): number => cards.reduce((n, card) => n + (card === WOUND ? 1 : 0), 0);
const crystalsOf = ({ crystals }: Player): number => crystals.red + crystals.blue + crystals.green + crystals.white;

/** What a fight has come to when it is over: the same sums for every way of searching. */
export function outcomeOf(aim: Aim, seat: number, before: State, after: State, won: boolean): number {
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  let value = (won ? aim.win : 0) + aim.fame * (is.fame - was.fame) + aim.reputation * (is.reputation - was.reputation);
  const wounds = woundsIn(is.hand) - woundsIn(was.hand);
  value -= aim.wound * wounds + aim.poison * (woundsIn(is.discard) - woundsIn(was.discard));
  value -= aim.card * (cardsIn(was) - cardsIn(is)) + aim.crystal * Math.max(0, crystalsOf(was) - crystalsOf(is));
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

/** As many Wounds as the Hand limit were taken in this fight (CMB-KO-01). */
const isKnockedOut = (before: State, after: State, seat: number): boolean => {
  const combat = before.combat;
  if (!combat || combat.knockedOut) return false;
  const taken = after.turn.woundsToHand - before.turn.woundsToHand + combat.wounds;
  return taken >= levelOf(before.players[seat] as Player).handLimit;
};
