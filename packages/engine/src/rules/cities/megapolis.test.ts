import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import { outlook } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { FRONTIER } from '../../testing/scenes.ts';
import { CITIES } from '../catalogue.ts';
import { whyNotAgreed } from '../setup/agreement.ts';

/** A megapolis of a red city on 1,0 and a white one on 2,0. */
const MEGAPOLIS: Scene = {
  scenario: 'full-conquest',
  map: { '1,0': 'red city', '2,0': 'white city' },
  cities: { '1,0': { with: '2,0', level: 5 } },
};

const garrison = (p: Playing) => p.state.tokens.filter(token => token.role === 'garrison');

describe('a megapolis', () => {
  it('VAR-CIT-02 it is for scenarios with at most three cities; its level is 2 to 22', () => {
    const wrong = (players: number, levels: readonly number[]) =>
      whyNotAgreed('full-conquest', players, { variants: ['megapolis'], cityLevels: levels });
    expect([wrong(2, [4, 22]), wrong(2, [4, 2])]).toEqual([null, null]);
    expect(wrong(2, [4, 23])).toMatchObject({ about: { option: 'cityLevels' } });
    expect(wrong(2, [4, 1])).toMatchObject({ about: { option: 'cityLevels' } });
    expect(wrong(2, [12, 4])).toMatchObject({ about: { option: 'cityLevels' } });
    expect(whyNotAgreed('full-conquest', 4, { variants: ['megapolis'] })).toMatchObject({
      kind: 'unfit',
      about: { rule: 'VAR-CIT-02' },
    });
    expect(whyNotAgreed('mines-liberation', 2, { variants: ['megapolis'] })).toMatchObject({
      kind: 'unfit',
      about: { rule: 'VAR-CIT-02' },
    });
  });

  it('VAR-CIT-02 the last city is joined by one that is not in the game, on the space to its right', () => {
    const tiles = { ...FRONTIER.tiles, '3,0': 'core-6' };
    const agreed = { scenario: 'full-conquest', variants: ['megapolis'], cityLevels: [4, 7] };
    const scene: Scene = { ...FRONTIER, ...agreed, tiles, tileStack: ['core-5', '...'], move: 9 };
    const p = playing(scene).answer('explore 1,1');
    const last = p.state.cities.at(-1);
    expect(last?.hexes.map(hexName)).toEqual(['4,-5', '5,-5']);
    const second = last?.cards[1] ?? '';
    expect(['red-city', 'white-city']).toContain(second);
    // The space it covers has printed orcs.
    expect(p.state.tokens.filter(token => hexName(token.hex) === '5,-5')).toEqual([]);
    // 7 is 4 and 3, the first rounded up.
    const colors = [...(CITIES.get('green-city').garrisons[3] ?? []), ...(CITIES.get(second).garrisons[2] ?? [])];
    const here = garrison(p).filter(token => hexName(token.hex) === '4,-5');
    expect(here.map(({ color, up }) => `${color} ${up}`)).toEqual(colors.map(color => `${color} false`));
  });

  it('VAR-CIT-02 the first city of several is an ordinary one', () => {
    const agreed = { scenario: 'full-conquest', variants: ['megapolis'] };
    const p = playing({ ...FRONTIER, ...agreed, tileStack: ['core-5', '...'], move: 9 }).answer('explore 1,1');
    expect(p.state.cities).toMatchObject([{ cards: ['green-city'], level: 4 }]);
  });

  it.each([
    ['-1,0', '0,0', '1,0'],
    ['4,0', '3,0', '2,0'],
  ])('VAR-CIT-02 it is seen and assaulted from any space next to it: from %s by way of %s', (at, beside, to) => {
    const p = playing({
      ...MEGAPOLIS,
      at,
      move: 4,
      cities: { '1,0': { with: '2,0', garrison: ['monks', 'gunners'] } },
    });
    expect(garrison(p).map(({ up }) => up)).toEqual([false, false]);
    p.answer(`walk ${beside}`);
    expect(garrison(p).map(({ up }) => up)).toEqual([true, true]);
    p.answer(`assault ${to}`);
    expect(p.state.combat?.foes.map(({ enemy, fortified }) => `${enemy} ${fortified}`)).toEqual([
      'monks true',
      'gunners true',
    ]);
  });

  it('VAR-CIT-02 its defenders have both bonuses', () => {
    const p = playing({ ...MEGAPOLIS, at: '2,0', combat: { enemies: ['gargoyle'], phase: 'block' } });
    const [foe] = outlook(p).foes;
    // Gargoyles have Armor 4 and attack for 5: Armor +1 and Brutal.
    expect([foe?.armor.n, foe?.attacks[0]?.damage.n]).toEqual([5, 10]);
  });

  it('VAR-CIT-02 it is conquered as one city, sells what both sell, and costs 2 Move from one half to the other', () => {
    const combat = { enemies: ['gargoyle'], phase: 'attack', soFar: ['fire attack 9'] } as const;
    const p = playing({ ...MEGAPOLIS, at: '2,0', combat }).answer('attack');
    expect([p.state.cities, garrison(p)]).toMatchObject([[{ conquered: true, shields: [0], leader: 0 }], []]);
    const inside: Scene = { ...MEGAPOLIS, cities: { '1,0': { with: '2,0', shields: ['tovak'] } }, at: '2,0' };
    const trading = playing({ ...inside, interacting: true, influence: 14 });
    expect(trading.offered('buy artifact', 'call elite')).toEqual(['buy artifact', 'call elite']);
    expect(playing({ ...inside, move: 2 }).answer('walk 1,0').turn.move).toBe(0);
  });
});
