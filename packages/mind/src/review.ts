import type { Ending, Step } from './ending.ts';

/* What a review of a finished game consists of. `packages/bots` works it out; this is plain data. */

/** What a decision was about. */
export const REVIEW_PHASES = ['tactics', 'moving', 'fighting', 'interacting', 'resting', 'rewards'] as const;
export type ReviewPhase = (typeof REVIEW_PHASES)[number];

/** One decision. Values are what the seat could expect, roughly in points of the final score. */
export interface Judged {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly phase: ReviewPhase;
  /** Whether there was anything to decide. */
  readonly isFree: boolean;
  /** What the seat could expect before it, playing on sensibly. */
  readonly value: number;
  /** How much less the best way found from here on is worth after it. */
  readonly lost: number;
  /** What would have been better, up to the next random event; empty if little was lost. */
  readonly instead: readonly Step[];
}

/** A fight that could have been won, or won at a lower cost. */
export interface MissedFight {
  /** How many answers had been given when it began. */
  readonly at: number;
  readonly before: Ending;
  /** The worst it could have come to with the best play. */
  readonly best: Ending;
  readonly actual: Ending;
}

/** Decisions of a seat in a row, with nothing revealed and no one else acting in between. */
export interface Stretch {
  readonly decisions: readonly Judged[];
  /** What chance and the other players added after it. */
  readonly luck: number;
  /** Fights that ended with it. */
  readonly fights: readonly MissedFight[];
}

/** The steps of a line that say what it is about: not how mana is paid or a card's choices are made. */
export function outline(steps: readonly Step[]): readonly Step[] {
  const main = steps.filter(({ asked: { prompt } }) => prompt === 'turn' || prompt.startsWith('combat-'));
  return main.length > 0 ? main : steps;
}
