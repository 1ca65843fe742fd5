import { Refusal } from '@deedbook/engine';
import { type Deed, NO_ORDERS } from '@deedbook/protocol';
import { beforeEach, expect, it } from 'vitest';
import { SETTINGS } from '../testing/test-server.ts';
import type { Entry } from './entry.ts';
import { readSnapshot, snapshotOf } from './snapshot.ts';
import { Table } from './table.ts';

const [ANN, BOB] = ['ann', 'bob'];
const ORDERS: Deed = { deed: 'orders', orders: NO_ORDERS };

let table: Table;
const newTable = () => new Table({ id: 'table-id', code: 'ABCDEF', seed: 'x', created: 1 }, SETTINGS);

const by = (account: string, deed: Deed): Entry | Refusal =>
  table.do({ at: 2, account, seat: null, ref: null, deed, name: account });
const must = (account: string, deed: Deed) => expect(by(account, deed)).not.toBeInstanceOf(Refusal);

/** Repeats something until it is refused; how often it was done, and why not again. */
function repeat(deeds: () => readonly [account: string, deed: Deed][]): { times: number; rule: string } {
  for (let times = 0; ; times++) {
    for (const [account, deed] of deeds()) {
      const done = by(account, deed);
      if (done instanceof Refusal) return { times, rule: done.rule };
    }
  }
}

/** What the player who must answer now could answer. */
function answer(): { account: string; deed: Deed } {
  const seat = table.session?.asked[0] as number;
  const question = table.question(seat);
  const key = question?.asked.choices[0]?.key as string;
  return { account: table.seats[seat]?.account as string, deed: { deed: 'answer', asked: question?.name ?? '', key } };
}

beforeEach(() => {
  table = newTable();
  table.do({ at: 1, account: ANN, seat: null, ref: null, deed: { deed: 'create', settings: SETTINGS } });
  for (const player of [ANN, BOB]) must(player, { deed: 'join' });
});

it('a player who repeats what is no answer is refused at last, and nobody else is', () => {
  must(ANN, { deed: 'start' });
  expect(repeat(() => [[ANN, ORDERS]])).toEqual({ times: 5_000 - 3, rule: 'TOO-MANY-CHANGES' });
  must(BOB, ORDERS);
});

it('every answer that stands allows more, and answers go on', () => {
  must(ANN, { deed: 'start' });
  const first = answer();
  repeat(() => [[first.account, ORDERS]]);
  must(first.account, first.deed);
  // The answer is one of the ten.
  expect(repeat(() => [[first.account, ORDERS]])).toEqual({ times: 9, rule: 'TOO-MANY-CHANGES' });
});

it('giving and taking back the same answer comes to an end', () => {
  must(ANN, { deed: 'start' });
  const tactics = [answer(), null] as const;
  must(tactics[0].account, tactics[0].deed);
  const second = answer();
  must(second.account, second.deed);
  const { account } = answer();
  const { rule } = repeat(() => [
    [account, answer().deed],
    [account, { deed: 'undo', steps: 1 }],
  ]);
  expect(rule).toBe('TOO-MANY-CHANGES');
  expect(table.spent[account]).toBeLessThan(5_100);
});

it('a long plan counts as several things', () => {
  must(ANN, { deed: 'start' });
  const plan: Deed = { deed: 'plan', keys: Array.from({ length: 30 }, () => 'x'.repeat(180)) };
  expect(repeat(() => [[BOB, plan]]).times).toBeLessThan(200);
});

it('an open table has only so many come and go; those who are there can still start', () => {
  must(BOB, { deed: 'leave' });
  let guests = 0;
  const { times, rule } = repeat(() => {
    const guest = `guest ${Math.floor(guests++ / 1_000)}`;
    return [
      [guest, { deed: 'join' }],
      [guest, { deed: 'leave' }],
    ];
  });
  expect(rule).toBe('TOO-MANY-JOINED');
  expect(times).toBeLessThan(10_000);
  must(ANN, { deed: 'seat-bot', seat: 1, bot: 'greedy' });
  must(ANN, { deed: 'start' });
});

it('what was done is remembered when the table wakes, and no written entry is refused', () => {
  must(ANN, { deed: 'start' });
  repeat(() => [[ANN, ORDERS]]);
  const snapshot = JSON.parse(JSON.stringify(snapshotOf(table)));
  table = newTable();
  readSnapshot(table, snapshot);
  expect(by(ANN, ORDERS)).toMatchObject({ rule: 'TOO-MANY-CHANGES' });
  table.follow({ number: table.number + 1, at: 3, account: ANN, seat: 0, ref: null, deed: ORDERS });
  const { spent: _, ...older } = snapshot;
  table = newTable();
  readSnapshot(table, older);
  must(ANN, ORDERS);
});
