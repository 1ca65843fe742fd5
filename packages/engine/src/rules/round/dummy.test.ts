import { describe, expect, it } from 'vitest';
import type { Scene, SceneDummy } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import type { Name } from '../../state/names.ts';
import type { Dummy } from '../../state/player.ts';
import { DUMMY } from '../../state/state.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { HEROES, SKILLS } from '../catalogue.ts';
import { newGame, startingCards } from '../setup/setup.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `dummy ${i}`);
const setup = (hero: Name, seed: string) => ({ scenario: 'first-reconnaissance', heroes: [hero], seed });
const sorted = (names: readonly Name[]): Name[] => [...names].sort();
const dummyOf = (game: Playing): Dummy => game.state.dummy as Dummy;

/** The hero ends a turn, the dummy player takes one, and it is the hero's turn again. */
const afterItsTurn = (dummy: SceneDummy, more: Scene = {}): Playing =>
  playing({ players: 1, at: '1,0', played: ['march'], dummy, ...more, moment: 'end of turn' });

/** The hero does nothing on this turn. */
function passTurn(game: Playing): void {
  game.answer('end-turn');
  while (game.prompt === 'discard-step') game.answer(game.offered().at(-1) ?? '');
}

/** The cards it turned over in its last turn. */
const turned = (game: Playing): readonly Name[] => game.told('dummy-turned').at(-1)?.cards ?? [];

describe('the dummy player', () => {
  it('DUM-01 is a random unused hero, with the 16 Basic Actions of that hero, shuffled', () => {
    const seen = new Set<Name>();
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const { dummy } = newGame(setup('tovak', seed));
      seen.add(dummy?.hero ?? '');
      orders.add(dummy?.deck.join() ?? '');
      expect(sorted(dummy?.deck ?? [])).toEqual(sorted(startingCards(dummy?.hero ?? '')));
      expect(dummy).toMatchObject({ discard: [], deck: { length: 16 } });
    }
    expect(sorted([...seen])).toEqual(['arythea', 'goldyx', 'norowas']);
    expect(orders.size).toBe(SEEDS.length);
    expect(newGame({ ...setup('tovak', '1'), heroes: ['tovak', 'goldyx'] }).dummy).toBeNull();
  });

  it('DUM-02 starts with the three crystals of its hero', () => {
    const none = { red: 0, blue: 0, green: 0, white: 0 };
    const printed: Record<Name, Dummy['crystals']> = {
      tovak: { ...none, red: 1, blue: 2 },
      goldyx: { ...none, green: 2, blue: 1 },
      norowas: { ...none, green: 1, white: 2 },
      arythea: { ...none, red: 2, white: 1 },
    };
    const seen = new Set<Name>();
    for (const seed of SEEDS) {
      for (const hero of ['tovak', 'goldyx']) {
        const { dummy } = newGame(setup(hero, seed));
        seen.add(dummy?.hero ?? '');
        expect(dummy?.crystals, dummy?.hero).toEqual(printed[dummy?.hero ?? '']);
      }
    }
    expect(seen.size).toBe(HEROES.ids().length);
  });

  it('DUM-03 does not count for the Source dice or the Unit offer', () => {
    const { source, unitOffer } = new Session(setup('tovak', '1')).state;
    expect([source.length, unitOffer.length]).toEqual([3, 3]);
    const next = playing({ players: 1, moment: 'round end' }).state;
    expect([next.source.length, next.unitOffer.length]).toEqual([3, 3]);
  });

  it('DUM-04 has no Tactic at the start of a new Round', () => {
    const game = playing({ players: 1, dummy: { tactic: 'rethink' }, moment: 'round end' });
    expect([game.prompt, dummyOf(game).tactic]).toEqual(['tactic', null]);
  });

  it('DUM-04 its Tactic only sets its place in the Round Order', () => {
    const places = new Map<Name, readonly number[]>();
    for (const seed of SEEDS) {
      const game = new Playing(newGame(setup('tovak', seed)));
      const { source } = game.state;
      game.answer('planning');
      const { tactic, deck, discard } = dummyOf(game);
      places.set(tactic ?? '', game.state.order);
      expect(game.state.source).toHaveLength(source.length);
      // With a lower number than the hero's it has already taken its first turn and turned cards over.
      expect(deck.length + discard.length).toBe(16);
      expect(discard.length > 0).toBe(game.state.order[0] === DUMMY);
    }
    for (const first of ['early-bird', 'rethink', 'mana-steal']) expect(places.get(first)).toEqual([DUMMY, 0]);
    for (const second of ['great-start', 'the-right-moment']) expect(places.get(second)).toEqual([0, DUMMY]);
  });

  it('DUM-05 turns over three cards, and no more without crystals of the last card’s color', () => {
    const deck = ['rage', 'rage', 'march', 'stamina', 'stamina', 'stamina'];
    const game = afterItsTurn({ deck, crystals: ['red', 'red', 'blue'] });
    expect(turned(game)).toEqual(['rage', 'rage', 'march']);
    expect(dummyOf(game).discard).toEqual(['rage', 'rage', 'march']);
    expect(dummyOf(game).deck).toEqual(['stamina', 'stamina', 'stamina']);
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
  });

  it.each([1, 2, 3])('DUM-05 with %i crystals of that color it turns over that many more, whatever their colors', n => {
    const deck = ['march', 'march', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage'];
    const game = afterItsTurn({ deck, crystals: { red: n, green: 3 } });
    expect(turned(game)).toHaveLength(3 + n);
    expect(dummyOf(game).deck).toHaveLength(5 - n);
  });

  it('DUM-05 its crystals are not used up', () => {
    const game = afterItsTurn({ deck: ['march', 'march', 'rage', 'rage'], crystals: ['red'] });
    expect(dummyOf(game).crystals).toEqual({ red: 1, blue: 0, green: 0, white: 0 });
  });

  it('DUM-06 with too few cards it turns over what is there, and announces only on its next turn', () => {
    const game = afterItsTurn({ deck: ['march', 'rage'], crystals: ['red'] }, { deck: 10 });
    expect(turned(game)).toEqual(['march', 'rage']);
    expect(game.state.announcedBy).toBeNull();
    passTurn(game);
    expect(game.state.announcedBy).toBe(DUMMY);
  });

  it('DUM-06 its turn also ends if there are too few cards for its crystals', () => {
    const game = afterItsTurn({ deck: ['march', 'march', 'rage', 'stamina'], crystals: ['red', 'red', 'red'] });
    expect(turned(game)).toHaveLength(4);
    expect([dummyOf(game).deck, game.state.announcedBy]).toEqual([[], null]);
  });

  it('DUM-07 with an empty deck it announces the End of the Round, and the hero gets one more turn', () => {
    const game = afterItsTurn({ deck: [], discard: ['march'] }, { deck: 10 });
    expect(game.told('end-of-round-announced')).toEqual([{ news: 'end-of-round-announced', seat: DUMMY }]);
    expect(dummyOf(game).discard).toEqual(['march']);
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
    passTurn(game);
    expect([game.state.round, game.prompt]).toEqual([2, 'tactic']);
  });

  it('DUM-07 with an empty deck it does nothing if the hero has already announced', () => {
    const scene: Scene = { hand: [], deck: [], dummy: { deck: [], discard: ['march'] }, moment: 'start of turn' };
    const game = playing({ players: 1, at: '1,0', ...scene }).answer('announce-end');
    expect(game.told('end-of-round-announced')).toEqual([{ news: 'end-of-round-announced', seat: 0 }]);
    expect([game.state.round, game.prompt]).toEqual([2, 'tactic']);
  });

  it('DUM-07 with cards left it takes one more turn after the hero’s announcement', () => {
    const scene: Scene = { hand: [], deck: [], dummy: { deck: 9, crystals: [] }, moment: 'start of turn' };
    const game = playing({ players: 1, at: '1,0', ...scene }).answer('announce-end');
    expect(game.told('dummy-turned')).toHaveLength(1);
    expect([game.state.round, game.prompt]).toEqual([2, 'tactic']);
  });
});

describe('the dummy player in a new Round', () => {
  const ADVANCED = ['ice-bolt', 'fire-bolt', 'swift-bolt'];
  const SPELLS = ['fireball', 'snowstorm', 'restoration'];

  it('DUM-08 adds the bottom Advanced Action of the offer to its deck, and shuffles in its discard pile', () => {
    const deck = ['march', 'stamina'];
    const discard = ['rage', 'rage', 'promise', 'threaten'];
    const scene: Scene = {
      players: 1,
      advancedOffer: ADVANCED,
      advancedDeck: ['regeneration'],
      dummy: { deck, discard },
    };
    const game = playing({ ...scene, moment: 'round end' });
    expect(dummyOf(game).discard).toEqual([]);
    expect(sorted(dummyOf(game).deck)).toEqual(sorted([...deck, ...discard, 'ice-bolt']));
    expect(game.state.advancedOffer).toEqual(['fire-bolt', 'swift-bolt', 'regeneration']);
    expect(game.state.advancedDeck).not.toContain('ice-bolt');
    const orders = SEEDS.map(seed => dummyOf(playing({ ...scene, seed, moment: 'round end' })).deck.join());
    expect(new Set(orders).size).toBeGreaterThan(30);
  });

  it('DUM-09 gains a crystal of the bottom Spell’s color, even beyond three; the Spell goes under its deck', () => {
    const dummy = { crystals: { red: 3, blue: 1 } };
    const game = playing({ players: 1, spellOffer: SPELLS, dummy, moment: 'round end' });
    expect(dummyOf(game).crystals).toEqual({ red: 4, blue: 1, green: 0, white: 0 });
    expect(game.state.spellDeck[0]).toBe('fireball');
    expect(game.state.spellOffer.slice(0, 2)).toEqual(['snowstorm', 'restoration']);
    expect(dummyOf(game).deck).not.toContain('fireball');
  });
});

describe('Skills and the dummy player', () => {
  const levelUp = (skillOffer: readonly Name[] = []): Playing =>
    playing({
      players: 1,
      at: '1,0',
      level: 1,
      fame: 3,
      played: ['march'],
      skillOffer,
      dummy: { hero: 'goldyx', skillPile: ['goldyx-flight', '...'] },
      moment: 'end of turn',
    });

  it('DUM-10 solo: each time a Skill is gained, the dummy hero’s next one joins the Common Skill offer', () => {
    const game = levelUp();
    const [first = '', second = ''] = game.offered('keep');
    expect(game.offered()).toEqual([first, second]);
    expect(game.state.skillOffer).toEqual([]);
    game.answer(first, game.state.advancedOffer[0] ?? '');
    expect(game.state.skillOffer).toEqual([second.replace('keep ', ''), 'goldyx-flight']);
    expect(dummyOf(game).skillPile).toHaveLength(8);
  });

  it('DUM-10 that Skill may be taken the next time, with the bottom Advanced Action', () => {
    const game = levelUp(['goldyx-potion-making', 'tovak-motivation']);
    const own = game.offered('keep');
    expect(game.offered()).toEqual([...own, 'take goldyx-potion-making']);
    const [bottom] = game.state.advancedOffer;
    game.answer('take goldyx-potion-making');
    expect(game.me.skills).toEqual([{ skill: 'goldyx-potion-making', used: false }]);
    expect([...game.me.deck, ...game.me.hand]).toContain(bottom);
    expect(sorted(game.state.skillOffer)).toEqual(
      sorted(['tovak-motivation', 'goldyx-flight', ...own.map(key => key.replace('keep ', ''))]),
    );
  });

  it('DUM-10 the dummy hero’s competitive Skill is not among them', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const { dummy } = newGame(setup('tovak', seed));
      expect(dummy?.skillPile).toHaveLength(9);
      expect(dummy?.skillPile.every(skill => SKILLS.get(skill).mode === 'any')).toBe(true);
      expect(dummy?.skillPile.every(skill => SKILLS.get(skill).hero === dummy.hero)).toBe(true);
    }
  });
});
