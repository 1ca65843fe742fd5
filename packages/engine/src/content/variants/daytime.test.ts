import { describe, expect, it } from 'vitest';
import { TACTICS } from '../../rules/catalogue.ts';
import { whyNotAgreed } from '../../rules/setup/agreement.ts';
import { setupChoices } from '../../rules/setup/options.ts';
import type { Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { playing } from '../../testing/playing.ts';

const begin = (variants: string[], seed = 'night', scenario = 'full-conquest') =>
  new Session({ scenario, heroes: ['tovak', 'goldyx'], seed, options: { variants } });

describe('night arrival', () => {
  it('VAR-DAY-01 the first Round is a Night with its Tactics, the second a Day', () => {
    const { state } = begin(['night-arrival']);
    expect(state.time).toBe('night');
    expect(state.tactics.map(id => TACTICS.get(id).time)).toEqual(Array(6).fill('night'));
    expect(playing({ variants: ['night-arrival'], moment: 'round end' }).state).toMatchObject({
      round: 2,
      time: 'day',
    });
  });

  it('VAR-DAY-01 the first Source shows neither gold nor black', () => {
    const sources = Array.from({ length: 30 }, (_, i) => begin(['night-arrival'], `${i}`).state.source);
    for (const source of sources) {
      expect(source).toHaveLength(4);
      for (const color of source) expect(['gold', 'black']).not.toContain(color);
    }
    const usual = Array.from({ length: 30 }, (_, i) => begin([], `${i}`).state.source);
    expect(usual.some(source => source.includes('gold'))).toBe(true);
  });
});

describe('darkness coming', () => {
  const after = (scene: Scene) => playing({ variants: ['darkness-coming'], moment: 'round end', ...scene });

  it.each([
    [['red', 'gold'], 'day'],
    [['black', 'gold'], 'night'],
    [['red', 'black'], 'night'],
  ] as const)('VAR-DAY-02 after a Day two dice show %j: the next Round is a %s', (rolls, time) => {
    const p = after({ rolls });
    expect(p.state).toMatchObject({ round: 2, time });
    expect(p.state.tactics.map(id => TACTICS.get(id).time)).toEqual(Array(6).fill(time));
    expect(p.told('darkness-dice')).toEqual([{ news: 'darkness-dice', dice: rolls }]);
  });

  it('VAR-DAY-02 once it is Night, it stays Night', () => {
    const p = after({ scenario: 'full-conquest', time: 'night', round: 3 });
    expect(p.state).toMatchObject({ round: 4, time: 'night' });
    expect(p.told('darkness-dice')).toEqual([]);
  });

  it('VAR-DAY-02 SCN-SO-02 Tactics that left come back when too few are left', () => {
    const gone = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start'];
    const p = after({
      scenario: 'solo-conquest',
      players: 1,
      round: 3,
      time: 'day',
      rolls: ['red', 'red'],
      tacticsGone: gone,
    });
    expect(p.state.tactics).toHaveLength(6);
  });
});

describe('scenarios that depend on Day and Night', () => {
  it('VAR-DAY-01 VAR-DAY-02 the two exclude each other', () => {
    const both = ['night-arrival', 'darkness-coming'];
    expect(whyNotAgreed('full-conquest', 2, { variants: both })).toMatchObject({ kind: 'apart' });
    const choice = setupChoices('full-conquest', 2, { variants: ['darkness-coming'] }).find(
      c => c.option === 'variants',
    );
    expect(choice?.unfit['night-arrival']?.rule).toBe('GAM-03');
  });

  it.each(['druid-nights', 'one-to-return'])('VAR-DAY-01 VAR-DAY-02 they do not fit %s', scenario => {
    const choice = setupChoices(scenario, 2).find(c => c.option === 'variants');
    for (const id of ['night-arrival', 'darkness-coming']) {
      expect(whyNotAgreed(scenario, 2, { variants: [id] })).toMatchObject({ kind: 'unfit' });
      expect(choice?.unfit[id]?.rule).toBe('VAR-DAY-01');
      expect(choice?.values).not.toContain(id);
    }
  });
});
