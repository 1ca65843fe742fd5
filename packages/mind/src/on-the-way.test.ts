import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { worthIt } from './aim.ts';
import { solveExchange } from './duel/solve-exchange.ts';
import { Promises } from './promise.ts';
import { type Budget, QUICK, solve } from './solve.ts';

const AIM = worthIt(4);
/** No search through the rules. */
const PLANS: Budget = { ...QUICK, small: 0 };

const opened = (scene: Scene): MageKnight => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
};
const keysOf = (scene: Scene, budget = PLANS) => solve(opened(scene), 0, AIM, budget)?.keys;

describe('special effects in a later phase, planned without a search through the rules', () => {
  it('powered Whirlwind destroys an enemy in the Attack phase, and the other cards are kept for the rest', () => {
    const scene: Scene = {
      hero: 'arythea',
      level: 3,
      hand: ['diamond-ring', 'stamina', 'concentration', 'whirlwind'],
      crystals: { red: 1, blue: 1, white: 1 },
      source: ['gold', 'black', 'blue'],
      time: 'night',
      combat: { enemies: ['prowlers', 'guardsmen'] },
    };
    const keys = keysOf(scene, { ...PLANS, positions: 60 });
    expect(keys).toEqual(expect.arrayContaining(['power whirlwind', 'guardsmen', 'attack']));
  });

  it('powered Ice Shield lowers the Armor of the enemy it blocks', () => {
    const scene: Scene = {
      hero: 'arythea',
      level: 6,
      hand: ['banner-of-courage', 'ice-shield', 'golden-grail'],
      units: ['foresters'],
      skills: ['arythea-burning-power'],
      crystals: { red: 2, blue: 1, green: 1, white: 2 },
      source: ['blue', 'gold', 'gold'],
      time: 'night',
      combat: { enemies: ['ironclads'] },
    };
    expect(solve(opened(scene), 0, AIM, PLANS)?.won).toBe(true);
  });

  it('mana is made for a special effect that could not be paid otherwise', () => {
    const scene: Scene = {
      hero: 'arythea',
      level: 2,
      hand: ['mana-claim', 'threaten', 'tremor', 'crystallize'],
      skills: ['arythea-hot-swordsmanship'],
      source: ['blue', 'gold', 'blue'],
      time: 'night',
      combat: { enemies: [{ enemy: 'fire-mages', fortified: true }] },
    };
    expect(keysOf(scene)?.slice(0, 3)).toEqual(['power crystallize', 'green', 'play tremor']);
  });
});

describe('what numbers know', () => {
  it('CRD-28 Mana Draw takes a die that pays for nothing else', () => {
    // Rage powered by one of the two red tokens: Attack 4, as much as the Armor of the Wolf Riders.
    const scene: Scene = {
      hand: ['mana-draw', 'rage'],
      crystals: { white: 1 },
      source: ['black', 'blue'],
      time: 'day',
      combat: { enemies: ['wolf-riders'], phase: 'attack' },
    };
    const solution = solve(opened(scene), 0, AIM, { nodes: 4000, positions: 0, exhaustive: 0 });
    expect(solution).toMatchObject({ won: true, exact: true });
    expect(solution?.keys).toContain('power mana-draw');
  });

  it('CRD-28 Mana Draw allows a second die', () => {
    const scene: Scene = {
      hand: ['mana-draw', 'rage', 'determination'],
      source: ['red', 'blue'],
      time: 'day',
      combat: { enemies: ['prowlers'] },
    };
    // Determination blocks 5 of the Prowlers' 4, Rage beats their Armor of 3.
    const solution = solve(opened(scene), 0, AIM, { nodes: 4000, positions: 0, exhaustive: 0 });
    expect(solution).toMatchObject({ won: true, exact: true });
  });

  it('CMB-ABL-07 cards cost nothing once the hand is lost anyway, so a Unit is spared', () => {
    const scene: Scene = {
      hero: 'norowas',
      level: 5,
      hand: ['determination', 'battle-versatility', 'threaten'],
      units: ['foresters'],
      crystals: { blue: 2, green: 2, white: 2 },
      source: ['white', 'green', 'black'],
      time: 'night',
      map: { '0,0': 'green city' },
      cities: { '0,0': {} },
      combat: {
        enemies: ['altem-mages', 'minotaur', 'freezers'].map(enemy => ({ enemy, fortified: true })),
      },
    };
    const solution = solve(opened(scene), 0, AIM, PLANS);
    expect(solution?.keys.some(key => key.startsWith('use foresters'))).toBe(false);
  });

  it('a Wound that damage will bring can be played with Power of Pain, so no promise counts it as lost', () => {
    const scene: Scene = {
      hero: 'arythea',
      level: 7,
      hand: ['determination', 'pure-magic'],
      skills: ['arythea-power-of-pain'],
      crystals: { blue: 2 },
      source: ['white'],
      time: 'day',
      combat: { enemies: ['werewolf'], phase: 'damage' },
    };
    const table = opened(scene);
    const promised = new Promises(table, 0, AIM, table.clone().state).of(table.state);
    expect(promised).toBeGreaterThanOrEqual(solve(table, 0, AIM, QUICK)?.value ?? 0);
    const without = opened({ ...scene, skills: [] });
    expect(promised).toBeGreaterThan(new Promises(without, 0, AIM, without.clone().state).of(without.state));
  });
});

describe('special effects in an exchange between players', () => {
  const BASE: Scene = { pvp: true, players: 2, source: ['green', 'white', 'red'], time: 'day' };
  const solved = (scene: Scene) => {
    const table = opened({ ...BASE, ...scene });
    return solveExchange([table], table.questionFor(0) ? 0 : 1, AIM, { ...QUICK, small: 0 });
  };

  it('PVP-PH-03 Demolish before an attack makes the other player block', () => {
    const found = solved({
      hero: 'norowas',
      level: 6,
      fame: 43,
      hand: ['demolish', 'maximal-effect', 'endless-gem-pouch'],
      deck: [],
      units: ['utem-guardsmen'],
      crystals: { red: 1, white: 1 },
      others: {
        tovak: {
          level: 6,
          fame: 42,
          hand: [],
          deck: [],
          units: ['fire-mages'],
          crystals: { red: 1, blue: 1, green: 1, white: 1 },
        },
      },
      playerCombat: { phase: 'melee', participation: 'full' },
    });
    expect(found).toMatchObject({ value: 20 });
    expect(found?.keys).toContain('play demolish');
  });

  it('PVP-PH-03 a Banner is given to a Unit before it blocks', () => {
    const found = solved({
      source: ['black', 'blue', 'black'],
      time: 'night',
      hero: 'arythea',
      level: 5,
      fame: 37,
      hand: ['underground-travel', 'banner-of-glory', 'call-to-arms'],
      deck: [],
      units: ['fire-mages', 'fire-golems'],
      crystals: { green: 1 },
      others: {
        tovak: {
          level: 5,
          fame: 35,
          hand: ['intimidate', 'endless-gem-pouch'],
          deck: [],
          units: ['altem-mages'],
          crystals: { red: 1, white: 1 },
        },
      },
      playerCombat: {
        phase: 'ranged',
        step: 'block',
        attack: ['ranged fire attack 2', 'ranged attack 4'],
        participation: 'full',
      },
    });
    expect(found?.keys.slice(0, 2)).toEqual(['play banner-of-glory', 'fire-golems']);
  });
});
