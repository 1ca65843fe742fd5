import type { News } from '@deedbook/engine';
import { buildScene, heardBy, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { duelResultOf } from './duel-result.ts';
import { resultOf } from './result.ts';

/** The news of a game played from a scene by these answers. */
function newsOf(scene: Scene, ...answers: string[]): readonly News[] {
  const session = new Session(buildScene({ players: 1, ...scene }));
  for (const key of answers) expect(session.answer(0, key)).toBeNull();
  return heardBy(session.news, 0);
}

const won = newsOf(
  { enemies: [{ at: '1,0', enemy: 'prowlers' }], hand: ['rage', 'march', 'march'] },
  'challenge 1,0',
  'end-phase',
  'end-phase',
  'take prowlers',
  'end-phase',
  'target prowlers',
  'sideways rage attack',
  'sideways march attack',
  'sideways march attack',
  'attack',
);

describe('what came of a combat', () => {
  it('adds up what was defeated and gained', () => {
    expect(resultOf(won, 0, 0)).toMatchObject({ won: true, defeated: ['prowlers'], fame: 2, reputation: 1, wounds: 2 });
  });

  it('is nothing for others, nor once it is old news', () => {
    expect(resultOf(won, 1, 0)).toBeNull();
    expect(resultOf(won, 0, won.length)).toBeNull();
  });

  it('counts Wounds, poison and Units', () => {
    const lost = newsOf(
      { combat: { enemies: ['cursed-hags', 'medusa'], phase: 'damage' }, units: ['peasants'] },
      'take cursed-hags',
      'hero',
      'take medusa',
      'peasants',
      'end-phase',
      'end-phase',
    );
    expect(resultOf(lost, 0, 0)).toMatchObject({
      won: false,
      defeated: [],
      wounds: 4,
      toDiscard: 2,
      unitsWounded: [],
      unitsDestroyed: ['peasants'],
    });
  });

  it('does not count what was gained later', () => {
    const later: News[] = [...won, { news: 'turn-ended', seat: 0 }, { news: 'fame-gained', seat: 0, n: 5 }];
    expect(resultOf(later, 0, 0)?.fame).toBe(2);
  });
});

describe('what came of a combat between players', () => {
  const duel = (): readonly News[] => {
    const session = new Session(
      buildScene({ pvp: true, move: 4, hand: ['rage', 'march'], others: { goldyx: { at: '1,0', hand: ['march'] } } }),
    );
    const answers: [number, string][] = [
      [0, 'walk 1,0'],
      [0, 'duel goldyx'],
      [1, 'partial'],
      [1, 'pass'],
      [0, 'pass'],
      [0, 'play rage'],
      [0, 'attack'],
      [1, 'stand'],
      [0, 'drive 2,0'],
    ];
    for (const [seat, key] of answers) expect(session.answer(seat, key), key).toBeNull();
    return heardBy(session.news, 1);
  };

  it('is told to both sides, whoever looks first', () => {
    const news = duel();
    expect(duelResultOf(news, 0, 0)).toMatchObject({ winner: 0, sides: [{ seat: 0, drivenTo: null }, { seat: 1 }] });
    const [own] = duelResultOf(news, 1, 0)?.sides ?? [];
    expect(own).toMatchObject({ seat: 1, wounds: 0, fame: 0 });
    expect(own?.drivenTo).not.toBeNull();
    expect(duelResultOf(news, 1, news.length)).toBeNull();
    expect(resultOf(news, 0, 0)).toBeNull();
  });
});
