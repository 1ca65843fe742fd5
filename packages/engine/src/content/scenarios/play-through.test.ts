import { expect, it } from 'vitest';
import { readPosition } from '../../record/position.ts';
import { readRecord } from '../../record/record.ts';
import { recordOf, replay, writePosition, writeRecord } from '../../record/write.ts';
import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { scoreSheets } from '../../rules/scenarios/scoring.ts';
import { sidesOf } from '../../rules/scenarios/teams.ts';
import { Session } from '../../session.ts';
import { HEROES_AT_TABLE, playAtRandom } from '../../testing/random-game.ts';

const FORMS = SCENARIOS.ids().flatMap(scenario =>
  SCENARIOS.get(scenario).modes.flatMap(({ mode, tiles }) =>
    Object.keys(tiles).map(players => [scenario, mode, Number(players)] as const),
  ),
);

it.each(FORMS)(
  '%s, %s with %i players comes to an end, and its record replays the same game',
  (scenario, mode, players) => {
    const heroes = HEROES_AT_TABLE.slice(0, players);
    const session = new Session({ scenario, heroes, seed: 'through', options: { mode } });
    playAtRandom(session, 'through', 20_000);
    expect(session.state.over).toBe(true);
    expect(scoreSheets(session.state).map(({ seats }) => seats)).toEqual(sidesOf(session.state));
    expect(replay(readRecord(writeRecord(recordOf(session)))).state).toEqual(session.state);
    expect(readPosition(writePosition(session.state))).toEqual(session.state);
  },
);
