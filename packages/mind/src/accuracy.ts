import { type Judged, type MissedFight, REVIEW_PHASES, type ReviewPhase, type Stretch } from './review.ts';

/* What a review comes to. */

/** A decision that cost much, or an event that changed much. */
export interface TurningPoint {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly kind: 'decision' | 'luck';
  /** How many points it gained or lost. */
  readonly swing: number;
  readonly instead: Judged['instead'];
}

export interface PhaseAccuracy {
  readonly phase: ReviewPhase;
  readonly decisions: number;
  /** From 0 to 100. */
  readonly accuracy: number;
  readonly lost: number;
}

export interface ReviewSummary {
  /** From 0 to 100; null if there was nothing to decide. */
  readonly accuracy: number | null;
  readonly decisions: number;
  /** How many points better decisions would have been worth. */
  readonly lost: number;
  readonly goodLuck: number;
  readonly badLuck: number;
  readonly phases: readonly PhaseAccuracy[];
  readonly turningPoints: readonly TurningPoint[];
  readonly fights: readonly MissedFight[];
  /** What the seat could expect, decision by decision. */
  readonly curve: readonly { readonly at: number; readonly value: number }[];
}

const TURNING_POINTS = 5;
/** Smaller swings are within the error of the estimates. */
const LEAST_SWING = 1;
/** A decision that costs this many points is about a third accurate. */
const COSTLY = 3;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const accuracyOf = ({ lost }: Judged): number => 100 * Math.exp(-lost / COSTLY);

/** Everything the stretches of a review say together, also while some are still missing. */
export function summarize(stretches: readonly Stretch[]): ReviewSummary {
  const decisions = stretches.flatMap(stretch => stretch.decisions);
  const free = decisions.filter(({ isFree }) => isFree);
  const luck = stretches.map(stretch => stretch.luck);
  return {
    accuracy: free.length === 0 ? null : sum(free.map(accuracyOf)) / free.length,
    decisions: free.length,
    lost: sum(free.map(({ lost }) => lost)),
    goodLuck: sum(luck.filter(n => n > 0)),
    badLuck: -sum(luck.filter(n => n < 0)),
    phases: REVIEW_PHASES.flatMap(phase => phaseOf(phase, free)),
    turningPoints: turningPointsOf(stretches),
    fights: stretches.flatMap(({ fights }) => fights),
    curve: decisions.map(({ at, value }) => ({ at, value })),
  };
}

function phaseOf(phase: ReviewPhase, free: readonly Judged[]): PhaseAccuracy[] {
  const of = free.filter(one => one.phase === phase);
  if (of.length === 0) return [];
  const lost = sum(of.map(one => one.lost));
  return [{ phase, decisions: of.length, accuracy: sum(of.map(accuracyOf)) / of.length, lost }];
}

/** The largest swings, in the order in which they happened. */
function turningPointsOf(stretches: readonly Stretch[]): TurningPoint[] {
  const all = stretches.flatMap(({ decisions, luck }): TurningPoint[] => [
    ...decisions.map(({ at, lost, instead }): TurningPoint => ({ at, kind: 'decision', swing: -lost, instead })),
    { at: decisions.at(-1)?.at ?? 0, kind: 'luck', swing: luck, instead: [] },
  ]);
  return all
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.at - b.at);
}
