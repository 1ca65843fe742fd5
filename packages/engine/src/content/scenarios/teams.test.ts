import { describe, expect, it } from 'vitest';
import { diceAllowed } from '../../rules/cards/mana.ts';
import { scoreSheets } from '../../rules/scenarios/scoring.ts';
import { areAllies, sidesOf } from '../../rules/scenarios/teams.ts';
import { newGame, whyNotSetUp } from '../../rules/setup/setup.ts';
import { handLimit } from '../../rules/turn/end-of-turn.ts';
import type { Scene } from '../../scene/scene.ts';
import { playing } from '../../testing/playing.ts';

/** Tovak and Norowas against Goldyx and Arythea. */
const teams = (scene: Scene = {}): Scene => ({ scenario: 'full-conquest', mode: 'teams', players: 4, ...scene });

const ALL = { goldyx: {}, norowas: {}, arythea: {} };

describe('teams', () => {
  it('TEA-05 alternating players, or as agreed', () => {
    const { state } = playing(teams());
    expect(sidesOf(state)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([areAllies(state, 0, 2), areAllies(state, 0, 1), areAllies(state, 0, 0)]).toEqual([true, false, false]);
    expect(sidesOf(playing(teams({ teams: [0, 0, 1, 1] })).state)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it.each([[[0, 0, 0, 1]], [[0, 1, 2, 3]], [[0, 1]]])('refuses the sides %j', sides => {
    const heroes = ['tovak', 'goldyx', 'norowas', 'arythea'];
    const setup = { scenario: 'full-conquest', heroes, seed: '1', options: { mode: 'teams', teams: sides } } as const;
    expect(whyNotSetUp(setup)).toMatchObject({ kind: 'teams' });
  });

  it('SCN-FC-01 four players may also play each for themselves', () => {
    const heroes = ['tovak', 'goldyx', 'norowas', 'arythea'];
    const { options } = newGame({ scenario: 'full-conquest', heroes, seed: '1' });
    expect(options).toMatchObject({ mode: 'competitive', teams: [0, 1, 2, 3], pvp: true });
  });

  it('TEA-01 Source Freeze and Prayer of Weather do not affect the ally', () => {
    const modifiers = [
      { mod: 'source-freeze', by: 'tovak', until: 'next-turn' as const },
      { mod: 'weather', by: 'tovak', until: 'next-turn' as const },
    ];
    const p = playing(teams({ modifiers, map: { '1,0': 'hills' } }));
    const dice = (seat: number) => diceAllowed(p.session.queryFor(seat));
    expect([dice(1), dice(2), dice(3)]).toEqual([0, 1, 0]);
    const walk = (hero: string) => {
      const q = playing(
        teams({
          modifiers,
          map: { '1,0': 'hills' },
          turn: hero,
          move: 9,
          others: { ...ALL, [hero]: { at: '0,0' } },
          at: '5,0',
        }),
      );
      return q.way('walk 1,0').cost;
    };
    expect([walk('goldyx'), walk('norowas')]).toEqual([4, 3]);
  });

  it('TEA-01 Mana Exploit gives the ally no Wound', () => {
    const wounds = (hero: string) => {
      const p = playing(
        teams({
          modifiers: [{ mod: 'mana-exploit', by: 'tovak', until: 'next-turn', on: 'red' }],
          ...{
            turn: hero,
            at: '5,0',
            source: [],
            others: { ...ALL, [hero]: { at: '0,0', hand: ['march'], mana: ['green'] } },
          },
        }),
      );
      p.answer('power march');
      return p.player(p.seat).hand.filter(card => card === 'wound').length;
    };
    expect([wounds('goldyx'), wounds('norowas')]).toEqual([1, 0]);
  });

  it('TEA-01 Healing Ritual passes no Wound to the ally, however near', () => {
    const p = playing(
      teams({
        ...{ hero: 'arythea', skills: ['arythea-healing-ritual'], hand: ['wound', 'wound'], at: '0,0' },
        others: { goldyx: { at: '5,0' }, norowas: { at: '1,0' }, tovak: { at: '6,0' } },
      }),
    );
    p.answer('skill arythea-healing-ritual');
    while (p.prompt === 'healing-ritual') p.answer(p.offered().at(-1) as string);
    expect(p.player(2).hand).toEqual([]);
    expect(p.player(1).hand).toEqual(['wound']);
  });

  it('TEA-01 interactive Spells affect the ally like anyone else', () => {
    const p = playing(
      teams({
        ...{ hand: ['mind-read'], mana: ['white'], source: [] },
        others: { goldyx: {}, norowas: { hand: ['march', 'rage'] }, arythea: {} },
      }),
    );
    p.answer('play mind-read', 'green', 'march');
    expect(p.player(2).hand).toEqual(['rage']);
  });

  it('TEA-02 allies cannot see each other’s hands', () => {
    const p = playing(teams({ others: { goldyx: {}, norowas: { hand: ['march'] }, arythea: {} } }));
    expect(p.session.view(0).players[2]?.hand).toEqual(['?']);
    expect(p.session.question(2)).toBeNull();
  });

  it('TEA-03 a hero who ends a turn on an ally’s space withdraws', () => {
    const p = playing(
      teams({
        ...{ at: '1,0', path: ['0,0', '1,0'], moved: true, cardUsed: true },
        others: { goldyx: {}, norowas: { at: '1,0' }, arythea: {} },
      }),
    ).answer('end-turn');
    expect(p.told('withdrew')).toMatchObject([{ seat: 0, wounds: 1 }]);
  });

  describe('TEA-04 the keep of an ally', () => {
    const keeps = { '1,0': 'keep', '4,0': 'keep', '6,0': 'keep' };
    const shields = [
      { at: '1,0', by: 2 },
      { at: '4,0', by: 0 },
      { at: '6,0', by: 1 },
    ];

    it('TEA-04 is entered without an assault, and its Units can be recruited', () => {
      const p = playing(teams({ map: keeps, shields, move: 9, unitOffer: ['utem-crossbowmen'] }));
      expect(p.offered('walk 1,0', 'assault 1,0')).toEqual(['walk 1,0']);
      p.answer('walk 1,0').answer('interact');
      const q = playing(
        teams({
          map: keeps,
          shields,
          at: '1,0',
          part: 'action',
          interacting: true,
          influence: 20,
          unitOffer: ['utem-crossbowmen'],
        }),
      );
      expect(q.offered('recruit')).toEqual(['recruit utem-crossbowmen']);
      expect(playing(teams({ map: keeps, shields, at: '5,0', move: 9 })).offered('walk 6,0', 'assault 6,0')).toEqual([
        'assault 6,0',
      ]);
    });

    it('TEA-04 END-DRAW-04 raises the Hand limit by the number of the player’s own keeps', () => {
      const limit = (at: string, lying = shields) =>
        handLimit(playing(teams({ map: keeps, shields: lying, at })).session.queryFor(0));
      expect([limit('0,0'), limit('3,0'), limit('7,0'), limit('0,4')]).toEqual([6, 6, 5, 5]);
      expect(limit('0,0', shields.slice(0, 1))).toBe(5);
    });
  });

  it('TEA-05 a team scores the lower Fame, the better value of each line, the larger penalty', () => {
    const p = playing(
      teams({
        ...{ fame: 20, hand: ['fireball', 'wound'], map: { '3,0': 'swamp green city' } },
        cities: { '3,0': { shields: [2, 2, 1], conquered: true } },
        others: {
          goldyx: { fame: 30, hand: ['tremor', 'wound'] },
          norowas: { fame: 8, hand: ['wound x2'] },
          arythea: { fame: 9 },
        },
      }),
    );
    const sheets = scoreSheets(p.state);
    const values = (what: string) =>
      sheets.map(({ lines }) => lines.find(line => line.what === what)).map(l => [l?.points, l?.title]);
    expect(sheets.map(({ seats, fame }) => [seats, fame])).toEqual([
      [[0, 2], 8],
      [[1, 3], 9],
    ]);
    // TEA-05: titles compare teams.
    expect(values('knowledge')).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(values('beating')).toEqual([
      [-4, -3],
      [-2, 0],
    ]);
    expect(values('city-conqueror')).toEqual([
      [7, 5],
      [4, 0],
    ]);
    expect(sheets.map(({ total, won }) => [total, won])).toEqual([
      [8 + 3 - 7 + 12, true],
      [9 + 3 - 2 + 4, false],
    ]);
  });
});
