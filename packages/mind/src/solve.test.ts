import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { AIMS, outcomeOf, worthIt } from './aim.ts';
import { exhaust } from './exhaust.ts';
import { sampleFight } from './sample-fights.ts';
import { QUICK, solve } from './solve.ts';

const AIM = worthIt(4);

const fight = (scene: Scene): MageKnight => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
};

/** A fight with few cards, small enough for an exhaustive search. */
const small = (n: number): Scene => {
  const { hand = [], units = [], ...rest } = sampleFight(n);
  return { ...rest, hand: (hand as readonly string[]).slice(0, 3), units: units.slice(0, 1) };
};

/** Plays the answers of a solution; returns their value, or null if the fight is not over after them. */
function replayed(start: MageKnight, keys: readonly string[]): number | null {
  const table = start.clone();
  for (const key of keys) expect(table.answer(0, key), key).toBeNull();
  if (table.state.combat) return null;
  return outcomeOf(AIM, 0, start.state, table.state, keys.at(-1) !== 'end-phase');
}

describe('a fight solved by arithmetic', () => {
  it('every line is worth what the rules make of it, and no more than the optimum', () => {
    let [compared, equal] = [0, 0];
    for (let n = 0; n < 10; n++) {
      const table = fight(small(n));
      const solution = solve(table, 0, AIM, { ...QUICK, nodes: 4000, positions: 4 });
      expect(solution, `drill ${n}`).not.toBeNull();
      if (!solution) continue;
      const value = replayed(table, solution.keys);
      if (value === null) continue;
      expect(value, `drill ${n}`).toBe(solution.value);
      const all = exhaust(table, 0, AIM, 700);
      if (!all) continue;
      compared++;
      if (all.value === value) equal++;
      expect(all.value, `drill ${n}`).toBeGreaterThanOrEqual(value);
      if (solution.exact) expect(value, `drill ${n}`).toBe(all.value);
    }
    expect(compared).toBeGreaterThan(1);
    expect(equal / compared).toBeGreaterThan(0.6);
  });

  it('CMB-RNG-11 defeats two enemies together if their Armor can be reached only as a sum', () => {
    // Prowlers 3 and Diggers 3: two Attacks of 3 each, or 6 at once.
    const table = fight({
      hand: ['rage', 'rage', 'march'],
      mana: ['red'],
      source: [],
      combat: { enemies: ['prowlers', 'diggers'], phase: 'attack' },
    });
    const solution = solve(table, 0, AIM);
    expect(solution?.won).toBe(true);
    expect(solution?.exact).toBe(true);
    expect(solution?.keys.filter(key => key === 'attack')).toHaveLength(1);
  });

  it('CMB-BLK-08 blocks rather than taking Wounds, and keeps the card that wins', () => {
    const table = fight({ hand: ['rage', 'determination'], source: [], combat: { enemies: ['prowlers'] } });
    // The Prowlers' Attack 4 cannot be blocked with 2 + 2 if the fight is to be won too: Armor 3.
    const solution = solve(table, 0, AIMS.survive);
    expect(solution?.keys).toContain('block');
    expect(solution?.exact).toBe(true);
  });

  it('MAN-06 pays with a crystal that was gained on the way', () => {
    // Powered Determination blocks 5 of the Prowlers' 4, powered Rage beats their Armor of 3; the Skill gives the blue.
    const table = fight({
      hero: 'goldyx',
      skills: ['goldyx-white-crystal-craft'],
      hand: ['determination', 'rage'],
      source: ['gold'],
      time: 'day',
      combat: { enemies: ['prowlers'] },
    });
    const { keys } = solve(table, 0, AIM, { nodes: 4000, positions: 0, exhaustive: 0 }) ?? { keys: [] };
    expect(keys).toEqual(expect.arrayContaining(['power determination', 'blue crystal', 'power rage']));
  });

  it('says that a fight cannot be won if nothing reaches the Armor', () => {
    const table = fight({ hand: ['march'], source: [], combat: { enemies: ['fire-dragon'] } });
    expect(solve(table, 0, AIMS.win)).toMatchObject({ won: false, exact: true });
  });

  it('has nothing to say outside a fight', () => {
    expect(solve(fight({ hand: ['march'] }), 0, AIM)).toBeNull();
  });
});
