import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import { openCities } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { FRONTIER } from '../../testing/scenes.ts';
import { newGame } from '../setup/setup.ts';

openCities();

const garrison = (p: Playing) => p.state.tokens.filter(token => token.role === 'garrison');
const faces = (p: Playing) => garrison(p).map(({ up }) => up);
const cityIn = (p: Playing) => p.state.cities[0];

/** The Attack phase of an assault on the blue city on 1,0, with enough Attack for these targets. */
const striking = (targets: readonly string[], enemies: readonly string[], scene: Scene = {}): Playing =>
  playing({
    map: { '1,0': 'swamp blue city' },
    at: '1,0',
    path: ['0,0', '1,0'],
    cities: { '1,0': { level: 5, conquered: false, ...scene.cities?.['1,0'] } },
    combat: { phase: 'attack', enemies, targets, soFar: ['attack 40'] },
    ...(scene.shields ? { shields: scene.shields } : {}),
    ...(scene.others ? { others: scene.others } : {}),
  }).answer('attack');

describe('revealing a city', () => {
  openCities('assaulted', [4, 7]);

  it('SET-21 no city card is in play before a city tile is revealed', () => {
    const s = newGame({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'cities' });
    expect(s.cities).toEqual([]);
  });

  const explored = () =>
    playing({ ...FRONTIER, tileStack: ['core-5', 'core-8', '...'], move: 9 }).answer('explore 1,1');

  it('EXP-15 CTY-02 its card has the level of the scenario and a face-down token for each circle', () => {
    const p = explored();
    expect(p.state.cities).toMatchObject([{ cards: ['green-city'], level: 4, shields: [], conquered: false }]);
    expect(garrison(p).map(({ color, up }) => `${color} ${up}`)).toEqual(['grey false', 'brown false', 'white false']);
    expect(garrison(p).map(({ hex }) => hexName(hex))).toEqual(['4,-5', '4,-5', '4,-5']);
    expect(p.told('city-revealed')).toMatchObject([{ city: 'green-city', level: 4 }]);
  });

  it('CTY-02 the next city has the next level, and the last level repeats', () => {
    const levelAfter = (...cities: string[]) => {
      const there = Object.fromEntries(cities.map((tile, i) => [`3,${i}`, tile]));
      const scene: Scene = {
        ...FRONTIER,
        tiles: { ...FRONTIER.tiles, ...there },
        tileStack: ['core-5', '...'],
        move: 9,
      };
      return playing(scene).answer('explore 1,1').state.cities.at(-1)?.level;
    };
    expect([levelAfter(), levelAfter('core-6'), levelAfter('core-6', 'core-7')]).toEqual([4, 7, 7]);
  });
});

describe('the garrison of a city', () => {
  it.each(['day', 'night'] as const)('CTY-04 all of it is turned up by a hero who comes next to it by %s', time => {
    const p = playing({ map: { '2,0': 'red city' }, cities: { '2,0': { level: 5 } }, move: 2, time });
    expect(faces(p)).toEqual([false, false, false]);
    const { fence } = p.state;
    p.answer('walk 1,0');
    expect(faces(p)).toEqual([true, true, true]);
    expect([p.state.fence, p.session.undoable(0).undo]).toEqual([fence + 1, 0]);
  });

  it('CTY-04 a path past a city stops where its garrison would be revealed, even at night', () => {
    const scene: Scene = { map: { '2,0': 'red city' }, move: 3, time: 'night', cities: { '2,0': { level: 1 } } };
    expect(playing(scene).way('walk 1,0').reveals.map(hexName)).toEqual(['2,0']);
  });

  it('CTY-04 a keep is different: at night its garrison stays face down', () => {
    const p = playing({ map: { '2,0': 'keep' }, move: 2, time: 'night' }).answer('walk 1,0');
    expect(faces(p)).toEqual([false]);
  });
});

describe('assaulting a city', () => {
  const CITY: Scene = { map: { '1,0': 'swamp blue city' }, cities: { '1,0': { garrison: ['monks', 'freezers'] } } };

  it('SIT-CIT-01 CTY-01 CTY-05 entering costs 2 Move points whatever the terrain, and 1 Reputation; all defenders are fought', () => {
    const p = playing({ ...CITY, move: 2 }).answer('assault 1,0');
    expect([p.turn.move, p.me.reputation]).toEqual([0, -1]);
    expect(p.state.combat?.foes.map(({ enemy, fortified }) => `${enemy} ${fortified}`)).toEqual([
      'monks true',
      'freezers true',
    ]);
    expect(playing({ ...CITY, move: 1 }).refusal('assault 1,0')).toBe('MOV-03');
  });

  it('CTY-05 a hero who does not defeat all defenders goes back, and the rest stay in the city, face up', () => {
    const p = striking(['monks'], ['monks', 'freezers']).answer('end-phase');
    expect([p.me.hex !== null && hexName(p.me.hex), cityIn(p)?.conquered]).toEqual(['0,0', false]);
    expect(garrison(p)).toMatchObject([{ name: 'freezers', up: true }]);
  });

  it('CTY-07 CMB-OUT-01 each defeated defender is a Shield on the card, even if the assault fails', () => {
    const p = striking(['monks', 'freezers'], ['monks', 'freezers', 'gunners']).answer('end-phase');
    expect(cityIn(p)).toMatchObject({ shields: [0, 0], conquered: false, leader: null });
    expect(p.state.shields).toEqual([]);
  });

  it('CTY-07 no Shield for rampaging enemies that joined', () => {
    const orcs = { enemy: 'prowlers', at: '2,0' };
    const p = playing({
      map: { '1,0': 'blue city' },
      at: '1,0',
      cities: { '1,0': {} },
      enemies: [{ ...orcs, role: 'rampaging' }],
      combat: { phase: 'attack', enemies: ['monks', orcs], targets: ['prowlers'], soFar: ['attack 9'] },
    }).answer('attack');
    expect(cityIn(p)?.shields).toEqual([]);
  });

  it('CTY-11 CTY-07 it is conquered when no defender is left, even over several turns and by several players', () => {
    const p = striking(['gunners'], ['gunners'], { cities: { '1,0': { shields: ['goldyx', 'tovak'] } } });
    expect(cityIn(p)).toMatchObject({ shields: [1, 0, 0], conquered: true, leader: 0 });
    expect(p.told('city-conquered')).toMatchObject([{ seat: 0, city: 'blue-city', leader: 0 }]);
    expect([p.me.hex !== null && hexName(p.me.hex), p.state.rewards]).toEqual(['1,0', []]);
  });

  it('CTY-12 the leader is decided at the conquest; on a tie, the first Shield decides', () => {
    const shields = ['goldyx', 'tovak', 'goldyx'];
    const p = striking(['gunners'], ['gunners'], { cities: { '1,0': { shields } } });
    expect(cityIn(p)).toMatchObject({ shields: [1, 0, 1, 0], leader: 1 });
  });

  it('CTY-11 joined rampaging enemies need not be defeated', () => {
    const orcs = { enemy: 'prowlers', at: '2,0' };
    const p = playing({
      map: { '1,0': 'blue city' },
      at: '1,0',
      cities: { '1,0': {} },
      enemies: [{ ...orcs, role: 'rampaging' }],
      combat: { phase: 'attack', enemies: ['monks', orcs], targets: ['monks'], soFar: ['attack 9'] },
    }).answer('attack', 'end-phase');
    expect(cityIn(p)?.conquered).toBe(true);
  });
});

describe('a conquered city', () => {
  const SHIELDS = [{ at: '1,0', by: 'goldyx' }];

  it('CTY-19 any number of heroes may enter it and act there side by side', () => {
    const others = { goldyx: { at: '1,0' } };
    const p = playing({ map: { '1,0': 'blue city' }, shields: SHIELDS, others, move: 2 }).answer('walk 1,0');
    expect([p.turn.move, p.offered('interact'), p.told('fight-begins')]).toEqual([0, ['interact'], []]);
    p.answer('end-turn');
    expect(p.me.hex !== null && hexName(p.me.hex)).toBe('1,0');
  });

  it('CTY-18 INT-06 each of your Shields on its card is worth 1 Influence, once, when the interaction begins', () => {
    const shields = ['goldyx', 'tovak', 'tovak'];
    const scene: Scene = { map: { '0,0': 'blue city' }, cities: { '0,0': { shields } }, reputation: 2, influence: 5 };
    const p = playing(scene).answer('interact');
    // Reputation 2 gives 1; two Shields give 2.
    expect(p.turn.influence).toBe(3);
    expect(p.told('points-gained')).toMatchObject([{ points: 'influence', n: 2, from: 'shields' }]);
    expect(p.offered('interact')).toEqual([]);
  });
});

describe('a friendly city', () => {
  openCities('friendly');

  it('CTY-20 everyone has a Shield there from the start; no one leads or defends it', () => {
    const p = playing({ ...FRONTIER, tileStack: ['core-8', '...'], move: 9 }).answer('explore 1,1');
    expect(p.state.cities).toMatchObject([{ cards: ['red-city'], shields: [0, 1], conquered: true, leader: null }]);
    expect(garrison(p)).toEqual([]);
  });

  it('CTY-20 it is entered like a conquered one', () => {
    const p = playing({ map: { '1,0': 'red city' }, move: 2 });
    expect([p.offered('walk 1,0'), p.offered('assault')]).toEqual([['walk 1,0'], []]);
    expect(p.answer('walk 1,0', 'interact').turn.influence).toBe(1);
  });
});
