import { type ReviewStep, review } from '@deedbook/bots';
import type { GameRecord, Seat } from '@deedbook/engine';
import { expose } from 'comlink';

const DESK = {
  /** Reviews a game and reports every stretch; a review that was left skips those it has. */
  async review(record: GameRecord, seat: Seat, skip: number, tell: (step: ReviewStep) => void): Promise<void> {
    for (const step of review(record, seat, skip)) await tell(step);
  },
};
export type ReviewDesk = typeof DESK;

expose(DESK);
