import { Copy } from '@deedbook/client';
import { type Seat, Stream, seeded } from '@deedbook/engine';
import type { ServerMessage, WireMoment } from '@deedbook/protocol';
import { describe, expect, it } from 'vitest';
import { Audience } from '../live/audience.ts';
import { SETTINGS } from '../testing/test-server.ts';
import type { Draft } from './entry.ts';
import { forgetFacts } from './facts.ts';
import { wholePast } from './past.ts';
import { Table } from './table.ts';

const NOBODY_HERE = { here: new Set<Seat>(), watchers: 0 };

function started(seed: string): Table {
  const table = new Table({ id: 'table-id', code: 'ABCDEF', seed, created: 1 }, SETTINGS);
  for (const [seat, hero] of ['tovak', 'goldyx'].entries()) {
    table.do({ at: 1, account: `p${seat}`, seat, ref: null, deed: { deed: 'sit', seat, hero, name: hero } });
  }
  table.host = 'p0';
  table.do({ at: 1, account: 'p0', seat: null, ref: null, deed: { deed: 'start' } });
  return table;
}

/** A client that is told everything an audience is. */
class Follower {
  readonly audience: Audience;
  readonly copy = new Copy();

  constructor(table: Table, seat: Seat | null) {
    this.audience = new Audience(seat, table, NOBODY_HERE, 1);
    this.copy.replace(JSON.parse(this.audience.whole(table, 0)) as Extract<ServerMessage, { say: 'whole' }>);
  }

  follow(table: Table): void {
    const message = this.audience.update(table, NOBODY_HERE, 1);
    if (message === null) return;
    expect(this.copy.change(JSON.parse(message) as Extract<ServerMessage, { say: 'patch' }>)).toBe('taken');
  }
}

const heard = ({ seat, news }: WireMoment) => ({ seat, news });

/** A random answer, and now and then an undo, a redo, or an undo past a reveal that everyone agreed to. */
function* someDeeds(table: Table, stream: Stream): Generator<Omit<Draft, 'at' | 'ref'>> {
  const seat = table.session?.asked[0] as Seat;
  const own = { account: `p${seat}`, seat: null };
  const kind = stream.below(20);
  if (kind === 0) yield { ...own, deed: { deed: 'undo', steps: 1 } };
  else if (kind === 1) yield { ...own, deed: { deed: 'redo' } };
  else if (kind === 2 && stream.below(4) === 0) {
    yield { ...own, deed: { deed: 'ask-undo', steps: 3 } };
    yield { account: `p${1 - seat}`, seat: null, deed: { deed: 'allow-undo', agree: true } };
  } else {
    const { choices = [] } = table.session?.question(seat) ?? {};
    const key = choices[stream.below(choices.length)]?.key as string;
    yield { account: null, seat, deed: { deed: 'auto-answer', by: 'orders', key } };
  }
}

describe('what a seat has heard', () => {
  it.each(['one', 'two', 'three'])('is complete although the server remembers only what can be undone (%s)', seed => {
    const table = started(seed);
    const stream = new Stream(seeded(seed, 'past'));
    const followers = [0, 1, null].map(seat => new Follower(table, seat));
    let forgot = 0;
    for (let step = 0; step < 150 && table.state === 'playing'; step++) {
      for (const deed of someDeeds(table, stream)) {
        table.do({ at: 2 + step, ref: null, ...deed });
        for (const follower of followers) follower.follow(table);
      }
      if (!table.session?.isWhole) forgot++;
      if (step % 10 !== 0) continue;
      for (const { audience, copy } of followers) {
        const whole = wholePast(table, audience.seat);
        expect(copy.past.map(heard)).toEqual(whole.map(heard));
        expect(copy.settled).toBe(whole.findLastIndex(({ fence }) => fence) + 1);
      }
    }
    expect(forgot).toBeGreaterThan(50);
  });
});

it.each(['one', 'two'])('a table that dozes between deeds sends the same as one that does not (%s)', seed => {
  const [dozing, awake] = [started(seed), started(seed)];
  const tables = [dozing, awake];
  const audiences = tables.map(table => [0, 1, null].map(seat => new Audience(seat, table, NOBODY_HERE, 1)));
  const stream = new Stream(seeded(seed, 'doze'));
  let dozed = 0;
  let withUndo = 0;
  for (let at = 2; at < 110 && awake.state === 'playing'; at++) {
    for (const draft of someDeeds(awake, stream)) {
      if (dozing.doze()) {
        dozed++;
        withUndo += awake.session?.undoable(0).undo ?? 0;
        for (const audience of audiences[0] ?? []) audience.doze();
        forgetFacts(dozing);
        for (const audience of audiences[0] ?? []) audience.rouse(dozing);
      }
      const verdicts = tables.map(table => table.do({ ...draft, at, ref: null }));
      expect(verdicts[0]).toEqual(verdicts[1]);
      const [first, second] = audiences.map((all, i) =>
        all.map(audience => audience.update(tables[i] as Table, NOBODY_HERE, at)),
      );
      expect(first).toEqual(second);
    }
  }
  expect(dozing.session?.state).toEqual(awake.session?.state);
  expect(audiences[0]?.map(audience => audience.whole(dozing, 0))).toEqual(
    audiences[1]?.map(audience => audience.whole(awake, 0)),
  );
  expect(dozed).toBeGreaterThan(80);
  expect(withUndo).toBeGreaterThan(0);
});
