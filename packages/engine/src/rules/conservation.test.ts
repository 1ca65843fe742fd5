import { describe, expect, it } from 'vitest';
import { cardsOf, diceIn, inventoryOf, lostOrAdded } from '../state/inventory.ts';
import type { Name } from '../state/names.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { CARDS, type CardKind, TILES } from './catalogue.ts';
import { startingCards } from './setup/setup.ts';

const ofKind = (names: Iterable<Name>, kind: CardKind): Name[] =>
  [...names].filter(card => CARDS.get(card).kind === kind).sort();

describe('over whole random games', () => {
  it.each([1, 2, 4])(
    'SET-05 SET-14 RND-PREP-12 with %i players no card, die, Unit, Skill, tile or token is lost',
    players => {
      const session = newSession(players, `conserved ${players}`);
      const box = inventoryOf(session.state);
      const basic = ofKind(box.card.keys(), 'basic-action').reduce((n, card) => n + (box.card.get(card) as number), 0);
      expect(basic).toBe(16 * (players === 1 ? 2 : players));
      let decisions = 0;
      playAtRandom(session, 'conserved', 800, () => {
        if (decisions++ % 8 > 0) return;
        expect([lostOrAdded(inventoryOf(session.state), box), diceIn(session.state)]).toEqual([null, players + 2]);
      });
      expect(session.state.round).toBeGreaterThan(1);
    },
  );

  it('SET-22 a hero’s 16 starting cards stay with that hero', () => {
    const session = newSession(2, 'own cards');
    playAtRandom(session, 'own cards', 300);
    for (const player of session.state.players) {
      expect(ofKind(cardsOf(player), 'basic-action')).toEqual([...startingCards(player.hero)].sort());
    }
  });

  it('RND-PREP-12 every Round begins with all cards in deck and hand, and all Tactics returned', () => {
    const session = newSession(3, 'rounds');
    let rounds = 0;
    playAtRandom(session, 'rounds', 1500, seat => {
      const { players, round } = session.state;
      if (session.question(seat)?.prompt !== 'tactic' || players.some(player => player.tactic !== null)) return;
      rounds = Math.max(rounds, round);
      for (const { discard, played, mana, dice, hand, level } of players) {
        expect({ discard, played, mana, dice }).toEqual({ discard: [], played: [], mana: [], dice: [] });
        expect(hand.length).toBe(level < 5 ? 5 : 6);
      }
    });
    expect(rounds).toBe(3);
  });

  it('GAM-02 SCN-FR-01 SCN-FR-05 random games end in the last Round or with a city on the map, never earlier', () => {
    for (const players of [1, 2]) {
      const session = newSession(players, 'to the end');
      playAtRandom(session, 'to the end', 5000);
      const { round, map, over } = session.state;
      expect([session.isOver, over]).toEqual([true, true]);
      const hasCity = map.some(({ tile }) => TILES.get(tile).city !== null);
      expect(hasCity || round === (players === 1 ? 4 : 3)).toBe(true);
    }
  });
});
