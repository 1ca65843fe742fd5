import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { buildScene } from '../../scene/scene.ts';
import type { Name } from '../../state/names.ts';
import type { State } from '../../state/state.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { newSession } from '../../testing/random-game.ts';
import { UNITS } from '../catalogue.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** First Reconnaissance with Elite Units. */
function withElites(): void {
  const scenario = SCENARIOS.get('first-reconnaissance');
  vi.spyOn(SCENARIOS, 'get').mockReturnValue((({ dealsElites: _, ...rest }) => rest)(scenario));
}

const COUNTRYSIDE = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' } as const;
const WITH_CORE = { ...COUNTRYSIDE, '1,1': 'core-2' } as const;

/** A scene between two Rounds: before the next is prepared, and when Tactics are chosen. */
function betweenRounds(scene: Scene): { before: State; after: State } {
  const start = buildScene({ ...scene, moment: 'round end' });
  const before = { ...start };
  return { before, after: new Playing(start).state };
}

const kinds = (units: readonly Name[]): string[] => units.map(unit => UNITS.get(unit).kind);

describe('the Unit offer of a new Round', () => {
  it('RND-PREP-03 the remaining Units go under their decks, and the new ones are dealt from those', () => {
    const unitOffer = ['peasants', 'catapults', 'foresters'];
    const { before, after } = betweenRounds({ tiles: COUNTRYSIDE, unitOffer });
    expect([...after.regularDeck.slice(0, 2)].sort()).toEqual(['foresters', 'peasants']);
    expect(after.regularDeck.slice(2)).toEqual(before.regularDeck.slice(0, -4));
    expect(after.eliteDeck).toEqual(['catapults', ...before.eliteDeck]);
  });

  it('RND-PREP-03 Advanced Actions left in the Unit offer go under the Advanced Action deck', () => {
    const { before, after } = betweenRounds({ tiles: COUNTRYSIDE, monasteryOffer: ['regeneration', 'ice-bolt'] });
    const [aged] = before.advancedOffer;
    expect(after.monasteryOffer).toEqual([]);
    expect([...after.advancedDeck.slice(0, 3)].sort()).toEqual([aged, 'ice-bolt', 'regeneration'].sort());
    // They went under the deck before the card of RND-PREP-06 did.
    expect(after.advancedDeck[0]).toBe(aged);
  });

  it.each([1, 2, 3, 4])(
    'RND-PREP-04 REC-08 with %i players two more Units than players are dealt, however few were left',
    players => {
      for (const unitOffer of [[], ['peasants'], ['peasants', 'foresters', 'herbalists']]) {
        const { before, after } = betweenRounds({ players, tiles: COUNTRYSIDE, unitOffer });
        expect(after.unitOffer).toEqual(before.regularDeck.slice(-players - 2).reverse());
      }
    },
  );

  it('RND-PREP-04 without a core tile on the map, all new Units are Regular', () => {
    withElites();
    const { after } = betweenRounds({ players: 3, tiles: COUNTRYSIDE });
    expect(kinds(after.unitOffer)).toEqual(Array(5).fill('regular'));
    expect(after.eliteDeck).toHaveLength(20);
  });

  it('RND-PREP-04 once a core tile is revealed, Elite and Regular Units alternate, Elite first', () => {
    withElites();
    const { before, after } = betweenRounds({ players: 3, tiles: WITH_CORE });
    expect(kinds(after.unitOffer)).toEqual(['elite', 'regular', 'elite', 'regular', 'elite']);
    expect(after.unitOffer.filter((_, i) => i % 2 === 0)).toEqual(before.eliteDeck.slice(-3).reverse());
    expect(after.unitOffer.filter((_, i) => i % 2 === 1)).toEqual(before.regularDeck.slice(-2).reverse());
  });

  it('SCN-FR-01 Elite Units are not used in First Reconnaissance, even with a core tile on the map', () => {
    const { after } = betweenRounds({ players: 3, tiles: WITH_CORE });
    expect(kinds(after.unitOffer)).toEqual(Array(5).fill('regular'));
  });

  it('RND-PREP-05 every monastery that is not burned adds one Advanced Action', () => {
    const map = { '1,0': 'monastery', '3,0': 'monastery', '5,0': 'monastery' };
    const shields = [{ at: '3,0', by: 0 }];
    const { before, after } = betweenRounds({ map, shields, monasteryOffer: ['regeneration'] });
    expect(after.monasteryOffer).toEqual(before.advancedDeck.slice(-2).reverse());
  });

  it('SCN-FR-03 the first Unit offer is dealt again until a village has something to offer', () => {
    for (let seed = 0; seed < 80; seed++) {
      const { unitOffer, regularDeck } = newSession(1, `village ${seed}`).state;
      expect(
        unitOffer.some(unit => UNITS.get(unit).sites.includes('village')),
        unitOffer.join(),
      ).toBe(true);
      expect(unitOffer.length + regularDeck.length).toBe(20);
    }
  });
});

describe('the other offers of a new Round', () => {
  it('RND-PREP-06 the bottom Advanced Action goes under its deck, the others move down, a new one enters at the top', () => {
    const advancedOffer = ['ice-bolt', 'fire-bolt', 'swift-bolt'];
    const { before, after } = betweenRounds({ tiles: COUNTRYSIDE, advancedOffer, advancedDeck: ['regeneration'] });
    expect(after.advancedOffer).toEqual(['fire-bolt', 'swift-bolt', 'regeneration']);
    expect(after.advancedDeck).toEqual(['ice-bolt', ...before.advancedDeck.slice(0, -1)]);
  });

  it('RND-PREP-07 the bottom Spell goes under its deck, the others move down, a new one enters at the top', () => {
    const spellOffer = ['fireball', 'snowstorm', 'restoration'];
    const { before, after } = betweenRounds({ tiles: COUNTRYSIDE, spellOffer, spellDeck: ['tremor'] });
    expect(after.spellOffer).toEqual(['snowstorm', 'restoration', 'tremor']);
    expect(after.spellDeck).toEqual(['fireball', ...before.spellDeck.slice(0, -1)]);
  });

  it('RND-PREP-06 with an empty deck, the card that went under it comes back at the top', () => {
    const advancedOffer = ['ice-bolt', 'fire-bolt', 'swift-bolt'];
    const start = buildScene({ tiles: COUNTRYSIDE, advancedOffer, moment: 'round end' });
    start.advancedDeck = [];
    const after = new Playing(start).state;
    expect(after.advancedOffer).toEqual(['fire-bolt', 'swift-bolt', 'ice-bolt']);
    expect(after.advancedDeck).toEqual([]);
  });

  it('RND-PREP-07 with an empty deck, the Spell that went under it comes back at the top', () => {
    const spellOffer = ['fireball', 'snowstorm', 'restoration'];
    const start = buildScene({ tiles: COUNTRYSIDE, spellOffer, moment: 'round end' });
    start.spellDeck = [];
    expect(new Playing(start).state.spellOffer).toEqual(['snowstorm', 'restoration', 'fireball']);
  });

  it('RND-PREP-05 VAR-DKB-01 if Advanced Actions are short, monasteries go without first; the offer stays full', () => {
    const start = buildScene({
      players: 1,
      map: { '1,0': 'monastery' },
      monasteryOffer: [],
      advancedOffer: ['ice-bolt', 'fire-bolt', 'swift-bolt'],
      moment: 'round end',
    });
    start.advancedDeck = ['regeneration'];
    const { state } = new Playing(start);
    // The dummy player takes the bottom card, so the only card left is needed to refill the offer.
    expect(state.advancedOffer).toEqual(['fire-bolt', 'swift-bolt', 'regeneration']);
    expect(state.monasteryOffer).toEqual([]);
  });

  it('SIT-MON-01 VAR-DKB-01 a monastery found while the deck is empty adds nothing', () => {
    const start = buildScene({ tiles: COUNTRYSIDE, at: '2,-3', move: 2, tileStack: ['countryside-5'] });
    start.advancedDeck = [];
    const game = new Playing(start).answer('explore 1,1');
    expect(game.state.monasteryOffer).toEqual([]);
    expect(
      playing({ tiles: COUNTRYSIDE, at: '2,-3', move: 2, tileStack: ['countryside-5'] }).answer('explore 1,1').state
        .monasteryOffer,
    ).toHaveLength(1);
  });
});
