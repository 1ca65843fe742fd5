import { describe, expect, it } from 'vitest';
import { hexName } from '../../state/hex.ts';
import { castingAt, withSpell } from '../../testing/casting.ts';
import { foe, goTo } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const armors = (p: Playing, ...keys: string[]) => keys.map(key => foe(p, key).armor.n);
const at = (p: Playing) => hexName(p.me.hex as number);

describe('Tremor', () => {
  const enemies = ['minotaur', 'fire-mages', 'ice-mages'];

  it('lowers the Armor of one enemy by 3, whatever it resists', () => {
    const p = castingAt('tremor', enemies, 'ranged').answer('play tremor');
    expect(p.offered()).toEqual(['all armor -2', 'one armor -3']);
    p.answer('one armor -3');
    expect(p.offered()).toEqual(['fire-mages', 'ice-mages', 'minotaur']);
    expect(armors(p.answer('ice-mages'), ...enemies)).toEqual([5, 5, 3]);
  });

  it('or that of all by 2', () => {
    expect(armors(castingAt('tremor', enemies, 'attack').answer('play tremor', 'all armor -2'), ...enemies)).toEqual([
      3, 3, 4,
    ]);
  });

  it('CMB-DEF-11 not below 1', () => {
    const p = castingAt('tremor', ['prowlers'], 'attack').answer('play tremor', 'one armor -3');
    expect(armors(p, 'prowlers')).toEqual([1]);
  });

  it('Earthquake lowers fortified enemies by 6, or each by 4, whether fortified by themselves or the site, once or twice', () => {
    const scene = { map: { '0,0': 'keep' }, targets: [] };
    const keep = ['guardsmen', 'swordsmen'];
    const one = castingAt('tremor', keep, 'ranged', scene).answer('power tremor', 'one armor -3', 'guardsmen');
    expect(armors(one, ...keep)).toEqual([1, 5]);
    const all = castingAt('tremor', keep, 'ranged', scene).answer('power tremor', 'all armor -2');
    expect(armors(all, ...keep)).toEqual([3, 1]);
    const worm = castingAt('tremor', ['crypt-worm', 'minotaur'], 'attack').answer('power tremor', 'all armor -2');
    expect(armors(worm, 'crypt-worm', 'minotaur')).toEqual([2, 3]);
  });

  it('Earthquake lowers the others by 3, or each by 2', () => {
    const p = castingAt('tremor', ['minotaur'], 'attack').answer('power tremor', 'one armor -3');
    expect(armors(p, 'minotaur')).toEqual([2]);
  });

  it('CRD-20 is for combat', () => {
    expect(withSpell('tremor').refusal('play tremor')).toBe('CRD-20');
  });

  describe('and Arcane Immunity', () => {
    printEnemy('prowlers', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 does not protect against it', () => {
      const p = castingAt('tremor', ['prowlers', 'minotaur'], 'attack').answer('play tremor', 'all armor -2');
      expect(armors(p, 'prowlers', 'minotaur')).toEqual([3, 3]);
      expect(castingAt('tremor', ['prowlers'], 'attack').refusal('play tremor')).toBe('CMB-DEF-09');
    });
  });
});

describe('Underground Travel', () => {
  it('moves up to 3 spaces for free, past everything except swamps and lakes, to a safe space', () => {
    const map = { '1,0': 'mountain', '2,0': 'keep', '0,1': 'lake', '0,2': 'swamp', '-1,0': 'lake', '-1,1': 'swamp' };
    const enemies = [{ at: '1,-1', enemy: 'prowlers', role: 'rampaging' } as const];
    const p = withSpell('underground-travel', { map, enemies }).answer('play underground-travel');
    const offered = p.offered();
    // Not on a mountain, an enemy, a site to assault, a lake or a swamp; not three steps around a lake either.
    for (const hex of ['1,0', '2,0', '1,-1', '0,1', '0,2', '-1,0', '-1,1', '-2,1', '0,3', '4,0']) {
      expect(offered).not.toContain(`fly ${hex}`);
    }
    for (const hex of ['3,0', '0,-1', '2,-1', '3,-3', '1,1']) expect(offered).toContain(`fly ${hex}`);
    p.answer('fly 3,0');
    expect([at(p), p.turn.move, p.turn.moved, p.state.combat, p.turn.part]).toEqual(['3,0', 0, true, null, 'movement']);
  });

  it('provokes no one, and a walk may follow', () => {
    const enemies = [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' } as const];
    const p = withSpell('underground-travel', { enemies, move: 2 }).answer('play underground-travel', 'fly 2,0');
    expect([p.state.combat, p.offered('walk').length > 0]).toEqual([null, true]);
  });

  it('TRN-15 is only for movement', () => {
    const p = withSpell('underground-travel', { part: 'action' });
    expect([p.refusal('play underground-travel'), p.refusal('power underground-travel')]).toEqual(['TRN-15', 'TRN-15']);
  });

  it('Underground Attack assaults a fortified site, ignoring its walls', () => {
    const map = { '2,0': 'keep', '0,2': 'mage-tower' };
    const p = withSpell('underground-travel', {
      map,
      enemies: [
        { at: '2,0', enemy: 'guardsmen' },
        { at: '0,2', enemy: 'monks' },
      ],
    }).answer('power underground-travel');
    expect(p.offered()).toEqual(['fly 0,2', 'fly 2,0']);
    p.answer('fly 2,0');
    expect([p.me.reputation, p.prompt, foe(p, 'guardsmen').fortifications]).toEqual([-1, 'combat-ranged', 1]);
  });

  it('Underground Attack: a hero who withdraws goes back to where the Spell was cast', () => {
    const scene = { map: { '2,0': 'keep' }, enemies: [{ at: '2,0', enemy: 'guardsmen' }], level: 9 };
    const p = withSpell('underground-travel', scene).answer('power underground-travel', 'fly 2,0').endureFight();
    expect([at(p), p.state.shields]).toEqual(['0,0', []]);
  });

  it('CMB-INI-02 Underground Attack works on another player’s keep, whose garrison is not fortified', () => {
    const p = withSpell('underground-travel', {
      map: { '2,0': 'keep' },
      shields: [{ at: '2,0', by: 'goldyx' }],
      others: { goldyx: { at: '-3,0' } },
      piles: { grey: ['crossbowmen'] },
    }).answer('power underground-travel', 'fly 2,0');
    expect([foe(p, 'crossbowmen').fortifications, p.me.reputation]).toEqual([0, -1]);
  });

  it('MOV-09 Underground Attack needs a site within reach', () => {
    expect(withSpell('underground-travel', { map: { '4,0': 'keep' } }).refusal('power underground-travel')).toBe(
      'MOV-09',
    );
  });
});

describe('Restoration', () => {
  it('heals 3, or 5 in a forest', () => {
    expect(withSpell('restoration').answer('play restoration').turn.heal).toBe(3);
    expect(withSpell('restoration', { map: { '0,0': 'forest' } }).answer('play restoration').turn.heal).toBe(5);
  });

  const units = ['peasants spent', 'utem-guardsmen spent', 'fire-mages spent', 'foresters'];

  it('Rebirth also readies Units with a total of 3 levels', () => {
    const p = withSpell('restoration', { units, level: 9 }).answer('power restoration');
    expect([p.turn.heal, p.offered()]).toEqual([3, ['done', 'fire-mages', 'peasants', 'utem-guardsmen']]);
    p.answer('peasants');
    expect(p.offered()).toEqual(['done', 'utem-guardsmen']);
    p.answer('utem-guardsmen');
    expect([p.prompt, p.me.units.map(({ spent }) => spent)]).toEqual(['turn', [false, false, true, false]]);
  });

  it('Rebirth: a total of 5 levels in a forest, healed or not', () => {
    const p = withSpell('restoration', {
      units: ['fire-mages spent wounded', 'peasants spent'],
      map: { '0,0': 'forest' },
      level: 9,
    });
    p.answer('power restoration', 'fire-mages');
    expect([p.turn.heal, p.offered()]).toEqual([5, ['done', 'peasants']]);
    p.answer('done');
    expect(p.me.units.map(({ spent, wounds }) => [spent, wounds])).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });

  it('CMB-GEN-07 not in combat', () => {
    const p = castingAt('restoration', ['prowlers'], 'attack', { units: ['peasants spent'] });
    expect([p.refusal('play restoration'), p.refusal('power restoration')]).toEqual(['CMB-GEN-07', 'CMB-GEN-07']);
  });
});

describe('Meditation', () => {
  const scene = {
    discard: ['march', 'wound', 'rage'],
    deck: ['swiftness', 'stamina', 'improvisation x7'],
    hand: ['meditation', 'promise'],
  };

  it('puts two random cards of the discard pile on either end of the deck, in the chosen order', () => {
    const p = withSpell('meditation', scene).answer('play meditation');
    const [{ cards } = { cards: [] }] = p.told('cards-picked');
    expect([p.prompt, p.offered(), cards.length]).toEqual(['deck-end', ['bottom', 'top'], 2]);
    p.answer('top');
    expect([p.prompt, p.offered()]).toEqual(['deck-order', [...cards].sort()]);
    p.answer(cards[0] as string);
    expect(p.me.deck.slice(-2)).toEqual([cards[1], cards[0]]);
    expect(p.me.discard).toHaveLength(1);
  });

  it('the next draw, and only that one, has a Hand limit 2 higher', () => {
    const p = withSpell('meditation', { ...scene, discard: [] }).answer('play meditation', 'end-turn', 'done');
    expect(p.me.hand).toHaveLength(5 + 2);
    expect(p.state.modifiers).toEqual([]);
  });

  it('RND-ORD-11 a bonus not used up on the last turn of a Round counts for the next hand', () => {
    const last = { deck: [], discard: [], scenario: 'full-conquest', announcedBy: 1, lastTurns: [] };
    const p = withSpell('meditation', { ...scene, ...last, hand: ['meditation', 'promise', 'march x9'] });
    p.answer('play meditation', 'end-turn', 'done');
    expect([p.state.round, p.me.hand.length]).toEqual([3, 5 + 2]);
    expect(p.state.modifiers).toEqual([]);
  });

  it('takes what there is', () => {
    const p = withSpell('meditation', { ...scene, discard: ['wound'] }).answer('play meditation', 'bottom');
    expect([p.prompt, p.me.deck[0], p.me.discard]).toEqual(['turn', 'wound', []]);
  });

  it('Trance lets the player choose the cards', () => {
    const p = withSpell('meditation', scene).answer('power meditation');
    expect([p.prompt, p.offered()]).toEqual(['card-back', ['march', 'rage', 'wound']]);
    p.answer('rage');
    expect(p.offered()).toEqual(['march', 'wound']);
    p.answer('march', 'bottom', 'march');
    expect([p.me.deck.slice(0, 2), p.me.discard]).toEqual([['rage', 'march'], ['wound']]);
  });
});

describe('Energy Flow', () => {
  const scene = {
    units: ['fire-mages spent wounded', 'peasants'],
    level: 9,
    others: {
      goldyx: { units: ['utem-guardsmen', 'amotep-gunners', 'peasants spent'], level: 9 },
      norowas: { units: ['altem-mages'], level: 9 },
    },
  };

  it('readies a Unit of any level, and may spend one of level I or II of every other player', () => {
    const p = withSpell('energy-flow', scene).answer('play energy-flow');
    expect([p.me.units[0]?.spent, p.me.units[0]?.wounds]).toEqual([false, 1]);
    expect([p.prompt, p.offered()]).toEqual(['spend-unit-of', ['none', 'utem-guardsmen']]);
    p.answer('utem-guardsmen');
    expect([p.prompt, p.player(1).units.map(({ spent }) => spent)]).toEqual(['turn', [true, false, true]]);
  });

  it('UNI-04 two Units with the same name are distinguished only if they differ', () => {
    const goldyx = (units: readonly string[]) => ({ ...scene, others: { goldyx: { units, level: 9 } } });
    const differ = withSpell('energy-flow', goldyx(['peasants', 'peasants wounded'])).answer('play energy-flow');
    expect(differ.offered()).toEqual(['none', 'peasants 1', 'peasants 2']);
    const alike = withSpell('energy-flow', goldyx(['peasants', 'peasants'])).answer('play energy-flow');
    expect(alike.offered()).toEqual(['none', 'peasants']);
  });

  it('spending Units is optional', () => {
    const p = withSpell('energy-flow', scene).answer('play energy-flow', 'none');
    expect(p.player(1).units[0]?.spent).toBe(false);
  });

  it('UNI-10 not without a Unit to ready, and not in combat', () => {
    expect(withSpell('energy-flow', { ...scene, units: ['peasants'] }).refusal('play energy-flow')).toBe('UNI-10');
    expect(castingAt('energy-flow', ['prowlers'], 'attack', scene).refusal('play energy-flow')).toBe('CMB-GEN-07');
  });

  it('Energy Steal also heals one Wound of the Unit, and reaches up to level III', () => {
    const p = withSpell('energy-flow', { ...scene, units: [{ unit: 'fire-mages', spent: true, wounds: 2 }] });
    p.answer('power energy-flow');
    expect(p.me.units[0]).toMatchObject({ spent: false, wounds: 1 });
    expect(p.offered()).toEqual(['amotep-gunners', 'none', 'utem-guardsmen']);
  });
});

it('CMB-SUM-02 in the Block phase the monster replaces its summoner', () => {
  const enemies = ['orc-summoners', { enemy: 'gargoyle', summonedBy: 'orc-summoners' }];
  const p = playing({ hand: ['tremor'], mana: ['green'], source: [], combat: { enemies, phase: 'block' } });
  p.answer('play tremor', 'all armor -2');
  expect(armors(p, 'gargoyle')).toEqual([2]);
  expect(armors(goTo(p, 'attack'), 'orc-summoners')).toEqual([4]);
});
