import { buildScene, imagine, keyOfPosition, knownTo, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { adviseOnFight, glanceAtFight, oddsOfStep } from './advice.ts';
import { sampleDuel } from './duel/sample-duels.ts';
import { sampleFight } from './sample-fights.ts';

const fight = (scene: Scene): MageKnight => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
};

const advice = (table: MageKnight) => {
  const found = adviseOnFight(knownTo(table.state, 0));
  if (!found) throw new Error('no advice');
  return found;
};

const acts = (table: MageKnight): string[] => advice(table).steps.map(({ choice }) => choice.key);

const PROWLERS: Scene = {
  hand: ['rage', 'march', 'determination'],
  mana: ['red'],
  source: [],
  combat: { enemies: ['prowlers'] },
};

describe('advice for a fight', () => {
  it('CMB-RNG-11 says that it can be won, with which cards, and at what cost', () => {
    // Prowlers have Armor 3; powered Rage gives Attack 4. They give 2 Fame.
    const { endings, before, isProven, steps } = advice(fight(PROWLERS));
    expect(endings).toHaveLength(1);
    expect(endings[0]?.ending).toMatchObject({ won: true, fame: before.fame + 2, knockedOut: false });
    expect(isProven).toBe(true);
    expect(steps.map(({ choice }) => choice.act.act)).toContain('attack');
  });

  it('says that a fight cannot be won', () => {
    const { endings, isProven } = advice(fight({ ...PROWLERS, hand: ['march'], mana: [] }));
    expect(endings[0]?.ending.won).toBe(false);
    expect(isProven).toBe(true);
  });

  it('gives a first answer with few steps, and calls hopeless what no special effect can win', () => {
    // Chill keeps the Dragon from attacking; three cards come nowhere near its Armor.
    const scene: Scene = { hand: ['chill', 'march', 'stamina', 'mana-draw'], crystals: { blue: 1 }, source: ['green'] };
    const known = knownTo(fight({ ...scene, combat: { enemies: ['fire-dragon'] } }).state, 0);
    expect(glanceAtFight(known)).toMatchObject({ isHopeless: true });
    expect(glanceAtFight(knownTo(fight(PROWLERS).state, 0))).toMatchObject({ isHopeless: false, atMostBetter: 0 });
  });

  it('keeps targets already chosen', () => {
    const table = fight({ ...PROWLERS, combat: { enemies: ['prowlers'], phase: 'attack' } });
    const whole = acts(table);
    expect(table.answer(0, 'target prowlers')).toBeNull();
    expect(acts(table)).toEqual(whole.filter(key => key !== 'target prowlers'));
  });

  it('continues from the middle of an attack', () => {
    const table = fight({ ...PROWLERS, combat: { enemies: ['prowlers'], phase: 'attack' } });
    for (const key of ['target prowlers', 'sideways march attack']) expect(table.answer(0, key), key).toBeNull();
    expect(table.state.combat?.values).toHaveLength(1);
    expect(advice(table).endings[0]?.ending.won).toBe(true);
  });

  it('CMB-SUM-01 lists an ending for every monster that may be summoned', () => {
    const table = fight({ ...PROWLERS, combat: { enemies: ['orc-summoners'] } });
    const { endings } = advice(table);
    expect(endings.length).toBeGreaterThan(1);
    expect(endings.reduce((n, { times }) => n + times, 0)).toBe(table.state.piles.brown.draw.length);
  });

  it('has nothing to say outside a fight', () => {
    expect(adviseOnFight(knownTo(fight({ hand: ['march'] }).state, 0))).toBeNull();
  });

  it('GAM-07 is the same in positions the seat cannot tell apart', () => {
    for (let n = 0; n < 12; n++) {
      const table = fight({ ...sampleFight(n), deck: ['march', 'stamina', 'swiftness', 'rage'] });
      const other = imagine(table.state, 0, `other ${n}`);
      const known = knownTo(other, 0);
      expect(keyOfPosition(known.position)).toBe(keyOfPosition(knownTo(table.state, 0).position));
      const small = { nodes: 2000, positions: 2, exhaustive: 0 };
      expect(adviseOnFight(known, small)).toEqual(adviseOnFight(knownTo(table.state, 0), small));
    }
  });
});

describe('advice in player combat', () => {
  const duel = (scene: Scene): MageKnight =>
    fight({ pvp: true, players: 2, source: [], others: { goldyx: { hand: [], deck: [] } }, ...scene });

  it('PVP-MEL-07 says that a hero who cannot block can be driven off, and with what', () => {
    const table = duel({ hand: ['rage', 'march'], mana: ['red'], playerCombat: { phase: 'melee' } });
    const { endings, steps, isExchange } = advice(table);
    expect([isExchange, endings.map(({ ending }) => ending.won)]).toEqual([true, [true]]);
    expect(steps.at(-1)?.choice.key).toBe('attack');
  });

  it('PVP-PH-03 goes on from the middle of an attack', () => {
    const table = duel({ hand: ['rage', 'march'], mana: ['red'], playerCombat: { phase: 'melee' } });
    expect(table.answer(0, 'sideways march attack')).toBeNull();
    expect(acts(table).at(-1)).toBe('attack');
  });

  it('PVP-DMG-01 spends damage on driving off and on Wounds', () => {
    const playerCombat = { phase: 'melee', step: 'damage', attack: ['attack 6'], damage: 6 } as const;
    // Armor 2 at level 1, and plains cost 2: two Wounds, then the hero is driven off.
    const keys = acts(duel({ hand: [], playerCombat }));
    expect(keys.map(key => key.split(' ')[0])).toEqual(['wound', 'wound', 'drive']);
  });

  it('GAM-07 is the same whatever the other player holds', () => {
    // Attack 3: Determination blocks 2 of it, any other card 1, and driving off takes 2.
    const holding = (hand: readonly string[], deck: readonly string[]) =>
      duel({
        hand: ['rage', 'march'],
        playerCombat: { phase: 'melee' },
        others: { goldyx: { hand, deck } },
      });
    const weak = advice(holding(['stamina'], ['determination', 'swiftness']));
    expect(weak.endings.length).toBeGreaterThan(1);
    expect(advice(holding(['determination'], ['swiftness', 'stamina']))).toEqual(weak);
  });
});

describe('what advice is made from', () => {
  /** A fight, a player combat and a map with a face-down garrison, with hidden cards and tokens. */
  const scenes = (n: number): Scene[] => {
    const deck = ['march', 'stamina', 'swiftness', 'rage'];
    const duel = sampleDuel(n);
    const [rival, theirs] = Object.entries(duel.others ?? {})[0] ?? ['', {}];
    return [
      { ...sampleFight(n), deck },
      { ...duel, others: { [rival]: { ...theirs, deck } } },
      {
        hand: ['rage'],
        deck,
        at: '0,0',
        map: { '0,0': 'plains', '1,0': 'hills keep' },
        time: 'night',
        enemies: [{ at: '1,0', enemy: 'golems', role: 'garrison', face: 'down' }],
      },
    ];
  };

  it('GAM-07 is the same in a thousand pairs of positions a seat cannot tell apart', () => {
    let [pairs, different] = [0, 0];
    for (let n = 0; pairs < 1000; n++) {
      for (const scene of scenes(n)) {
        const { state } = fight(scene);
        const known = JSON.stringify(knownTo(state, 0));
        for (let i = 0; i < 4; i++) {
          const other = imagine(state, 0, `pair ${n} ${i}`);
          pairs++;
          if (keyOfPosition(other) !== keyOfPosition(state)) different++;
          expect(JSON.stringify(knownTo(other, 0)), `scene ${n}`).toBe(known);
        }
      }
    }
    expect(different).toBeGreaterThan(900);
  });
});

describe('the odds of a step', () => {
  const odds = (scene: Scene, key: string) => {
    const table = fight(scene);
    expect(table.questionFor(0)?.options.map(({ choice }) => choice.key)).toContain(key);
    return { table, found: oddsOfStep(knownTo(table.state, 0), key) };
  };
  const RAGE: Scene = { hand: ['rage'], mana: ['red'], source: [], at: '0,0' };

  it('RAM-04 a known enemy is one fight, solved before it starts', () => {
    const enemies = [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' as const }];
    const { found } = odds({ ...RAGE, map: { '0,0': 'plains', '1,0': 'plains' }, enemies }, 'challenge 1,0');
    expect(found?.endings).toHaveLength(1);
    expect(found?.endings[0]?.ending.won).toBe(true);
  });

  it('GAM-07 a face-down garrison is everything it may be, whatever it is', () => {
    const scene = (enemy: string): Scene => ({
      ...RAGE,
      move: 3,
      time: 'night',
      map: { '0,0': 'plains', '1,0': 'hills keep' },
      enemies: [{ at: '1,0', enemy, role: 'garrison', face: 'down' }],
    });
    const [weak, strong] = ['crossbowmen', 'golems'].map(enemy => odds(scene(enemy), 'assault 1,0').found);
    expect(weak?.endings.length).toBeGreaterThan(2);
    expect(weak).toEqual(strong);
  });

  it('a step without a fight has none', () => {
    expect(odds({ ...RAGE, move: 4, map: { '0,0': 'plains', '1,0': 'plains' } }, 'walk 1,0').found).toBeNull();
  });
});
