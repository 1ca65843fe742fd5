import { describe, expect, it } from 'vitest';
import { scoreSheets } from '../../rules/scenarios/scoring.ts';
import type { Scene } from '../../scene/scene.ts';
import { hex, hexName } from '../../state/hex.ts';
import { defeat, goTo, mighty, shields } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';
import { FRONTIER } from '../../testing/scenes.ts';

const scenario = 'mines-liberation';
const MINE = hex(0, 0);

/** The hero on an occupied mine. */
const onMine = (scene: Scene = {}) =>
  playing({
    ...{ scenario, map: { '0,0': 'hills red crystal-mine' } },
    enemies: [
      { at: '0,0', enemy: 'prowlers', role: 'waiting', face: 'up' },
      { at: '0,0', enemy: 'minotaur', role: 'waiting', face: 'down' },
    ],
    ...scene,
  });

describe('Mines Liberation', () => {
  it('SCN-MI-02 a mine revealed on a Countryside tile has a face-up green token and a face-down brown one', () => {
    const p = playing({ ...FRONTIER, scenario, move: 2 }).answer('explore 1,1');
    const at = p.state.tokens.filter(token => token.role === 'waiting');
    expect(at.map(({ hex: h, color, up }) => [hexName(h), color, up])).toEqual([
      ['4,-4', 'green', true],
      ['4,-4', 'brown', false],
    ]);
  });

  it('SCN-MI-02 on a core tile the face-up token is red', () => {
    const p = playing({ ...FRONTIER, scenario, tileStack: ['core-2'], move: 2 }).answer('explore 1,1');
    const colors = p.state.tokens.filter(token => token.role === 'waiting').map(({ color }) => color);
    expect(colors).toEqual(['yellow', 'red', 'brown']);
  });

  it('SCN-MI-02 they are not rampaging: the space can be entered freely, and the brown token stays face down', () => {
    const p = onMine({ at: '1,0', move: 3 });
    expect(p.offered('walk 0,0')).toEqual(['walk 0,0']);
    p.answer('walk 0,0');
    expect(p.state.tokens.map(({ up }) => up)).toEqual([true, false]);
  });

  it('SCN-MI-02 the action fights both, with night rules and with Units', () => {
    const p = onMine({ units: ['peasants'] }).answer('enter');
    expect(p.state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['prowlers', 'minotaur']);
    expect(p.state.combat).toMatchObject({ night: true, unitsAllowed: true, halfFame: false });
    expect(p.state.tokens.every(({ up }) => up)).toBe(true);
  });

  it('SCN-MI-02 undefeated enemies stay, and the hero does not withdraw', () => {
    const p = defeat(onMine(mighty()).answer('enter'), 'minotaur').answer('end-phase');
    expect(p.state.tokens.map(({ name, up, role }) => [name, up, role])).toEqual([['prowlers', true, 'waiting']]);
    expect([p.me.hex, p.state.shields]).toEqual([MINE, []]);
  });

  it.each([
    ['Countryside', 'countryside-6', 'hills', 1],
    ['core', 'core-2', 'hills', 2],
  ] as const)(
    'SCN-MI-03 the last token of a mine on a %s tile: a Shield, Reputation +%s',
    (_, tile, _terrain, reputation) => {
      const at = tile === 'core-2' ? '2,-3' : '1,-3';
      const p = playing({
        ...{ scenario, tiles: { '0,0': 'start-a', '0,1': tile }, at, source: [] },
        enemies: [{ at, enemy: 'minotaur', role: 'waiting', face: 'up' }],
        combat: {
          ...{ phase: 'attack', why: 'site', targets: ['minotaur'], soFar: ['attack 20'] },
          enemies: [{ enemy: 'minotaur', at, role: 'waiting' }],
        },
      }).answer('attack');
      expect(shields(p)).toEqual([[at, 0]]);
      expect(p.me.reputation).toBe(reputation);
      // SCN-MI-03: it gives its crystal on this same turn.
      p.answer('end-turn');
      expect(Object.values(p.me.crystals).reduce((a, b) => a + b)).toBe(1);
    },
  );

  it('SCN-MI-03 an occupied mine gives nothing; a liberated one gives its crystal to anyone', () => {
    expect(onMine({ hand: ['march'], cardUsed: true }).answer('end-turn').me.crystals.red).toBe(0);
    const free = onMine({ enemies: [], shields: [{ at: '0,0', by: 1 }], hand: ['march'], cardUsed: true });
    expect(free.answer('end-turn').me.crystals.red).toBe(1);
  });

  it('SCN-MI-02 a liberated mine is not fought for again', () => {
    const p = onMine({ enemies: [], shields: [{ at: '0,0', by: 1 }] });
    expect([p.offered('enter'), p.refusal('enter')]).toEqual([[], 'CMB-INI-03']);
  });

  it('SCN-MI-03 at the start of each Day and Night every player gets a crystal from each of their mines', () => {
    const p = playing({
      ...{ scenario, moment: 'round end', round: 1 },
      map: { '0,0': 'hills red crystal-mine', '1,0': 'hills green crystal-mine', '2,0': 'hills white crystal-mine' },
      shields: [
        { at: '0,0', by: 0 },
        { at: '1,0', by: 0 },
        { at: '2,0', by: 1 },
      ],
    });
    expect(p.me.crystals).toEqual({ red: 1, blue: 0, green: 1, white: 0 });
    expect(p.player(1).crystals.white).toBe(1);
  });

  it('SCN-MI-04 all tiles revealed and all mines liberated: one last turn each', () => {
    const blow = (scene: Scene) =>
      onMine({
        enemies: [{ at: '0,0', enemy: 'minotaur', role: 'waiting' }],
        combat: {
          ...{ phase: 'attack', targets: ['minotaur'], soFar: ['attack 20'] },
          enemies: [{ enemy: 'minotaur', at: '0,0', role: 'waiting' }],
        },
        tileStack: [],
        ...scene,
      }).answer('attack').state;
    expect(blow({})).toMatchObject({ ending: true, lastTurns: [1, 0] });
    expect(blow({ tileStack: ['core-2'] }).ending).toBe(false);
    const two = { '0,0': 'hills red crystal-mine', '5,0': 'hills green crystal-mine' };
    expect(blow({ map: two }).ending).toBe(false);
    expect(blow({ map: two, shields: [{ at: '5,0', by: 1 }] }).ending).toBe(true);
  });

  it('SCN-MI-04 4 per mine on a Countryside tile, 7 on a core tile; Greatest Liberator 5, or 2 if tied', () => {
    const score = (...owners: [string, number][]) => {
      const p = playing({
        ...{ scenario, tiles: { '0,0': 'start-a', '0,1': 'countryside-6', '1,0': 'countryside-2', '1,1': 'core-2' } },
        shields: owners.map(([at, by]) => ({ at, by })),
        players: 2,
      });
      return scoreSheets(p.state).map(({ lines }) => {
        const line = lines.find(({ what }) => what === 'liberator');
        return [line?.points, line?.title];
      });
    };
    // The mines are on 1,-3 (Countryside 6), 2,-1 (Countryside 2) and 5,-5 (core 2).
    expect(score(['1,-3', 0], ['2,-1', 0], ['5,-5', 1])).toEqual([
      [8, 5],
      [7, 0],
    ]);
    expect(score(['1,-3', 0], ['2,-1', 1])).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(score()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('SCO-05 SCN-MI-04 a mine does not count for the other achievements', () => {
    const p = onMine({ enemies: [], shields: [{ at: '0,0', by: 0 }] });
    const [sheet] = scoreSheets(p.state);
    const points = (what: string) => sheet?.lines.find(line => line.what === what)?.points;
    expect([points('conqueror'), points('adventurer')]).toEqual([0, 0]);
  });

  it('continues when a fight for a mine is given up', () => {
    expect(goTo(onMine().answer('enter'), 'attack').answer('end-phase').state.combat).toBeNull();
  });
});
