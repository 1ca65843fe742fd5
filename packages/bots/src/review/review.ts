import { type GameRecord, MageKnight, type Seat } from '@deedbook/engine';
import type { Stretch } from '@deedbook/mind';
import { prospectsOf } from '../planner/prospects.ts';
import { type Fought, storyOf } from './decisions.ts';
import { missedIn } from './fights.ts';
import { Judge } from './judge.ts';

/** In how many imagined positions a decision is valued; in fewer if there are many, so that no review takes forever. */
const WORLDS = 3;
const LONG = 500;

/** A step of a review: one more stretch. */
export interface ReviewStep {
  readonly stretch: Stretch;
  readonly done: number;
  readonly of: number;
}

/**
 * Reviews what a seat decided in a game, stretch by stretch, from what it knew at each moment. To resume a review that
 * was left, `skip` the stretches it had finished.
 */
export function* review(record: GameRecord, seat: Seat, skip = 0): Generator<ReviewStep, void> {
  const story = storyOf(record, seat);
  const { stretches, fights, end } = story;
  const worlds = stretches.reduce((n, { length }) => n + length, 0) > LONG ? 2 : WORLDS;
  const judges = stretches.map(decisions => new Judge(seat, decisions, worlds));
  for (const [i, judge] of judges.entries()) {
    if (i < skip) continue;
    const verdict = judge.verdict();
    const next = judges[i + 1];
    const after = next ? next.valueAfter(judge.last) : prospectsOf(new MageKnight(end), seat);
    const isHere = ({ endedAt }: Fought) => endedAt > judge.first.at && endedAt <= (next?.first.at ?? endedAt);
    const missed = fights.filter(isHere).flatMap(fight => missedIn(fight, seat) ?? []);
    const stretch = { decisions: verdict.decisions, luck: after - verdict.end, fights: missed };
    yield { stretch, done: i + 1, of: stretches.length };
  }
}
