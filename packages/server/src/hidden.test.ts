import { createBot } from '@deedbook/bots';
import { imagine, SCENARIOS, type Seat, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { Audience } from './live/audience.ts';
import type { Entry } from './table/entry.ts';
import { Table } from './table/table.ts';
import { SETTINGS } from './testing/test-server.ts';

/*
 * Two games that differ only in what a seat cannot know: everything the seat would be sent is compared byte by byte,
 * including the number and order of messages. The same code makes the messages as on a server.
 */

const NOBODY_ELSE = { here: new Set<Seat>(), watchers: 0 };
const HEROES = ['tovak', 'goldyx', 'arythea', 'norowas'];

/** A table in mid-game, with another game that its seats cannot tell apart. */
function worldOf(table: Table, session: Session): Table {
  const other = new Table(table, table.settings);
  Object.assign(other, { number: table.number, changed: table.changed, state: table.state, host: table.host });
  other.seats = structuredClone(table.seats);
  other.session = session;
  return other;
}

function started(scenario: string, players: number, seed: string): Table | null {
  const table = new Table(
    { id: 'table-id', code: 'ABCDEF', seed, created: 1 },
    { ...SETTINGS, scenario, seats: players },
  );
  for (const [seat, hero] of HEROES.slice(0, players).entries()) {
    table.do({ at: 1, account: `p${seat}`, seat, ref: null, deed: { deed: 'sit', seat, hero, name: `P${seat}` } });
  }
  table.host = 'p0';
  const entry = table.do({ at: 1, account: 'p0', seat: null, ref: null, deed: { deed: 'start' } });
  return 'number' in entry ? table : null;
}

const answerOf = (table: Table, seat: Seat, key: string): Entry | null => {
  const entry = table.do({
    at: table.changed,
    account: null,
    seat,
    ref: null,
    deed: { deed: 'auto-answer', by: 'orders', key },
  });
  return 'number' in entry ? entry : null;
};

/** What a seat is sent when someone answers: the message, or null. */
const sent = (audience: Audience, table: Table): string | null => audience.update(table, NOBODY_ELSE, table.changed);

describe('nothing hidden leaves the server', () => {
  /** Every scenario, with the two smallest numbers of players it is for. */
  const games = SCENARIOS.ids().flatMap(scenario => {
    const counts = [1, 2, 3, 4].filter(players => started(scenario, players, 'x') !== null);
    return counts.slice(0, 2).map(players => [scenario, players] as const);
  });

  it('every scenario is played', () => {
    expect(new Set(games.map(([scenario]) => scenario))).toEqual(new Set(SCENARIOS.ids()));
  });

  it.each(games)('%s with %d players: a seat is sent the same in games it cannot tell apart', (scenario, players) => {
    const table = started(scenario, players, `hidden ${scenario}`) as Table;
    const bots = HEROES.map(hero => createBot('curious', hero));
    let compared = 0;
    for (let step = 0; step < 130 && table.state === 'playing'; step++) {
      const session = table.session as Session;
      const by = session.asked[0] as Seat;
      const asked = session.question(by);
      if (asked === null) break;
      const key = bots[by]?.choose({ asked, view: () => session.view(by) }) as string;
      if (step % 13 === 0) {
        for (const watching of [...table.seats.keys(), null]) {
          compared += compareWorlds(table, watching, by, key, `${scenario} ${step}`);
        }
      }
      if (answerOf(table, by, key) === null) break;
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** Plays one answer in the real game and in an imagined one, and compares what a seat gets. */
function compareWorlds(table: Table, watching: Seat | null, by: Seat, key: string, seed: string): number {
  const real = (table.session as Session).state;
  const position = imagine(real, watching ?? [], seed);
  const [here, there] = [worldOf(table, new Session(structuredClone(real))), worldOf(table, new Session(position))];
  const audiences = [here, there].map(world => new Audience(watching, world, NOBODY_ELSE, world.changed));
  const [first, second] = audiences.map((audience, i) => audience.whole(i === 0 ? here : there, 0));
  expect(second).toBe(first);
  if (watching !== null) {
    const [known, imagined] = [here, there].map(({ session }) => JSON.stringify(session?.known(watching)));
    expect(imagined).toBe(known);
  }
  const entries = [here, there].map(world => answerOf(world, by, key));
  if (entries.includes(null)) {
    // Another player's answer, from a hidden hand, may not be possible in the other game; the seat's own answers are.
    if (watching === by) expect(entries).toEqual([null, null]);
    return 1;
  }
  const isRevealing = [here, there].some(world => (world.session as Session).state.fence > real.fence);
  const messages = audiences.map((audience, i) => sent(audience, i === 0 ? here : there));
  // An answer that reveals something may reveal different things, and cards played openly from another hand may differ.
  // Everything else is the same.
  const shown = [here, there].map(world => JSON.stringify((world.session as Session).view(null)));
  if (!isRevealing && (watching === by || shown[0] === shown[1])) expect(messages[1]).toBe(messages[0]);
  return 1;
}
