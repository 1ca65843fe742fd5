import { describe, expect, it } from 'vitest';
import { TILES } from '../rules/catalogue.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { HIDDEN } from '../state/names.ts';
import { playing } from '../testing/playing.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { imagine } from './imagine.ts';
import { viewOf } from './view.ts';

const asked = (table: MageKnight, seat: number) => {
  const question = table.questionFor(seat);
  return question && JSON.stringify({ prompt: question.prompt, options: question.options, about: question.about });
};

describe('what a seat may see', () => {
  it('GAM-07 hides other hands, every deck, face-down tokens, unexplored tiles and the random streams', () => {
    const session = newSession(2);
    const view = viewOf(session.state, 0);
    expect(view.players[0]?.hand).toEqual(session.state.players[0]?.hand);
    expect(view.players[1]?.hand).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    for (const player of view.players) {
      expect(new Set(player.deck)).toEqual(new Set([HIDDEN]));
      expect(player.deck).toHaveLength(11);
      expect(new Set(player.skillPile)).toEqual(new Set([HIDDEN]));
    }
    for (const deck of [view.regularDeck, view.eliteDeck, view.advancedDeck, view.spellDeck, view.artifactDeck]) {
      expect(new Set(deck)).toEqual(new Set([HIDDEN]));
    }
    for (const { draw } of Object.values(view.piles)) expect(new Set(draw)).toEqual(new Set([HIDDEN]));
    expect(new Set(view.tileStack)).toEqual(new Set(['?countryside', '?core']));
    expect(view).not.toHaveProperty('random');
    expect(view).not.toHaveProperty('stack');
    expect(JSON.stringify(view)).not.toContain('"fx"');
  });

  it('GAM-07 shows a spectator no hands', () => {
    const view = viewOf(newSession(2).state, null);
    for (const player of view.players) expect(new Set(player.hand)).toEqual(new Set([HIDDEN]));
  });

  it('two positions that differ only in what a seat cannot see give it byte-equal views and questions', () => {
    for (const players of [1, 2, 4]) {
      const session = newSession(players, `views ${players}`);
      let n = 0;
      playAtRandom(session, 'views', 500, () => {
        for (let seat = 0; seat < players; seat++) {
          const other = imagine(session.state, seat, `dream ${n++}`);
          expect(JSON.stringify(viewOf(other, seat))).toBe(JSON.stringify(viewOf(session.state, seat)));
          expect(asked(new MageKnight(other), seat)).toBe(asked(new MageKnight(session.state), seat));
          expect(new MageKnight(other).advance().map(question => question.seat)).toEqual(session.asked);
        }
      });
    }
  });

  it.each([
    [
      'a card that is spoken of in a longer answer',
      ['sword-of-justice'],
      ['skill goldyx-universal-power', 'sideways sword-of-justice move'],
    ],
    ['what no other hand could do', ['book-of-wisdom', 'rage'], ['play book-of-wisdom']],
  ] as const)('a half-made decision of another seat is imagined so that it makes sense: %s', (_, cards, answers) => {
    const deck = ['fireball', 'tremor', 'snowstorm', 'wound', 'wound', 'wound'];
    const scene = {
      hero: 'goldyx',
      skills: ['goldyx-universal-power'],
      mana: ['red', 'blue'],
      hand: [...cards],
      deck,
      advancedOffer: ['decompose', 'ambush', 'learning'],
    } as const;
    const { state, prompt } = playing(scene).answer(...answers);
    for (let i = 0; i < 20; i++) {
      const other = new MageKnight(imagine(state, 1, `dream ${i}`));
      expect(other.advance().map(question => [question.seat, question.prompt])).toEqual([[0, prompt]]);
    }
  });

  it('an imagined position is a different deal of the same things', () => {
    const session = newSession(2);
    const other = imagine(session.state, 0, 'dream');
    const all = (s: typeof other) => [...(s.players[1]?.hand ?? []), ...(s.players[1]?.deck ?? [])].sort();
    expect(all(other)).toEqual(all(session.state));
    expect(other.players[1]?.deck).not.toEqual(session.state.players[1]?.deck);
    expect(other.players[0]?.hand).toEqual(session.state.players[0]?.hand);
    const backs = (s: typeof other) => s.tileStack.map(tile => TILES.get(tile).kind);
    const cities = (s: typeof other) => s.tileStack.filter(tile => TILES.get(tile).city !== null).length;
    expect(backs(other)).toEqual(backs(session.state));
    expect(cities(other)).toBe(cities(session.state));
    expect(new Set([...other.tileStack, ...other.tilesLeft]).size).toBe(
      other.tileStack.length + other.tilesLeft.length,
    );
    expect(other.random).not.toEqual(session.state.random);
  });
});
