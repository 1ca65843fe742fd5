import { buildScene, type Scene, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { squireBot } from './squire-bot.ts';

/** Two villages within reach, and enemies it can beat. */
const SCENE: Scene = {
  map: { '0,0': 'plains', '1,0': 'village', '-1,0': 'village', '0,1': 'forest' },
  enemies: [{ at: '0,1', enemy: 'diggers' }],
  hand: ['march', 'rage', 'promise', 'threaten', 'determination'],
  source: ['red', 'white', 'blue'],
  unitOffer: ['peasants'],
};

it('a squire goes for one of several good goals, where a knight always goes for the best', () => {
  const firsts = (make: (seed: string) => ReturnType<typeof squireBot>) =>
    new Set(
      Array.from({ length: 12 }, (_, i) => {
        const session = new Session(buildScene(SCENE));
        const bot = make(`${i}`);
        return [decide(session, [bot]), decide(session, [bot])].join();
      }),
    );
  expect(firsts(squireBot).size).toBeGreaterThan(1);
  expect(firsts(greedyBot).size).toBe(1);
});
