import { buildScene, Session } from '@deedbook/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeSeat } from './table/seats.ts';
import { Table } from './table/table.ts';
import { begin, mustAnswer, oneLate } from './testing/one-late.ts';
import { seated, settle, TestPlayer } from './testing/player.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('two players at once', () => {
  it('REW-06 END-02 the next player begins while the last one still chooses, and both are asked', async () => {
    const { late, next, id } = await oneLate(server.url);
    const before = late.doc?.sight?.asked;
    expect(await begin(next)).toBeNull();
    await next.until(() => mustAnswer(next));
    await settle(late);
    expect(mustAnswer(late)).toBe(true);
    expect(late.doc?.sight?.asked?.choices).toEqual(before?.choices);
    expect(server.inside.rooms.find(id)?.table.session?.asked).toHaveLength(2);
    // Each answers without waiting for the other.
    expect(await Promise.all([next.answer(), late.answer(keys => keys.at(-1) as string)])).toEqual([null, null]);
  });

  /** Goldyx may plunder a village while Tovak plays; Tovak may end the turn. Each has seen one question. */
  function bothMayAnswer() {
    const scene = {
      map: { '3,0': 'village' },
      at: '1,1',
      hand: [],
      played: ['promise'],
      cardUsed: true,
      others: { goldyx: { at: '3,0' } },
    };
    const table = new Table({ id: 'table-id', code: 'ABCDEF', seed: 'x', created: 1 }, SETTINGS);
    table.seats = ['tovak', 'goldyx'].map((hero, i) => ({ ...freeSeat(), hero, account: `p${i}` }));
    table.state = 'playing';
    const session = new Session(buildScene(scene));
    table.session = session;
    const seen = [0, 1].map(seat => table.question(seat)?.name);
    const answer = (seat: 0 | 1, key: string) =>
      table.do({
        at: 2,
        account: `p${seat}`,
        seat: null,
        ref: null,
        deed: { deed: 'answer', asked: seen[seat] as string, key },
      });
    return { tovak: () => answer(0, 'end-turn'), goldyx: () => answer(1, 'plunder'), session };
  }

  it('both are heard, whoever is quicker: an answer that is still legal counts for what is asked now', () => {
    const one = bothMayAnswer();
    expect([one.tovak(), one.goldyx()]).toMatchObject([{ number: 1 }, { number: 2 }]);
    // By then it was the question before Goldyx's own turn.
    expect(one.session.question(1)).toMatchObject({ prompt: 'turn', standing: false });
    const other = bothMayAnswer();
    expect([other.goldyx(), other.tovak()]).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(other.session.question(1)).toMatchObject({ prompt: 'turn' });
  });

  it('an answer to a question the player has already answered is refused', () => {
    const { goldyx } = bothMayAnswer();
    expect([goldyx(), goldyx()]).toMatchObject([
      { number: 1 },
      { rule: expect.stringMatching(/STALE-ANSWER|NOT-ASKED/) },
    ]);
  });
});

describe('the clock of the machine', () => {
  it('may be set back or forward: players are not cut off, and a time is up once', async () => {
    const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)));
    const id = await seated(players, { ...SETTINGS, perTurn: 3600 });
    const DAY = 86_400_000;
    server.clock.jump(-DAY);
    for (let i = 0; i < 5; i++) {
      const asked = players.find(mustAnswer);
      expect(await asked?.answer()).toBeNull();
      for (const player of players) await settle(player);
    }
    const waited = server.inside.rooms.find(id)?.table.seats.findIndex(({ since }) => since !== null) as number;
    server.clock.jump(2 * DAY);
    await server.inside.automation.lookForDue();
    await server.inside.automation.lookForDue();
    const [one] = players as [TestPlayer, ...TestPlayer[]];
    await one.until(({ table }) => table.seats[waited]?.bot === 'greedy');
    const { db } = server.inside.rooms.store;
    const entries = await db.selectFrom('entries').select('key').where('game', '=', id).execute();
    const ups = entries.filter(({ key }) => key.includes('"time-up"'));
    expect(new Set(ups.map(({ key }) => key)).size).toBe(ups.length);
  });
});
