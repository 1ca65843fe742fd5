import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Hex, hexNamed } from '../../state/hex.ts';
import { me, play } from '../../testing/scenes.ts';
import { queryOver } from '../../view/query-over.ts';
import { endOutlook } from './end-outlook.ts';

/** What the seat is told before it ends the turn; ending it must bring just that. */
function told(scene: Scene, ...answers: string[]) {
  const game = play({ deck: [], ...scene }, ...answers);
  const outlook = endOutlook(queryOver(game.view(0), 0));
  const before = me(game).hand.length;
  expect(game.answer(0, 'end-turn')).toBeNull();
  expect({ hex: me(game).hex, wounds: me(game).hand.length - before }).toEqual({
    hex: outlook.hex,
    wounds: outlook.wounds,
  });
  return outlook;
}

const looming = (scene: Scene, ...answers: string[]): Hex[] => told(scene, ...answers).looming.map(({ hex }) => hex);

describe('what ending the turn would bring', () => {
  it('FWD-02 one Wound for each space entered on the way back', () => {
    const others = { goldyx: { at: '2,0' }, norowas: { at: '1,0' } };
    expect(told({ others, move: 4 }, 'walk 2,0')).toMatchObject({ hex: hexNamed('0,0'), wounds: 2 });
  });

  it('SAF-01 a safe space costs nothing', () => {
    expect(told({ move: 2 }, 'walk 1,0')).toEqual({ hex: hexNamed('1,0'), wounds: 0, looming: [] });
  });

  it('FWD-07 a hero who did not move from an unsafe space takes no Wound', () => {
    expect(told({ others: { goldyx: { at: '0,0' } } }).wounds).toBe(0);
  });

  it('SAF-03 RAM-03 an enemy next to the hero costs nothing now, but a step that stays next to it would provoke it', () => {
    expect(told({ map: { '1,-1': 'plains orcs' } })).toMatchObject({ wounds: 0, looming: [{ hex: hexNamed('1,-1') }] });
  });

  it('RAM-06 an enemy further away is no matter', () => {
    expect(looming({ map: { '2,0': 'plains orcs' } })).toEqual([]);
  });

  it('RAM-03 MOV-04 an enemy is no matter if no space next to both can be entered', () => {
    expect(looming({ map: { '1,-1': 'plains orcs', '0,-1': 'lake', '1,0': 'lake' } })).toEqual([]);
  });

  it('FWD-01 RAM-03 enemies are counted from the space where the withdrawal ends', () => {
    const scene: Scene = {
      others: { goldyx: { at: '1,0' } },
      move: 2,
      map: { '-1,0': 'plains orcs', '2,0': 'plains orcs' },
    };
    expect(looming(scene, 'walk 1,0')).toEqual([hexNamed('-1,0')]);
  });
});
