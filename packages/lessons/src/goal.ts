import type { News, NewsKind, Phase, Prompt, Seat, SeatState } from '@deedbook/engine';
import { type Aim, aimsOf, type Goal as PuzzleGoal } from '@deedbook/positions';

/*
 * What a step asks for, as data: a predicate on what the seat sees and on what has happened since the step began. It
 * never says how: any legal way that makes it true counts.
 */

/** Names a kind of news and some of its fields. */
type Happened = {
  readonly [K in NewsKind]: { readonly news: K; readonly with?: Partial<Extract<News, { news: K }>> };
}[NewsKind];

type Aims = Pick<PuzzleGoal, Aim>;

export type Goal =
  /** Something happened, to the learner where news has a seat: since the step began, or at any time. */
  | ({ readonly goal: 'news'; readonly times?: number; readonly ever?: true } & Happened)
  /** What goals of puzzles and drills can name, in the same words: where the hero is, points, Wounds, the end. */
  | { readonly goal: 'aims'; readonly aims: Aims }
  /** The learner is asked this. */
  | { readonly goal: 'asked'; readonly prompt: Prompt }
  /** The fight has reached this phase. */
  | { readonly goal: 'phase'; readonly phase: Phase }
  | { readonly goal: 'fighting' }
  /** An enemy is chosen in a fight. */
  | { readonly goal: 'aiming' }
  | { readonly goal: 'all' | 'any'; readonly of: readonly Goal[] };

/** What a goal looks at. */
export interface Situation extends Pick<SeatState, 'seat' | 'view' | 'asked'> {
  /** The news since the step began. */
  readonly news: readonly News[];
  /** The news since the course began. */
  readonly allNews: readonly News[];
}

export const heard = <K extends NewsKind>(news: K, fields: Partial<Extract<News, { news: K }>> = {}, times = 1): Goal =>
  ({ goal: 'news', news, with: fields, times }) as unknown as Goal;
/** Also counts if it happened in a step before, so that a learner who was faster is not asked for it again. */
export const everHeard = <K extends NewsKind>(news: K): Goal => ({ goal: 'news', news, ever: true }) as unknown as Goal;
/** Everything named is true at the same moment. */
export const reaches = (aims: Aims): Goal => ({ goal: 'aims', aims });
export const isAsked = (prompt: Prompt): Goal => ({ goal: 'asked', prompt });
export const fightsIn = (phase: Phase): Goal => ({ goal: 'phase', phase });
export const all = (...of: readonly Goal[]): Goal => ({ goal: 'all', of });
export const any = (...of: readonly Goal[]): Goal => ({ goal: 'any', of });
const isFighting: Goal = { goal: 'fighting' };
export const isAiming: Goal = { goal: 'aiming' };
/** An attack was blocked, or the enemy was defeated without that. A lost fight is neither. */
export const hasBlocked: Goal = any(heard('attack-blocked'), heard('enemy-defeated'));
/** An attack got through, and the fight goes on. */
export const isHurt: Goal = all(heard('wounds-taken'), isFighting);

/** Whether a goal is reached. */
export function isReached(goal: Goal, now: Situation): boolean {
  const { view, asked, seat } = now;
  switch (goal.goal) {
    case 'news':
      return (goal.ever ? now.allNews : now.news).filter(news => isSuch(news, goal, seat)).length >= (goal.times ?? 1);
    case 'aims':
      return aimsOf(goal.aims, { view, news: now.allNews }, seat).every(({ isTrue }) => isTrue);
    case 'asked':
      return asked?.prompt === goal.prompt;
    case 'phase':
      return view.combat?.phase === goal.phase;
    case 'fighting':
      return view.combat !== null;
    case 'aiming':
      return (view.combat?.targets.length ?? 0) > 0;
    case 'all':
      return goal.of.every(each => isReached(each, now));
    case 'any':
      return goal.of.some(each => isReached(each, now));
  }
}

function isSuch(news: News, goal: Extract<Goal, { goal: 'news' }>, seat: Seat): boolean {
  if (news.news !== goal.news) return false;
  const fields: Readonly<Record<string, unknown>> = { ...('seat' in news ? { seat } : {}), ...goal.with };
  return Object.entries(fields).every(([name, value]) => (news as Readonly<Record<string, unknown>>)[name] === value);
}
