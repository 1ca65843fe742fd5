import { type Asked, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { pastAfter, pastChange, type WireMoment } from './moments.ts';

const momentsOf = (session: Session, seat: number, known: readonly WireMoment[]): WireMoment[] =>
  session.history(seat).map(({ seat: by, news, fence }, i) => {
    const old = known[i];
    const isSame = old?.seat === by && old.fence === fence && old.news.length === news.length;
    return isSame && old.news.every((one, n) => one === news[n]) ? old : { seat: by, news, fence };
  });

test('the past of a seat comes out of the wire as it went in, through answers, undo and reveals', () => {
  const session = new Session({ scenario: 'full-conquest', heroes: ['tovak', 'goldyx'], seed: '4' });
  let closed = 0;
  let [shown, kept]: [readonly WireMoment[], readonly WireMoment[]] = [[], []];
  for (let i = 0; i < 300 && !session.isOver; i++) {
    const seat = session.asked[0] as number;
    const { choices } = session.question(seat) as Asked;
    session.answer(seat, choices[(i * 7) % choices.length]?.key as string);
    if (i % 11 === 0) session.undo(seat);
    const now = momentsOf(session, 0, shown);
    const change = pastChange(shown, now);
    shown = now;
    if (change === null) continue;
    if (change[2] === 1) closed++;
    kept = pastAfter(kept, JSON.parse(JSON.stringify(change)));
    expect(kept).toEqual(now);
  }
  expect(closed).toBeGreaterThan(10);
});

test('a moment that is only closed is not sent again', () => {
  const news = [{ news: 'turn-ended', seat: 1 }] as unknown as WireMoment['news'];
  const [open, closed] = [false, true].map(fence => ({ seat: 1, news, fence }));
  expect(pastChange([open as WireMoment], [closed as WireMoment])).toEqual([1, [], 1]);
  expect(pastChange([], [open as WireMoment])).toEqual([0, [[1, '.turn-ended']]]);
});
