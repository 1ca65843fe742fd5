import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Name } from '../../state/names.ts';
import { DUMMY } from '../../state/state.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { HEROES_AT_TABLE } from '../../testing/random-game.ts';
import { TILES } from '../catalogue.ts';
import { newGame } from '../setup/setup.ts';
import { SCENARIOS } from './scenarios.ts';

const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' } as const;

const start = (players: number, seed = '1') =>
  newGame({ scenario: 'first-reconnaissance', heroes: HEROES_AT_TABLE.slice(0, players), seed });

describe('First Reconnaissance', () => {
  it.each([
    [2, 8],
    [3, 9],
    [4, 11],
  ])(
    'SCN-FR-01 %i players: Countryside tiles 1 to %i in order, above two core tiles and one city',
    (players, tiles) => {
      const { tileStack, options } = start(players);
      const stack = tileStack.toReversed();
      expect(options.mapShape).toBe('wedge-unlimited');
      expect(stack.slice(0, tiles)).toEqual(Array.from({ length: tiles }, (_, i) => `countryside-${i + 1}`));
      expect(stack.slice(tiles)).toHaveLength(3);
      const cities = stack.slice(tiles).filter(tile => TILES.get(tile).city !== null);
      expect(cities).toHaveLength(1);
    },
  );

  it('SCN-FR-05 solo: 8 Countryside tiles, four Rounds, a dummy player', () => {
    const { tileStack, dummy } = start(1);
    expect(tileStack.filter(tile => TILES.get(tile).kind === 'countryside')).toHaveLength(8);
    expect(tileStack).toHaveLength(11);
    expect(dummy).not.toBeNull();
    const solo = SCENARIOS.get('first-reconnaissance').modes.find(mode => 1 in mode.tiles);
    expect(solo).toMatchObject({ mode: 'solo', rounds: 4 });
  });

  it('SCN-FR-01 a city cannot be entered, neither by moving nor by assault', () => {
    const game = playing({ map: { '1,0': 'city' }, move: 9 });
    expect(game.offered('walk 1,0', 'assault 1,0', 'provoke 1,0')).toEqual([]);
    expect(game.refusal('walk 1,0')).toBe('SCN-FR-01');
    expect(game.refusal('assault 1,0')).toBe('SCN-FR-01');
  });

  it('SCN-FR-01 core tiles may be on the coast', () => {
    const tiles = { ...START, '0,1': 'countryside-6', '1,1': 'countryside-3' };
    expect(playing({ tiles, tileStack: ['core-2'], at: '2,-4', move: 2 }).offered('explore')).toEqual(['explore 0,2']);
  });

  it('SCN-FR-01 FIG-05 heroes do not fight each other: a hero who ends a turn on another’s space withdraws', () => {
    const scene: Scene = { at: '0,0', hand: ['march'], deck: ['rage'], others: { goldyx: { at: '1,0' } } };
    const game = playing(scene).answer('play march', 'walk 1,0');
    expect([game.seat, game.prompt, game.turn.part]).toEqual([0, 'turn', 'movement']);
    game.answer('end-turn');
    expect(game.told('fight-begins')).toEqual([]);
    expect(game.told('withdrew')).toMatchObject([{ seat: 0, wounds: 1 }]);
    expect(game.me.hand).toContain('wound');
  });

  it.each(['countryside-3', 'core-2', 'core-5'])('SCN-FR-02 EXP-14 whoever reveals %s gains one Fame at once', tile => {
    const game = playing({ players: 3, tiles: START, tileStack: [tile], at: '2,-3', move: 2 }).answer('explore 1,1');
    expect(game.state.players.map(player => player.fame)).toEqual([1, 0, 0]);
  });

  it('SCN-FR-02 every tile counts, except those of the setup', () => {
    const tiles = { ...START, '0,1': 'countryside-6', '1,1': 'countryside-3' };
    const scene: Scene = { tiles, tileStack: ['countryside-4', 'countryside-5'], at: '4,-6', fame: 3, move: 4 };
    expect(start(2).players.map(player => player.fame)).toEqual([0, 0]);
    const game = playing(scene);
    const [first = '', second = ''] = game.offered('explore');
    expect([first, second]).toEqual(['explore 0,2', 'explore 1,2']);
    game.answer(first, second);
    expect(game.me.fame).toBe(5);
  });

  it('SCN-FR-02 the level that this Fame brings comes only at the End of Turn', () => {
    const scene: Scene = {
      tiles: START,
      tileStack: ['countryside-3'],
      at: '2,-3',
      fame: 2,
      move: 2,
      played: ['march'],
    };
    const game = playing(scene).answer('explore 1,1');
    expect(game.me).toMatchObject({ fame: 3, level: 1 });
    expect(game.answer('end-turn').me.level).toBe(2);
  });
});

describe('solo Tactics', () => {
  const DAY = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment'];

  it('SCN-SO-02 the player chooses first; the dummy player takes a random one of the rest', () => {
    const seen = new Set<Name>();
    for (let seed = 0; seed < 40; seed++) {
      const game = new Playing(start(1, `solo ${seed}`));
      expect(game.offered()).toEqual([...DAY].sort());
      expect(game.state.dummy?.tactic).toBeNull();
      game.answer('planning');
      seen.add(game.state.dummy?.tactic ?? '');
    }
    expect([...seen].sort()).toEqual(DAY.filter(tactic => tactic !== 'planning').sort());
  });

  it('SCN-SO-02 both Tactics used leave the game at the end of the Day', () => {
    const scene: Scene = {
      players: 1,
      round: 1,
      tactic: 'planning',
      dummy: { tactic: 'rethink' },
      moment: 'round end',
    };
    const { state } = playing(scene);
    expect([...state.tacticsGone].sort()).toEqual(['planning', 'rethink']);
  });

  it('SCN-SO-02 they are missing from the next Day, and those of the Night from the next Night', () => {
    const gone = ['planning', 'rethink'];
    const scene: Scene = { players: 1, round: 2, tactic: 'long-night', dummy: { tactic: 'mana-search' } };
    const game = playing({ ...scene, tacticsGone: gone, moment: 'round end' });
    expect(game.offered()).toEqual(DAY.filter(tactic => !gone.includes(tactic)).sort());
    expect([...game.state.tacticsGone].sort()).toEqual(['long-night', 'mana-search', ...gone].sort());
    game.answer('early-bird');
    expect(['mana-steal', 'great-start', 'the-right-moment']).toContain(game.state.dummy?.tactic);
    expect(game.state.order).toEqual([0, DUMMY]);
  });

  it('SCN-SO-02 with more players no Tactic leaves the game', () => {
    expect(playing({ tactic: 'planning', moment: 'round end' }).state.tacticsGone).toEqual([]);
  });
});
