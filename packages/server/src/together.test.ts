import { keyOf } from '@deedbook/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seated, settle, TestPlayer } from './testing/player.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const keysOf = (player: TestPlayer): string[] => player.doc?.sight?.asked?.choices.map(keyOf) ?? [];
const mustAnswer = ({ doc }: TestPlayer): boolean => doc?.sight?.asked?.standing === false;

/** Two players, one of whom still chooses at the end of the turn while the other may begin the next. */
async function oneLate(): Promise<{ late: TestPlayer; next: TestPlayer; id: string }> {
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)));
  const id = await seated(players, SETTINGS);
  for (let i = 0; i < 2_000; i++) {
    for (const player of players) await settle(player);
    const late = players.find(mustAnswer);
    const next = players.find(player => player !== late && keysOf(player).includes('begin-turn'));
    if (late && next && !mustAnswer(next)) return { late, next, id };
    const keys = late ? keysOf(late) : [];
    expect(await late?.answer(() => keys[(i * 7) % keys.length] as string)).toBeNull();
  }
  throw new Error('nobody was late');
}

const begin = (player: TestPlayer) => player.answer(() => 'begin-turn');

describe('two players at once', () => {
  it('REW-06 END-02 the next player begins while the last one still chooses, and both are asked', async () => {
    const { late, next, id } = await oneLate();
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

  it('an answer that is still legal is heard although somebody else was quicker', async () => {
    const { late, next } = await oneLate();
    // Both are sent before either is heard of; the late player's answer may end the turn.
    const answers = [late.answer(keys => keys.at(-1) as string), begin(next)];
    const [first, second] = await Promise.all(answers);
    expect(first).toBeNull();
    expect(second?.rule).not.toBe('STALE-ANSWER');
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
