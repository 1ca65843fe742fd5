import { describe, expect, it } from 'vitest';
import { hexName } from '../state/hex.ts';
import { playing } from '../testing/playing.ts';
import type { Scene } from './scene.ts';

/** Tovak has fought without defeating the Gunners; Goldyx is next. */
const SECOND: Scene = {
  scenario: 'full-conquest',
  cooperativeAssault: true,
  map: { '1,0': 'red city' },
  cities: { '1,0': { garrison: ['gunners', 'monks'] } },
  turn: 'goldyx',
  move: 2,
  heroes: { tovak: { at: '1,0' }, goldyx: { at: '2,0', hand: ['march'] } },
  assault: { at: '1,0', shares: { tovak: ['gunners'], goldyx: ['monks'] }, from: { tovak: '0,0' } },
};

describe('a scene during a cooperative assault', () => {
  it('is in the part of the hero whose turn it is', () => {
    const p = playing(SECOND);
    expect([p.seat, p.prompt, p.offered('assault', 'stay')]).toEqual([1, 'into-the-city', ['assault 1,0', 'stay-out']]);
    expect(p.state.players.map(({ tokenDown }) => tokenDown)).toEqual([false, true]);
    expect(p.answer('assault 1,0').state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['monks']);
  });

  it('continues by the rules: everyone withdraws, the proposer ends the turn, then the others', () => {
    const p = playing(SECOND).answer('stay-out');
    expect(p.state.players.map(({ hex }) => hex !== null && hexName(hex))).toEqual(['0,0', '2,0']);
    expect([p.seat, p.prompt]).toEqual([0, 'turn']);
    p.answer('end-turn');
    expect([p.seat, p.prompt, p.state.assault?.participants]).toEqual([1, 'turn', []]);
  });

  it('may be in the middle of a fight', () => {
    const combat = { enemies: ['monks'], phase: 'attack', soFar: ['attack 9'] } as const;
    const p = playing({
      ...SECOND,
      heroes: { tovak: { at: '1,0' }, goldyx: { at: '1,0' } },
      move: 0,
      path: ['2,0', '1,0'],
      combat,
    });
    p.answer('attack');
    expect(p.state.cities[0]).toMatchObject({ shields: [1], conquered: false });
    expect(p.state.players.map(({ hex }) => hex !== null && hexName(hex))[0]).toBe('0,0');
  });

  it('needs a city and the hero whose turn it is', () => {
    expect(() => playing({ ...SECOND, assault: { at: '3,0', shares: {} } })).toThrow('there is no city on 3,0');
    expect(() => playing({ ...SECOND, assault: { at: '1,0', shares: { tovak: ['gunners'] } } })).toThrow('takes part');
  });
});
