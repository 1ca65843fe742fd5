import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

const GREEN = { mana: ['green'], source: [] } as const;

describe('March', () => {
  it('gives Move 2, powered Move 4', () => {
    const basic = playing({ hand: ['march'], ...GREEN }).answer('play march');
    expect([basic.turn.move, basic.turn.influence, basic.prompt]).toEqual([2, 0, 'turn']);
    const powered = playing({ hand: ['march'], ...GREEN }).answer('power march');
    expect([powered.turn.move, powered.turn.influence, powered.prompt]).toEqual([4, 0, 'turn']);
  });
});

describe('Tranquility', () => {
  const hand = ['tranquility', 'wound', 'wound', 'wound'];

  it.each([
    ['play tranquility', ['draw 1', 'heal 1']],
    ['power tranquility', ['draw 2', 'heal 2']],
  ])('%s asks for one of two: %j, which cannot be split', (key, offered) => {
    expect(
      playing({ hand, ...GREEN })
        .answer(key)
        .offered(),
    ).toEqual(offered);
  });

  it('heals 1, powered 2', () => {
    for (const [key, heal] of [
      ['play tranquility', 1],
      ['power tranquility', 2],
    ] as const) {
      const p = playing({ hand, ...GREEN }).answer(key, `heal ${heal}`);
      expect([p.turn.heal, p.me.hand, p.prompt]).toEqual([heal, ['wound', 'wound', 'wound'], 'turn']);
      for (let left = heal; left > 0; left--) p.answer('heal');
      expect([p.me.hand.length, p.offered('heal')]).toEqual([3 - heal, []]);
    }
  });

  it('draws 1 card, powered 2', () => {
    const deck = ['march', 'rage', 'promise'];
    const one = playing({ hand, deck, ...GREEN }).answer('play tranquility', 'draw 1');
    expect([one.me.hand.at(-1), one.me.deck, one.turn.heal]).toEqual(['march', ['promise', 'rage'], 0]);
    const two = playing({ hand, deck, ...GREEN }).answer('power tranquility', 'draw 2');
    expect([two.me.hand.slice(-2), two.me.deck, two.turn.heal]).toEqual([['march', 'rage'], ['promise'], 0]);
  });

  it('draws only what the deck holds, and does not shuffle the discard pile', () => {
    const p = playing({ hand, deck: ['march'], discard: ['rage'], ...GREEN }).answer('power tranquility', 'draw 2');
    expect([p.me.hand.at(-1), p.me.deck, p.me.discard]).toEqual(['march', [], ['rage']]);
  });
});

describe('Concentration', () => {
  it('gives one mana token: blue, white or red', () => {
    for (const color of ['blue', 'red', 'white']) {
      const p = playing({ hand: ['concentration'], source: [] }).answer('play concentration');
      expect(p.offered()).toEqual(['blue', 'red', 'white']);
      expect(p.answer(color).me.mana).toEqual([color]);
    }
  });
});

describe('Will Focus', () => {
  it('gives a green crystal or a mana token of red, white or blue', () => {
    const p = playing({ hero: 'goldyx', hand: ['will-focus'], source: [] }).answer('play will-focus');
    expect(p.offered()).toEqual(['green crystal', 'mana']);
    p.answer('green crystal');
    expect([p.me.crystals, p.me.mana]).toEqual([{ red: 0, blue: 0, green: 1, white: 0 }, []]);
    const q = playing({ hero: 'goldyx', hand: ['will-focus'], source: [] }).answer('play will-focus', 'mana');
    expect(q.offered()).toEqual(['blue', 'red', 'white']);
    expect(q.answer('white').me.mana).toEqual(['white']);
    expect(q.me.crystals.green).toBe(0);
  });

  it('gives a green mana token if three green crystals are stored', () => {
    const p = playing({ hero: 'goldyx', hand: ['will-focus'], crystals: { green: 3 }, source: [] });
    p.answer('play will-focus', 'green crystal');
    expect([p.me.crystals.green, p.me.mana]).toEqual([3, ['green']]);
  });
});

// The powered effect: another Action card, free and 2 or 3 higher.
describe.each([
  ['concentration', 2],
  ['will-focus', 3],
])('%s powered', (card, more) => {
  const withCard = (...hand: string[]) => playing({ hand: [card, ...hand], deck: ['march', 'march'], ...GREEN });
  const power = `power ${card}`;

  it.each([
    ['march', 4, 0],
    ['stamina', 4, 0],
    ['promise', 0, 4],
    ['noble-manners', 0, 4],
  ])(`raises the powered effect of %s by ${more}`, (other, move, influence) => {
    const p = withCard(other).answer(power);
    expect([p.turn.move, p.turn.influence]).toEqual([move && move + more, influence && influence + more]);
    expect([p.me.mana, p.me.hand]).toEqual([[], []]);
  });

  it('raises the number the effect gives, not the Reputation lost', () => {
    const p = withCard('threaten').answer(power);
    expect([p.turn.influence, p.me.reputation]).toEqual([5 + more, -1]);
  });

  it('does not raise healing, cards drawn, crystals or mana', () => {
    expect(withCard('tranquility').answer(power, 'heal 2').turn.heal).toBe(2);
    expect(withCard('tranquility').answer(power, 'draw 2').me.hand).toHaveLength(2);
    expect(withCard('crystallize').answer(power, 'red').me.crystals.red).toBe(1);
    const p = playing({ hand: [card, 'mana-draw'], mana: ['green'], source: ['black', 'black'] });
    expect(p.answer(power, 'red').me.mana).toEqual(['red', 'red']);
  });

  it('raises the yield chosen, and the other card is discarded as its effect says', () => {
    for (const yields of ['move', 'influence'] as const) {
      const p = withCard('improvisation', 'rage').answer(power, `${yields} 5`);
      expect([p.turn[yields], p.me.discard]).toEqual([5 + more, ['rage']]);
    }
  });

  it('asks for an Action card whose powered effect is possible now', () => {
    const p = withCard('march', 'promise', 'rage', 'swiftness', 'determination', 'wound').answer(power);
    expect(p.offered()).toEqual(['march', 'promise']);
  });

  it('cannot be played without such a card', () => {
    expect(withCard('rage', 'wound').refusal(power)).toBe('CRD-27');
    expect(withCard().offered('power')).toEqual([]);
  });
});
