import { describe, expect, it } from 'vitest';
import { spaceAt } from '../../rules/map/ground.ts';
import { PORTAL } from '../../rules/map/portal.ts';
import { scoreSheets } from '../../rules/scenarios/scoring.ts';
import { newGame } from '../../rules/setup/setup.ts';
import type { Scene } from '../../scene/scene.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { imagine } from '../../view/imagine.ts';

const scenario = 'one-to-return';
const TILES = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
const scene = (more: Scene): Scene => ({ scenario, tiles: TILES, ...more });

describe('One to Return', () => {
  it('SCN-OR-01 after the first Day the portal is an ordinary space', () => {
    const p = playing(scene({ moment: 'round end', at: '1,0', others: { goldyx: { at: '0,-1' } } }));
    expect(spaceAt(p.state, PORTAL)).toMatchObject({ terrain: 'plains', site: null, cost: { day: 2, night: 2 } });
    expect(p.told('portal-closed')).toHaveLength(1);
    expect(p.state.order.toSorted()).toEqual([0, 1]);
  });

  it('SCN-OR-01 from then on only one hero may be there', () => {
    const p = playing(scene({ moment: 'round end', at: '1,0', others: { goldyx: { at: '0,-1' } } }));
    expect(spaceAt(p.state, PORTAL)?.site).toBeNull();
    const later = playing(scene({ moment: 'round end', round: 2, at: '1,0', others: { goldyx: { at: '0,-1' } } }));
    expect(later.told('portal-closed')).toEqual([]);
  });

  it('SCN-OR-01 a hero on the portal at that time is out of the game', () => {
    const p = playing(
      scene({ moment: 'round end', at: '1,0', hand: ['march'], others: { goldyx: { at: 'off', hand: ['rage'] } } }),
    );
    expect(p.told('eliminated')).toEqual([{ news: 'eliminated', seat: 1 }]);
    expect([p.state.order, p.player(1).hex, p.player(1).hand]).toEqual([[0], null, []]);
    expect([p.seat, p.prompt]).toEqual([0, 'tactic']);
    p.answer('from-the-dusk');
    expect(p.prompt).toBe('turn');
    expect(p.session.question(1)).toBeNull();
  });

  it('SCN-OR-01 if no one is left, the game is over and no one has won', () => {
    const p = playing(scene({ moment: 'round end', at: 'off', others: { goldyx: { at: '0,0' } } }));
    expect([p.session.isOver, p.state.over]).toEqual([true, true]);
    expect(scoreSheets(p.state).map(({ won }) => won)).toEqual([false, false]);
  });

  it('SCN-OR-02 the hero on the portal’s space at the end of the second Night wins, whatever the Fame', () => {
    const won = (at: string, other: string) => {
      const p = playing(scene({ round: 4, moment: 'round end', at, others: { goldyx: { at: other, fame: 90 } } }));
      expect(p.session.isOver).toBe(true);
      return scoreSheets(p.state).map(sheet => sheet.won);
    };
    expect(won('0,0', '1,0')).toEqual([true, false]);
    expect(won('1,0', '0,-1')).toEqual([false, false]);
  });

  it('SCN-OR-02 there is no scoring', () => {
    const p = playing(scene({ fame: 9 }));
    expect(scoreSheets(p.state)).toMatchObject([
      { fame: null, lines: [], total: 0 },
      { fame: null, lines: [], total: 0 },
    ]);
  });

  it('SCN-OR-02 PVP-INI-03 after the end of the last Night is announced, no hero can be driven off the portal', () => {
    const meet = (more: Scene) =>
      playing(
        scene({ round: 4, at: '1,0', move: 9, others: { goldyx: { at: '0,0' } }, map: { '0,0': 'plains' }, ...more }),
      )
        .answer('walk 0,0')
        .refusal('duel goldyx');
    expect([meet({}), meet({ announcedBy: 'goldyx' })]).toEqual([null, 'PVP-INI-03']);
  });

  describe('in teams', () => {
    const heroes = ['tovak', 'goldyx', 'norowas', 'arythea'];
    const setup = { scenario, heroes, seed: 'teams', options: { mode: 'teams' } } as const;

    it('SCN-OR-02 each team secretly names one of its heroes', () => {
      const p = new Playing(newGame(setup));
      expect([p.seat, p.prompt, p.offered()]).toEqual([0, 'name-returner', ['norowas', 'tovak']]);
      p.answer('norowas');
      expect([p.seat, p.offered()]).toEqual([1, ['arythea', 'goldyx']]);
      p.answer('goldyx');
      expect(p.prompt).toBe('tactic');
      const seen = (seat: number | null) => p.session.view(seat).modifiers.map(({ n }) => n);
      expect([seen(0), seen(2), seen(1), seen(null)]).toEqual([
        [2, -1],
        [2, -1],
        [-1, 1],
        [-1, -1],
      ]);
      expect(JSON.stringify(p.told('returner-named'))).not.toContain('norowas');
    });

    it('SCN-OR-02 other players can only guess whom', () => {
      const p = new Playing(newGame(setup)).answer('norowas', 'goldyx');
      const guesses = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(seed => imagine(p.state, 1, seed).modifiers[0]?.n));
      expect(guesses).toEqual(new Set([0, 2]));
      expect(imagine(p.state, 2, 'a').modifiers[0]?.n).toBe(2);
    });

    it('SCN-OR-02 a team wins only with the hero it named', () => {
      const won = (at: Record<string, string>) => {
        const p = playing(
          scene({
            ...{ mode: 'teams', round: 4, moment: 'round end' },
            heroes: Object.fromEntries(
              heroes.map((hero, i) => [hero, { at: at[hero] ?? ['0,-1', '1,0', '1,-1', '0,-2'][i] ?? 'off' }]),
            ),
            modifiers: [{ mod: 'to-return', by: 'tovak', n: 2, until: 'game' }],
          }),
        );
        return scoreSheets(p.state)[0]?.won;
      };
      expect([won({ norowas: '0,0' }), won({ tovak: '0,0' }), won({})]).toEqual([true, false, false]);
    });
  });
});
