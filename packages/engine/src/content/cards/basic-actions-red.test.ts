import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

describe('Threaten', () => {
  it('gives Influence 2', () => {
    const p = playing({ hand: ['threaten'] }).answer('play threaten');
    expect([p.turn.influence, p.turn.move, p.me.reputation, p.prompt]).toEqual([2, 0, 0, 'turn']);
  });

  it('powered gives Influence 5 and costs 1 Reputation at once', () => {
    const p = playing({ hand: ['threaten'], mana: ['red'], source: [] }).answer('power threaten');
    expect([p.turn.influence, p.me.reputation, p.prompt]).toEqual([5, -1, 'turn']);
  });

  it('powered can still be played at the lowest Reputation, which drops no further', () => {
    const p = playing({ hand: ['threaten'], mana: ['red'], source: [], reputation: -7 }).answer('power threaten');
    expect([p.turn.influence, p.me.reputation]).toEqual([5, -7]);
  });
});

describe('Improvisation', () => {
  const hand = ['improvisation', 'march', 'rage', 'wound'];

  it('CRD-29 asks for another non-Wound card, then for one of its yields', () => {
    const p = playing({ hand }).answer('play improvisation');
    expect(p.offered()).toEqual(['march', 'rage']);
    expect(p.answer('march').offered()).toEqual(['influence 3', 'move 3']);
    expect([p.me.hand, p.me.discard]).toEqual([['rage', 'wound'], ['march']]);
  });

  it.each([
    ['move 3', 3, 0],
    ['influence 3', 0, 3],
  ])('CRD-29 gives one yield of 3: %s', (yields, move, influence) => {
    const p = playing({ hand }).answer('play improvisation', 'rage', yields);
    expect([p.turn.move, p.turn.influence, p.turn.heal, p.prompt]).toEqual([move, influence, 0, 'turn']);
  });

  it.each([
    ['move 5', 5, 0],
    ['influence 5', 0, 5],
  ])('CRD-29 powered gives one yield of 5: %s', (yields, move, influence) => {
    const p = playing({ hand, mana: ['red'], source: [] }).answer('power improvisation', 'rage');
    expect(p.offered()).toEqual(['influence 5', 'move 5']);
    p.answer(yields);
    expect([p.turn.move, p.turn.influence, p.me.discard]).toEqual([move, influence, ['rage']]);
  });

  it('CRD-29 cannot discard itself, but can discard another copy', () => {
    const p = playing({ hand: ['improvisation', 'improvisation'] }).answer('play improvisation', 'move 3');
    expect([p.me.discard, p.me.hand]).toEqual([['improvisation'], []]);
  });

  it.each([[['improvisation']], [['improvisation', 'wound', 'wound']]])(
    'CRD-29 without another non-Wound card it can only be played sideways: %j',
    cards => {
      const p = playing({ hand: cards, mana: ['red'], source: [] });
      expect(p.offered('play', 'power')).toEqual([]);
      expect([p.refusal('play improvisation'), p.refusal('power improvisation')]).toEqual(['CRD-29', 'CRD-29']);
      expect(p.offered('sideways')).toEqual(['sideways improvisation influence', 'sideways improvisation move']);
    },
  );
});

describe.each(['rage', 'battle-versatility'])('%s', card => {
  it('is only for combat; outside it can be played sideways', () => {
    const p = playing({ hand: [card], mana: ['red'], source: [] });
    expect(p.offered(`play ${card}`, `power ${card}`, 'sideways')).toEqual([
      `sideways ${card} influence`,
      `sideways ${card} move`,
    ]);
  });
});
