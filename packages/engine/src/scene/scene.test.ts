import '../content/index.ts';
import { describe, expect, it } from 'vitest';
import { readPosition } from '../record/position.ts';
import { writePosition } from '../record/write.ts';
import { CARDS, ENEMIES, TILES, UNITS } from '../rules/catalogue.ts';
import { spaceAt } from '../rules/map/ground.ts';
import { startingCards } from '../rules/setup/setup.ts';
import { Session } from '../session.ts';
import { hex, hexNamed } from '../state/hex.ts';
import type { State } from '../state/state.ts';
import { buildScene, type Scene, SceneError } from './scene.ts';

const at = (place: string) => hexNamed(place) as number;
const keys = (game: Session, seat = 0) => game.question(seat)?.choices.map(choice => choice.key) ?? [];

function problemsOf(scene: object): string[] {
  try {
    buildScene(scene as Scene);
  } catch (error) {
    if (error instanceof SceneError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Every card, Unit and token of a position by name, wherever it is. */
function census(s: State): Map<string, number> {
  const count = new Map<string, number>();
  // Some enemies and Units share names.
  const add = (names: readonly string[], kind = '') => {
    for (const name of names) count.set(kind + name, (count.get(kind + name) ?? 0) + 1);
  };
  for (const p of s.players) {
    add([...p.hand, ...p.deck, ...p.discard, ...p.tacticCards, ...p.played.map(({ card }) => card)]);
    add([...p.units.map(({ unit }) => unit), ...p.skills.map(({ skill }) => skill), ...p.skillPile]);
  }
  for (const pile of Object.values(s.piles)) add([...pile.draw, ...pile.discard], 'token ');
  add(
    s.tokens.map(({ name }) => name),
    'token ',
  );
  add([...s.unitOffer, ...s.monasteryOffer, ...s.advancedOffer, ...s.spellOffer, ...s.skillOffer]);
  add([...s.regularDeck, ...s.eliteDeck, ...s.advancedDeck, ...s.spellDeck, ...s.artifactDeck]);
  return count;
}

describe('a scene', () => {
  it('has defaults for everything', () => {
    const s = buildScene({});
    expect(s.players.map(({ hero }) => hero)).toEqual(['tovak', 'goldyx']);
    expect(s).toMatchObject({ round: 1, time: 'day', current: 0, order: [0, 1], lastTurns: null, announcedBy: null });
    expect(s.source).toEqual(['red', 'blue', 'green', 'white']);
    expect(s.players[0]).toMatchObject({ hex: hex(0, 0), level: 1, fame: 0, reputation: 0, hand: [], discard: [] });
    expect([...(s.players[0]?.deck ?? [])].sort()).toEqual(startingCards('tovak').sort());
    expect([s.advancedOffer.length, s.spellOffer.length, s.unitOffer.length]).toEqual([3, 3, 4]);
  });

  it('is a position that can be saved, loaded and played into the next turns and Rounds', () => {
    const s = buildScene({ hand: ['march'], deck: 2, others: { goldyx: { hand: ['rage'], deck: [] } } });
    const game = new Session(readPosition(writePosition(s)));
    expect(game.state).toEqual(s);
    expect(game.question(0)?.prompt).toBe('turn');
    expect(game.answer(0, 'play march')).toBeNull();
    expect(game.answer(0, 'end-turn')).toBeNull();
    expect(game.question(1)?.prompt).toBe('start-of-turn');
    expect(game.answer(1, 'announce-end')).toBeNull();
    expect(game.state.players[0]?.hand).toHaveLength(2);
    game.answer(0, 'end-turn');
    game.answer(0, keys(game)[0] as string);
    game.answer(0, 'done');
    expect(game.state.round).toBe(2);
    expect(game.question(1)?.prompt).toBe('tactic');
  });

  it('keeps every card, Unit, token and Skill exactly once', () => {
    const whole = census(buildScene({}));
    const s = buildScene({
      hand: ['march', 'ambush', 'fireball', 'ruby-ring'],
      units: ['peasants spent', { unit: 'foresters', wounds: 2 }],
      skills: ['tovak-double-time used'],
      played: ['stamina powered', 'rage sideways'],
      deck: ['swiftness', '...'],
      advancedOffer: ['path-finding', 'in-need', 'training'],
      artifactDeck: ['sapphire-ring'],
      piles: { brown: ['minotaur'] },
      enemies: [{ at: '2,0', enemy: 'wolf-riders' }],
      map: { '1,0': 'hills keep', '3,0': 'ancient-ruins', '4,0': 'monastery', '5,0': 'forest orcs' },
    });
    expect(census(s)).toEqual(whole);
    for (const [name, n] of whole) {
      const copies =
        CARDS.find(name)?.copies || UNITS.find(name)?.copies || ENEMIES.find(name.replace('token ', ''))?.copies;
      if (copies) expect([name, n]).toEqual([name, copies]);
    }
    expect(s.players[0]?.deck.at(-1)).toBe('swiftness');
    expect(s.players[0]?.deck).toHaveLength(16 - 3);
    expect(s.artifactDeck.at(-1)).toBe('sapphire-ring');
    expect(s.piles.brown.draw.at(-1)).toBe('minotaur');
    expect(s.monasteryOffer).toHaveLength(1);
  });

  it('puts the described spaces on plains', () => {
    const s = buildScene({
      map: { '1,0': 'hills keep', '2,-1': 'village', '0,1': 'lake', '-1,0': 'hills green crystal-mine' },
      shields: [{ at: '1,0', by: 'goldyx' }],
    });
    expect(spaceAt(s, at('1,0'))).toMatchObject({ terrain: 'hills', site: 'keep' });
    expect(spaceAt(s, at('2,-1'))).toMatchObject({ terrain: 'plains', site: 'village' });
    expect(spaceAt(s, at('0,1'))).toMatchObject({ terrain: 'lake', site: null });
    expect(spaceAt(s, at('-1,0'))).toMatchObject({ site: 'crystal-mine', mine: ['green'] });
    expect(spaceAt(s, at('8,0'))).toMatchObject({ terrain: 'plains', site: null });
    expect(s.shields).toEqual([{ hex: at('1,0'), seat: 1 }]);
    expect(s.tokens).toEqual([]);
  });

  it('puts tokens where they belong by default', () => {
    const token = (s: State, place: string) => s.tokens.find(({ hex: where }) => where === at(place));
    const map = { '1,0': 'keep', '4,0': 'mage-tower', '6,0': 'ancient-ruins', '0,3': 'forest orcs' };
    const day = buildScene({ map });
    expect(token(day, '1,0')).toMatchObject({ color: 'grey', role: 'garrison', up: true });
    expect(token(day, '4,0')).toMatchObject({ color: 'violet', role: 'garrison', up: false });
    expect(token(day, '6,0')).toMatchObject({ color: 'yellow', role: 'waiting', up: true });
    expect(token(day, '0,3')).toMatchObject({ color: 'green', role: 'rampaging', up: true });
    const night = buildScene({ map, time: 'night', cleared: ['0,3'], enemies: [{ at: '6,0', enemy: 'altar-red' }] });
    expect(night.round).toBe(2);
    expect(token(night, '1,0')?.up).toBe(false);
    expect(token(night, '6,0')).toMatchObject({ name: 'altar-red', up: false });
    expect(token(night, '0,3')).toBeUndefined();
  });

  it('takes real tiles, their enemies and the tiles still to come', () => {
    const s = buildScene({
      tiles: { '0,0': 'start-a', '1,0': 'countryside-2' },
      tileStack: ['countryside-7', 'core-1'],
    });
    expect(s.map.map(({ tile }) => tile)).toEqual(['start-a', 'countryside-2']);
    expect(s.tileStack).toEqual(['core-1', 'countryside-7']);
    expect(s.tokens.map(({ color, role }) => [color, role])).toEqual([['green', 'rampaging']]);
    expect(s.players.map(({ hex: where }) => where)).toEqual([hex(0, 0), null]);
    const usual = buildScene({ tiles: { '0,0': 'start-a', '1,0': 'countryside-2' } });
    expect(usual.tileStack).not.toContain('countryside-2');
    expect(usual.tileStack.every(tile => TILES.get(tile).kind !== 'scene')).toBe(true);
  });

  it('can start before, during and after a turn, at the choice of Tactics and at the end of the Round', () => {
    const asked = (scene: Scene) => {
      const game = new Session(buildScene(scene));
      return [game.asked[0], game.question(game.asked[0] as number)?.prompt];
    };
    expect(asked({ turn: 'goldyx' })).toEqual([1, 'turn']);
    expect(asked({ moment: 'before turn', tactic: 'sparing-power', time: 'night' })).toEqual([0, 'before-turn']);
    expect(asked({ moment: 'start of turn', deck: [], hand: ['march'] })).toEqual([0, 'start-of-turn']);
    expect(asked({ moment: 'end of turn', hand: ['march'] })).toEqual([0, 'discard-step']);
    expect(asked({ moment: 'tactics', fame: 3 })).toEqual([1, 'tactic']);
    expect(asked({ moment: 'round end' })).toEqual([1, 'tactic']);
  });

  it('knows who still gets a turn after an announcement', () => {
    const s = buildScene({ players: 4, order: ['arythea', 'goldyx', 'norowas', 'tovak'], announcedBy: 'goldyx' });
    expect(s).toMatchObject({ order: [3, 1, 2, 0], announcedBy: 1, lastTurns: [3] });
    const first = buildScene({ players: 4, announcedBy: 'arythea' });
    expect(first.lastTurns).toEqual([1, 2]);
  });

  it('derives the other facts of the turn so far', () => {
    expect(buildScene({}).turn).toMatchObject({ emptyHanded: true, exhausted: false, cardUsed: false, moved: false });
    expect(buildScene({ hand: ['wound x2'] }).turn).toMatchObject({ emptyHanded: false, exhausted: true });
    expect(buildScene({ hand: ['wound'], played: ['march'] }).turn).toMatchObject({ exhausted: false, cardUsed: true });
    expect(buildScene({ at: '1,0', path: ['0,0', '1,0'] }).turn).toMatchObject({ moved: true });
    expect(buildScene({ dice: ['red', 'green unrolled'] }).turn.diceUsed).toBe(1);
    expect(buildScene({ dice: ['red', 'green unrolled'] }).source).toEqual(['red', 'blue']);
  });

  it('has a dummy player in a solo game', () => {
    const s = buildScene({
      players: 1,
      dummy: { hero: 'goldyx', deck: ['rage', 'rage', 'march', '...'], discard: [], crystals: { green: 2, blue: 1 } },
    });
    expect(s.dummy).toMatchObject({ hero: 'goldyx', discard: [], crystals: { red: 0, blue: 1, green: 2, white: 0 } });
    expect(s.dummy?.deck).toHaveLength(16);
    expect(s.dummy?.deck.slice(-3)).toEqual(['march', 'rage', 'rage']);
    expect(s.order).toEqual([0, -1]);
  });
});

describe('a scene is refused, reporting everything that is wrong', () => {
  it('for unknown names', () => {
    expect(
      problemsOf({
        hand: ['marhc', 'rage x2'],
        units: ['peasants tired'],
        map: { '1,0': 'hils keep', '1': 'lake', '40,0': 'lake' },
        enemies: [{ at: '2,0', enemy: 'wolves' }],
        others: { goldyx: { tactic: 'planing' } },
        order: ['tovak', 'norowas'],
      }),
    ).toEqual([
      "hand[0]: there is no card 'marhc'; did you mean 'march'?",
      "units[0]: 'tired' says nothing about a unit; known: ready, spent, wounded, resisted",
      "map.1: '1' is no space: write its coordinates, such as '1,-1'",
      "map.1,0: there is no terrain or site 'hils'; did you mean 'hills'?",
      'map.40,0: 40,0 lies on none of the tiles',
      "enemies[0].enemy: there is no enemy or ruin token 'wolves'",
      "others.goldyx.tactic: there is no tactic 'planing'; did you mean 'planning'?",
      "order[1]: nobody here is 'norowas'; there is: tovak, goldyx",
      'order: the Round Order names everybody once, the dummy player too',
    ]);
  });

  it('for conflicting fields', () => {
    expect(problemsOf({ heroes: { tovak: {} }, hand: ['march'] })).toEqual([
      'hand: either `heroes` with all of them, or the first one here',
    ]);
    expect(problemsOf({ players: 5 })).toEqual(['players: there are only 4 heroes']);
    expect(problemsOf({ hero: 'goldyx', others: { goldyx: {} } })).toEqual(['hero: no hero plays twice']);
    expect(problemsOf({ at: 'off' })).toEqual(['at: a hero in the middle of a turn stands on the map']);
    expect(problemsOf({ moment: 'tactics', move: 2 })).toEqual([
      "move: this belongs to a turn being played, and the moment is 'tactics'",
    ]);
    expect(problemsOf({ level: 11, fame: 3, reputation: 8, tactic: 'preparation' })).toEqual([
      'level: there is no level 11; levels go from 1 to 10',
      'reputation: Reputation goes from -7 to 7',
      'tactic: no Tactic of the day',
    ]);
    expect(problemsOf({ deck: 17 })).toEqual(['deck: only 16 cards are left for it; name them']);
    expect(problemsOf({ dummy: {} })).toEqual([
      'dummy: there is a dummy player only in a solo game: write `players: 1`',
    ]);
    expect(problemsOf({ path: ['0,0', '1,0'] })).toEqual(['path: a path ends where the hero stands']);
  });
});
