import { buildScene, MageKnight, Session } from '@deedbook/engine';
import { outcomeOf, QUICK, sampleFight, solve, worthIt } from '@deedbook/mind';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';

const AIM = worthIt(4);

/** What the greedy bot makes of a fight; null if chance had a part in it. */
function greedyValue(n: number): number | null {
  const session = new Session(buildScene(sampleFight(n)));
  const before = structuredClone(session.state);
  const bot = greedyBot('g');
  let key = '';
  while (session.state.combat) {
    if (session.state.fence > before.fence) return null;
    key = decide(session, [bot]);
  }
  return outcomeOf(AIM, 0, before, session.state, key !== 'end-phase');
}

test('a solved fight ends no worse than the greedy bot would end it', () => {
  let compared = 0;
  for (const n of SAMPLE) {
    const greedy = greedyValue(n);
    if (greedy === null) continue;
    compared++;
    const table = new MageKnight(buildScene(sampleFight(n)));
    table.advance();
    expect(solve(table, 0, AIM, QUICK)?.value, `fight ${n}`).toBeGreaterThanOrEqual(greedy);
  }
  expect(compared).toBeGreaterThan(SAMPLE.length / 2);
});

/** Fights of every kind, and some with effects that are only partly in numbers or with a summoner to shoot in time. */
const SAMPLE = [...Array.from({ length: 36 }, (_, i) => 13 * i), 43, 96, 310, 420, 422];
