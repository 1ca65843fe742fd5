import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newGame, readPosition, readRecord, replay } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { saveFailure, tellFailure } from './failure.ts';
import { GameFailure, planGame } from './game.ts';
import { Broken } from './invariants/invariant.ts';

const RUN = { scenario: 'first-reconnaissance', agreed: {}, seed: 's', bot: 'random' } as const;

test('a failure is saved as a record up to the answer that failed, and the position before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deedbook-failure-'));
  const planned = planGame(3, 2, RUN);
  const start = newGame(planned.setup);
  const failure = new GameFailure(new Broken('the tile is gone'), [{ seat: 1, key: 'early-bird' }], start);
  const saved = saveFailure(join(folder, 'deeper'), planned, failure);
  expect(saved).toMatchObject({ game: 3, players: 2, seed: 's-3', decision: 1, answer: '1 early-bird' });
  expect(tellFailure(saved)).toContain("game 3 (2 players), decision 1 '1 early-bird': the tile is gone; saved as ");
  expect(replay(readRecord(readFileSync(saved.record, 'utf8'))).log).toHaveLength(1);
  expect(readPosition(readFileSync(saved.position as string, 'utf8'))).toEqual(start);
  rmSync(folder, { recursive: true });
});
