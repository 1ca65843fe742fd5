import { type GameRecord, recordOf, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { storedReview, storeReview } from './stored-reviews.ts';

const record: GameRecord = recordOf(
  new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'kept' }),
);
const REVIEW = { stretches: [{ decisions: [], luck: 1, fights: [] }], of: 3 };

it('a review is kept by what was played and for whom', () => {
  storeReview(record, 0, REVIEW);
  expect(storedReview({ ...record }, 0)).toEqual(REVIEW);
  expect(storedReview(record, 1).of).toBe(0);
  expect(storedReview({ ...record, answers: ['0 early-bird'] }, 0).of).toBe(0);
});

it('the newest reviews are kept, and damaged ones are worked out again', () => {
  for (let i = 0; i < 30; i++) storeReview({ ...record, seed: `${i}` }, 0, REVIEW);
  expect(storedReview({ ...record, seed: '29' }, 0)).toEqual(REVIEW);
  expect(storedReview({ ...record, seed: '0' }, 0).of).toBe(0);
  localStorage.setItem('deedbook.reviews', '[1, ["x"]');
  expect(storedReview(record, 0).of).toBe(0);
});
