import { describe, expect, it } from 'vitest';
import { newGame } from '../../rules/setup/setup.ts';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import type { Color } from '../../state/mana.ts';
import { playing } from '../../testing/playing.ts';
import { FRONTIER } from '../../testing/scenes.ts';

/** Two orc spaces are empty, with no hero on them. */
const EMPTIED: Scene = { ...FRONTIER, scenario: 'full-conquest', at: '0,0', cleared: ['1,-4', '3,-3'] };

/** What is there after the Round. */
function after(variant: string, scene: Scene) {
  const p = playing({ ...EMPTIED, variants: [variant], moment: 'round end', ...scene });
  const at = (place: string) => p.state.tokens.filter(token => hexName(token.hex) === place).map(token => token.color);
  return [at('1,-4'), at('3,-3')];
}

const reputation = (variant: string) =>
  newGame({ scenario: 'full-conquest', heroes: ['tovak', 'goldyx'], seed: 'r', options: { variants: [variant] } })
    .players[1]?.reputation;

describe('rampage', () => {
  it('VAR-RAM-01 VAR-RAM-02 Reputation starts at −2, or at −4', () => {
    expect([reputation('rampage'), reputation('more-rampage')]).toEqual([-2, -4]);
  });

  it.each<[string, Color, string[]]>([
    ['day', 'red', ['green']],
    ['day', 'green', ['green']],
    ['day', 'gold', ['green', 'brown']],
    ['day', 'white', []],
    ['day', 'blue', []],
    ['day', 'black', []],
    ['night', 'white', ['green']],
    ['night', 'blue', ['green']],
    ['night', 'black', ['green', 'brown']],
    ['night', 'red', []],
    ['night', 'green', []],
    ['night', 'gold', []],
  ])('VAR-RAM-01 at the end of a %s %s brings %j', (time, die, tokens) => {
    const other = time === 'day' ? 'blue' : 'red';
    expect(after('rampage', { time: time as 'day', rolls: [die, other] })).toEqual([tokens, []]);
  });

  it.each<[string, Color, string[]]>([
    ['day', 'red', ['green', 'brown']],
    ['day', 'green', ['green', 'brown']],
    ['day', 'gold', ['green', 'brown']],
    ['day', 'white', ['green']],
    ['day', 'black', ['green']],
    ['night', 'white', ['green', 'brown']],
    ['night', 'blue', ['green', 'brown']],
    ['night', 'black', ['green', 'brown']],
    ['night', 'gold', ['green']],
  ])('VAR-RAM-02 at the end of a %s %s brings %j', (time, die, tokens) => {
    const other = time === 'day' ? 'blue' : 'red';
    expect(after('more-rampage', { time: time as 'day', rolls: [die, other] })).toEqual([tokens, ['green']]);
  });

  it('VAR-RAM-01 nothing is placed where a hero is or enemies are left, nor after the last Round', () => {
    expect(after('more-rampage', { at: '1,-4', rolls: ['blue'] })).toEqual([[], ['green']]);
    expect(after('more-rampage', { cleared: ['3,-3'], rolls: ['blue'] })).toEqual([['green'], ['green']]);
    expect(after('more-rampage', { round: 6 })).toEqual([[], []]);
  });

  it('VAR-RAM-01 all enemies on a space are challenged together, and each one defeated gives Reputation +1', () => {
    const p = playing({
      ...{ scenario: 'full-conquest', variants: ['rampage'], at: '0,0' },
      enemies: [
        { at: '1,0', enemy: 'prowlers', role: 'rampaging' },
        { at: '1,0', enemy: 'minotaur', role: 'rampaging' },
      ],
    });
    expect(p.offered('challenge')).toEqual(['challenge 1,0']);
    p.answer('challenge 1,0');
    expect(p.state.combat?.foes.map(foe => foe.enemy)).toEqual(['prowlers', 'minotaur']);
    const fight: Scene = {
      ...{ scenario: 'full-conquest', variants: ['rampage'], reputation: -2 },
      combat: {
        enemies: ['prowlers', 'minotaur'],
        phase: 'attack',
        targets: ['prowlers', 'minotaur'],
        soFar: ['attack 40'],
      },
    };
    expect(playing(fight).answer('attack').me.reputation).toBe(0);
    expect(playing({ ...fight, variants: [] }).answer('attack').me.reputation).toBe(-1);
  });

  it('VAR-RAM-01 all enemies on a space join a fight together', () => {
    const p = playing({
      ...{ scenario: 'full-conquest', variants: ['rampage'], at: '0,0' },
      enemies: [
        { at: '0,1', enemy: 'diggers', role: 'rampaging' },
        { at: '1,0', enemy: 'prowlers', role: 'rampaging' },
        { at: '1,0', enemy: 'minotaur', role: 'rampaging' },
      ],
    }).answer('challenge 0,1');
    expect(p.offered()).toEqual(['challenge 1,0', 'fight']);
    p.answer('challenge 1,0');
    expect(p.state.combat?.foes.map(foe => foe.enemy)).toEqual(['diggers', 'prowlers', 'minotaur']);
  });
});
