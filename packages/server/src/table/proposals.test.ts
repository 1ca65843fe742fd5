import { buildScene, Refusal, type Scene, type Seat, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../testing/test-server.ts';
import type { Entry } from './entry.ts';
import { freeSeat } from './seats.ts';
import { Table } from './table.ts';

/** Tovak and Goldyx next to a city with two defenders, on Tovak's turn. */
const SIEGE: Scene = {
  scenario: 'full-conquest',
  cooperativeAssault: true,
  map: { '1,0': 'white city' },
  cities: { '1,0': { garrison: ['prowlers', 'prowlers'] } },
  at: '0,0',
  hand: ['march', 'march'],
  others: { goldyx: { at: '2,0', hand: ['march'] } },
};
const [TOVAK, GOLDYX] = [0, 1];

function siege(): Table {
  const table = new Table({ id: 'table-id', code: 'ABCDEF', seed: 'x', created: 1 }, SETTINGS);
  table.seats = ['tovak', 'goldyx'].map((hero, i) => ({ ...freeSeat(), hero, account: `p${i}` }));
  table.state = 'playing';
  table.session = new Session(buildScene(SIEGE));
  return table;
}

function answer(table: Table, seat: Seat, key: string): Entry | Refusal {
  const deed = { deed: 'answer', asked: table.question(seat)?.name ?? '', key } as const;
  return table.do({ at: 2, account: `p${seat}`, seat: null, ref: null, deed });
}

const propose = (table: Table) => answer(table, TOVAK, 'assault together');

function refusedFiveTimes(): Table {
  const table = siege();
  for (let i = 0; i < 5; i++) {
    for (const done of [propose(table), answer(table, GOLDYX, 'refuse')]) expect(done).not.toBeInstanceOf(Refusal);
  }
  return table;
}

describe('proposals of a cooperative assault', () => {
  it('are taken five times in a turn, although the rules allow more (COA-05); the turn goes on', () => {
    const table = refusedFiveTimes();
    expect(propose(table)).toMatchObject({ rule: 'ALREADY-ASKED' });
    expect(answer(table, TOVAK, 'play march')).not.toBeInstanceOf(Refusal);
    expect(propose(table)).toMatchObject({ rule: 'ALREADY-ASKED' });
  });

  it('are not counted in what was written before there was a limit', () => {
    const table = refusedFiveTimes();
    const deed = { deed: 'answer', asked: '', key: 'assault together' } as const;
    table.follow({ number: table.number + 1, at: 3, account: 'p0', seat: TOVAK, ref: null, deed });
    expect(table.session?.asked).toEqual([GOLDYX]);
  });
});
