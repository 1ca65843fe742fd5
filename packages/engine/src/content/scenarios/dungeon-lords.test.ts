import { describe, expect, it } from 'vitest';
import { spaceAt } from '../../rules/map/ground.ts';
import { scoreSheets } from '../../rules/scenarios/scoring.ts';
import { newGame } from '../../rules/setup/setup.ts';
import type { Scene } from '../../scene/scene.ts';
import { hex, hexName } from '../../state/hex.ts';
import { discarded, goTo, shields } from '../../testing/fighting.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { FRONTIER } from '../../testing/scenes.ts';

const scenario = 'dungeon-lords';

/** The hero in a secret dungeon. */
const inSecret = (scene: Scene = {}) =>
  playing({
    ...{ scenario, map: { '0,0': 'dungeon' } },
    enemies: [{ at: '0,0', enemy: 'minotaur', role: 'waiting', face: 'down' }],
    ...scene,
  });

/** Two conquered dungeons and a tomb, the hero in the first. */
const LINKED: Scene = {
  scenario,
  map: { '0,0': 'dungeon', '3,0': 'dungeon', '0,4': 'tomb', '6,0': 'dungeon' },
  shields: [
    { at: '0,0', by: 0 },
    { at: '3,0', by: 1 },
    { at: '0,4', by: 0 },
  ],
};

describe('Dungeon Lords', () => {
  it('SCN-DL-02 the player who reveals a village chooses where next to it the secret dungeon is', () => {
    const p = playing({ ...FRONTIER, scenario, move: 2 }).answer('explore 1,1');
    expect(p.prompt).toBe('hide-site');
    // The village of Countryside 3 is on 3,-4: no site, no swamp, no lakes or mountains.
    const places = p.offered().map(key => key.slice('hide '.length));
    expect(places.length).toBeGreaterThan(1);
    for (const at of p.session.question(0)?.choices ?? []) expect(at.at?.kind).toBe('hex');
    const [place = ''] = places;
    p.answer(`hide ${place}`);
    expect(p.told('site-hidden')).toMatchObject([{ seat: 0, site: 'dungeon' }]);
    const token = p.state.tokens.find(({ color }) => color === 'brown');
    expect([hexName(token?.hex ?? 0), token?.up, token?.role]).toEqual([place, false, 'waiting']);
    expect(spaceAt(p.state, token?.hex ?? 0)?.site).toBe('dungeon');
    expect(p.prompt).toBe('turn');
  });

  it('SCN-DL-02 only accessible spaces without a swamp, site or rampaging enemy', () => {
    // Around the village on 3,-4: a mine on 4,-4, and on the tiles that were already there:
    const map = { '3,-3': 'swamp', '2,-3': 'lake', '2,-4': 'forest orcs' };
    const p = playing({ ...FRONTIER, scenario, map, move: 2 }).answer('explore 1,1');
    expect(p.offered()).toEqual(['hide 3,-5', 'hide 4,-5']);
  });

  it('SCN-DL-02 a monastery hides a tomb, under a red token', () => {
    const p = playing({ ...FRONTIER, scenario, tileStack: ['countryside-5', '...'], move: 2 }).answer('explore 1,1');
    expect(p.told('site-hidden')).toMatchObject([{ site: 'tomb' }]);
    expect(p.state.tokens.filter(({ color }) => color === 'red')).toMatchObject([{ up: false, role: 'waiting' }]);
  });

  it('SCN-DL-02 for the first tiles the first player chooses', () => {
    const p = new Playing(newGame({ scenario, heroes: ['tovak', 'goldyx'], seed: 'first' }));
    while (p.prompt === 'hide-site') {
      expect(p.seat).toBe(0);
      p.answer(p.offered()[0] as string);
    }
    expect(p.prompt).toBe('tactic');
  });

  it('SCN-DL-02 the token is fought as in any dungeon', () => {
    const p = inSecret().answer('enter');
    expect(p.state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['minotaur']);
    expect(p.state.combat).toMatchObject({ night: true, unitsAllowed: false });
  });

  it('SCN-DL-02 on failure a new face-down token replaces it', () => {
    const p = goTo(inSecret({ piles: { brown: ['gargoyle'] } }).answer('enter'), 'attack').answer('end-phase');
    expect(p.state.tokens.map(({ name, up, color }) => [name, up, color])).toEqual([['gargoyle', false, 'brown']]);
    expect(discarded(p)).toEqual(['minotaur']);
  });

  it('SCN-DL-02 conquered, it gives the reward of a dungeon', () => {
    const p = inSecret({
      combat: {
        ...{ phase: 'attack', targets: ['minotaur'], soFar: ['attack 9'] },
        enemies: [{ enemy: 'minotaur', at: '0,0', role: 'waiting' }],
      },
    }).answer('attack');
    expect([shields(p), p.state.rewards, p.state.tokens]).toEqual([[['0,0', 0]], ['dungeon'], []]);
  });

  it('SCN-DL-03 a conquered dungeon or tomb cannot be entered again', () => {
    expect(playing(LINKED).refusal('enter')).toBe('CMB-INI-03');
    expect(playing({ ...LINKED, at: '0,4' }).refusal('enter')).toBe('CMB-INI-03');
    expect(playing({ ...LINKED, at: '6,0' }).refusal('enter')).toBeNull();
  });

  it('SCN-DL-03 traveling between conquered ones costs 2 plus the distance', () => {
    const p = playing({ ...LINKED, move: 6 });
    expect(p.offered('travel')).toEqual(['travel 0,4', 'travel 3,0']);
    p.answer('travel 3,0');
    expect([p.me.hex, p.turn.move, p.turn.moved]).toEqual([hex(3, 0), 1, true]);
    expect(playing({ ...LINKED, move: 5 }).offered('travel')).toEqual(['travel 3,0']);
  });

  it('SCN-DL-03 refused without the points, or if nothing is connected', () => {
    expect(playing({ ...LINKED, move: 4 }).refusal('travel 3,0')).toBe('MOV-03');
    expect(playing({ ...LINKED, move: 9 }).refusal('travel 6,0')).toBe('SCN-DL-03');
    expect(playing({ ...LINKED, move: 9, at: '1,1' }).refusal('travel 3,0')).toBe('SCN-DL-03');
    expect(playing({ ...LINKED, move: 9, part: 'action' }).refusal('travel 3,0')).toBe('TRN-15');
  });

  it('SCN-DL-03 the distance is counted around lakes and swamps', () => {
    const wall = { '1,0': 'lake', '1,-1': 'swamp', '2,-1': 'lake', '0,1': 'swamp', '1,1': 'mountain' };
    const p = playing({ ...LINKED, map: { ...LINKED.map, ...wall }, move: 9 });
    // The path by -1,1 / -1,2… is longer than by 0,-1 1,-2 2,-2 3,-2 3,-1: six steps.
    expect(p.session.question(0)?.choices.find(({ key }) => key === 'travel 3,0')?.act).toMatchObject({ cost: 8 });
  });

  it('SCN-DL-04 all tiles revealed and all dungeons and tombs conquered: one last turn each', () => {
    const blow = (scene: Scene) =>
      inSecret({
        tileStack: [],
        combat: {
          ...{ phase: 'attack', targets: ['minotaur'], soFar: ['attack 9'] },
          enemies: [{ enemy: 'minotaur', at: '0,0', role: 'waiting' }],
        },
        ...scene,
      }).answer('attack').state;
    expect(blow({})).toMatchObject({ ending: true, lastTurns: [1, 0] });
    expect(blow({ tileStack: ['core-2'] }).ending).toBe(false);
    expect(blow({ map: { '0,0': 'dungeon', '5,0': 'tomb' } }).ending).toBe(false);
  });

  it('SCN-DL-04 dungeons and tombs score 4, other adventure sites 2; Greatest Dungeon Crawler 5, or 2 if tied', () => {
    const score = (...owners: [string, number][]) => {
      const map = { '0,0': 'dungeon', '1,0': 'tomb', '2,0': 'monster-den', '3,0': 'dungeon' };
      const p = playing({ scenario, map, at: '0,5', shields: owners.map(([at, by]) => ({ at, by })) });
      return scoreSheets(p.state).map(({ lines }) => {
        expect(lines.some(({ what }) => what === 'adventurer')).toBe(false);
        const line = lines.find(({ what }) => what === 'dungeon-crawler');
        return [line?.points, line?.title];
      });
    };
    expect(score(['0,0', 0], ['1,0', 0], ['2,0', 0], ['3,0', 1])).toEqual([
      [10, 5],
      [4, 0],
    ]);
    expect(score(['0,0', 0], ['3,0', 1])).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });
});
