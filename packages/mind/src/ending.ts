import {
  type Asked,
  type Choice,
  type MageKnight,
  type Player,
  type Seat,
  type State,
  shownTo,
  WOUND,
} from '@deedbook/engine';
import { isKnockedOut } from './aim.ts';

/* What a line of answers comes to. */

/** How a fight ends for the hero. Counts are totals after the fight, so that two lines can be compared. */
export interface Ending {
  readonly won: boolean;
  readonly fame: number;
  readonly knockedOut: boolean;
  /** Wounds in hand and discard pile. */
  readonly wounds: number;
  readonly unitsWounded: number;
  readonly units: number;
  /** Cards other than Wounds in hand. */
  readonly cards: number;
  readonly crystals: number;
}

/** One answer of a line, with the question it answers. */
export interface Step {
  readonly asked: Asked;
  readonly choice: Choice;
}

/** The best way to fight on: win at the lowest cost, or else make the best of it. */
export interface FightAdvice {
  /** Nothing better exists. Otherwise something better may have been missed. */
  readonly isProven: boolean;
  /** No line can win. */
  readonly isHopeless: boolean;
  /** How much better another line may be at most, in points; a Wound counts for two. Null if that is unknown. */
  readonly atMostBetter: number | null;
  /** It is about one exchange of a player combat; the endings are for hands that the other player may hold. */
  readonly isExchange: boolean;
  readonly before: Ending;
  /** How it can end, with the number of ways for each; one entry unless a monster is summoned on the way. */
  readonly endings: readonly { readonly ending: Ending; readonly times: number }[];
  /** The answers, up to the end of the fight or until a monster is summoned. */
  readonly steps: readonly Step[];
}

/** Plays a line on a copy and records the question before each answer. */
export function played(start: MageKnight, seat: Seat, keys: readonly string[]): { steps: Step[]; end: MageKnight } {
  const end = start.clone();
  const steps = keys.flatMap((key): Step[] => {
    const question = end.questionFor(seat);
    const asked = question && shownTo(question);
    const choice = asked?.choices.find(one => one.key === key);
    end.answer(seat, key);
    return asked && choice ? [{ asked: { ...asked, choices: [choice], answers: 0, standing: false }, choice }] : [];
  });
  return { steps, end };
}

const count = (list: readonly string[], isOne: (one: string) => boolean): number => list.filter(isOne).length;

/** How a fight that began at one position has ended at another. */
export function endingOf(start: State, after: State, seat: Seat, won: boolean): Ending {
  const { fame, hand, discard, units, crystals } = after.players[seat] as Player;
  return {
    won,
    fame,
    knockedOut: isKnockedOut(start, after, seat),
    wounds: count([...hand, ...discard], card => card === WOUND),
    unitsWounded: units.reduce((n, unit) => n + unit.wounds, 0),
    units: units.length,
    cards: count(hand, card => card !== WOUND),
    crystals: crystals.red + crystals.blue + crystals.green + crystals.white,
  };
}
