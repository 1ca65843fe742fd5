import { describe, expect, it } from 'vitest';
import type { Name, State, TokenColor } from '../state/state.ts';
import { TOKEN_COLORS } from '../state/state.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { CARDS, type CardKind, TILES } from './catalogue.ts';
import { startingCards } from './setup/setup.ts';

/** Every Deed card of everybody, wherever it lies, the dummy player's included. */
const deedCards = ({ players, dummy }: State): Name[] => [
  ...players.flatMap(player => [
    ...player.hand,
    ...player.deck,
    ...player.discard,
    ...player.played.map(({ card }) => card),
    ...player.tacticCards,
    ...player.aside,
    ...player.banners.map(({ banner }) => banner),
  ]),
  ...(dummy ? [...dummy.deck, ...dummy.discard] : []),
];

const sorted = (names: readonly Name[]): Name[] => [...names].sort();

/** What must be on the table at any time, however it is spread. */
function components(s: State) {
  const deeds = [...deedCards(s), ...s.removed];
  const of = (kind: CardKind, deck: readonly Name[], offer: readonly Name[]) =>
    sorted([...deeds.filter(card => CARDS.get(card).kind === kind), ...deck, ...offer]).join();
  const skills = [...s.players.flatMap(p => [...p.skillPile, ...p.skills.map(({ skill }) => skill)]), ...s.skillOffer];
  return {
    basic: of('basic-action', [], []),
    advanced: of('advanced-action', s.advancedDeck, [...s.advancedOffer, ...s.monasteryOffer]),
    spells: of('spell', s.spellDeck, s.spellOffer),
    artifacts: of('artifact', s.artifactDeck, []),
    dice:
      s.source.length +
      s.modifiers.filter(m => m.mod === 'claimed-die').length +
      s.players.reduce((n, p) => n + p.dice.length + (p.tacticDie === null ? 0 : 1), 0),
    units: sorted([
      ...s.regularDeck,
      ...s.eliteDeck,
      ...s.unitOffer,
      ...s.players.flatMap(p => p.units.map(u => u.unit)),
    ]).join(),
    skills: sorted([...skills, ...(s.dummy?.skillPile ?? [])]).join(),
    tiles: sorted([...s.tileStack, ...s.tilesLeft, ...s.map.map(({ tile }) => tile)]).join(),
    tokens: TOKEN_COLORS.map(color => tokensOf(s, color)).join('; '),
  };
}

const tokensOf = (s: State, color: TokenColor): string =>
  sorted([
    ...s.piles[color].draw,
    ...s.piles[color].discard,
    ...s.tokens.filter(token => token.color === color).map(({ name }) => name),
  ]).join();

describe('over whole random games', () => {
  it.each([1, 2, 4])(
    'SET-05 SET-14 RND-PREP-12 with %i players no card, die, Unit, Skill, tile or token is lost',
    players => {
      const session = newSession(players, `conserved ${players}`);
      const first = components(session.state);
      expect(first.dice).toBe(players + 2);
      expect(first.basic.split(',')).toHaveLength(16 * (players === 1 ? 2 : players));
      let decisions = 0;
      playAtRandom(session, 'conserved', 800, () => {
        if (decisions++ % 8 === 0) expect(components(session.state)).toEqual(first);
      });
      expect(session.state.round).toBeGreaterThan(1);
    },
  );

  it('SET-22 a hero’s own 16 cards stay the hero’s', () => {
    const session = newSession(2, 'own cards');
    playAtRandom(session, 'own cards', 300);
    for (const player of session.state.players) {
      const cards = deedCards({ ...session.state, players: [player], dummy: null });
      expect(sorted(cards.filter(card => CARDS.get(card).kind === 'basic-action'))).toEqual(
        sorted(startingCards(player.hero)),
      );
    }
  });

  it('RND-PREP-12 every Round begins with all cards in deck and hand, and all Tactics taken back', () => {
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

  it('GAM-02 SCN-FR-01 SCN-FR-05 random games end in the last Round or with a city on the map, never before', () => {
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
