import type { GameRecord, Seat } from '@deedbook/engine';
import { useEffect, useState } from 'react';
import { askForReview } from './ask-review.ts';
import { type StoredReview, storedReview, storeReview } from './stored-reviews.ts';

export interface Reviewing extends StoredReview {
  readonly state: 'working' | 'paused' | 'done' | 'failed';
  readonly pause: () => void;
  readonly goOn: () => void;
}

/** After how many stretches an unfinished review is kept. */
const KEEP_EVERY = 8;

/** The review of a seat: worked out while it is shown, kept when it is left, and resumed from there. */
export function useReview(record: GameRecord, seat: Seat): Reviewing {
  const [found, setFound] = useState<StoredReview>(() => storedReview(record, seat));
  const [isPaused, setPaused] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let review = storedReview(record, seat);
    setFound(review);
    setFailed(false);
    if (isPaused || isWhole(review)) return;
    const { done, stop } = askForReview(record, seat, review.stretches.length, ({ stretch, of }) => {
      review = { stretches: [...review.stretches, stretch], of };
      setFound(review);
      if (isWhole(review) || review.stretches.length % KEEP_EVERY === 0) storeReview(record, seat, review);
    });
    let isHere = true;
    done.catch((error: unknown) => {
      if (!isHere) return;
      console.error(error);
      setFailed(true);
    });
    return () => {
      isHere = false;
      stop();
      if (review.of > 0) storeReview(record, seat, review);
    };
  }, [record, seat, isPaused]);
  const state = hasFailed ? 'failed' : isWhole(found) ? 'done' : isPaused ? 'paused' : 'working';
  return { ...found, state, pause: () => setPaused(true), goOn: () => setPaused(false) };
}

const isWhole = ({ stretches, of }: StoredReview): boolean => of > 0 && stretches.length >= of;
