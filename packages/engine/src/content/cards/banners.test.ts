import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { foe, sum, wounds } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { Playing, playing } from '../../testing/playing.ts';

/** The first Unit of the scene has the Banner. */
function bearing(banner: string, scene: Scene = {}, to?: string): Playing {
  const units = scene.units ?? ['peasants'];
  const p = playing({ level: 5, fame: 24, source: [], ...scene, units, hand: [banner, ...(scene.hand ?? ['rage'])] });
  return p.answer(`play ${banner}`, to ?? ((units[0] as string).split(' ')[0] as string));
}

const against = (enemy: string, phase: Phase, targets: readonly string[] = [enemy]): Scene => ({
  combat: { enemies: [enemy], phase, targets: phase === 'damage' ? [] : targets },
});

const fameOf = (p: Playing) => p.me.fame - 24;
const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** The same position with all Units ready. */
const readied = ({ state }: Playing): Playing =>
  new Playing({
    ...state,
    players: state.players.map(player => ({
      ...player,
      units: player.units.map(unit => ({ ...unit, spent: false })),
    })),
  });

describe('Banner of Glory', () => {
  it('its Unit has Armor +1', () => {
    const taken = (p: Playing) => p.answer('take prowlers', 'peasants').prompt;
    // Attack 4 against Armor 3: one damage is left for the hero; against Armor 4, none.
    const without = playing({ units: ['peasants'], hand: ['rage'], ...against('prowlers', 'damage') });
    expect(taken(without)).toBe('combat-damage');
    expect(wounds(without)).toBe(1);
    const p = bearing('banner-of-glory', against('prowlers', 'damage'));
    taken(p);
    expect([wounds(p), p.me.units[0]?.wounds]).toEqual([0, 1]);
  });

  it.each([
    ['peasants', 'attack 2', 'attack', ['melee', 'physical', 3]],
    ['peasants', 'block 2', 'block', ['block', 'physical', 3]],
    ['utem-crossbowmen', 'ranged attack 2', 'ranged', ['ranged', 'physical', 3]],
    ['ice-mages', 'ice block 4', 'block', ['block', 'ice', 5]],
    ['ice-mages', 'siege ice attack 4', 'ranged', ['siege', 'ice', 5]],
    ['utem-swordsmen', 'attack 6 and wound', 'attack', ['melee', 'physical', 7]],
  ] as const)(
    'UNI-14 %s: %s is raised by 1, of its own kind and element, and gives Fame 1',
    (unit, use, phase, value) => {
      const p = bearing('banner-of-glory', { units: [unit], mana: ['blue'], ...against('prowlers', phase) });
      const [key] = p.offered(`use ${unit}`).filter(offered => offered.endsWith(use));
      p.answer(key as string);
      expect([values(p), fameOf(p)]).toEqual([[value], 1]);
    },
  );

  it('UNI-14 other abilities are unchanged, and give no Fame', () => {
    const p = bearing('banner-of-glory').answer('use peasants move 2');
    expect([p.turn.move, fameOf(p)]).toEqual([2, 0]);
  });

  it('each activation gives Fame: a Unit readied in between gives it twice', () => {
    const p = bearing('banner-of-glory', against('prowlers', 'block')).answer('use peasants block 2');
    expect(fameOf(p)).toBe(1);
    expect(fameOf(readied(p).answer('use peasants block 2'))).toBe(2);
  });

  it('only its own Unit is raised; another with the same name is not', () => {
    const units = ['peasants', 'peasants'];
    const p = bearing('banner-of-glory', { units, ...against('prowlers', 'attack') }, 'peasants 2');
    expect(p.offered('use')).toEqual([
      'use peasants attack 2',
      'use peasants banner-of-glory attack 2',
      'use peasants banner-of-glory influence 2',
      'use peasants banner-of-glory move 2',
      'use peasants influence 2',
      'use peasants move 2',
    ]);
    p.answer('use peasants attack 2');
    expect([values(p), fameOf(p), p.me.units.map(({ spent }) => spent)]).toEqual([
      [['melee', 'physical', 2]],
      0,
      [true, false],
    ]);
    p.answer('use peasants banner-of-glory attack 2');
    expect([sum(p)[0], fameOf(p)]).toEqual([5, 1]);
  });

  it('damage can be assigned to the one with the Banner or the one without', () => {
    const units = ['peasants', 'peasants'];
    const p = bearing('banner-of-glory', { units, ...against('prowlers', 'damage') }, 'peasants 2');
    expect(p.answer('take prowlers').offered()).toEqual(['hero', 'peasants 1', 'peasants 2']);
  });
});

describe('Banner of Glory, thrown away', () => {
  const glorious = (scene: Scene) =>
    playing({
      level: 5,
      fame: 24,
      hand: ['banner-of-glory', 'rage'],
      units: ['peasants', 'utem-swordsmen'],
      ...scene,
    }).answer('power banner-of-glory');

  it('this turn each of the player’s Units has +1 on Attacks and Blocks, and gives Fame 1', () => {
    const p = glorious(against('swamp-dragon', 'attack'));
    p.answer('use peasants attack 2', 'use utem-swordsmen attack 3');
    expect([values(p), fameOf(p)]).toEqual([
      [
        ['melee', 'physical', 3],
        ['melee', 'physical', 4],
      ],
      2,
    ]);
  });

  it('this turn each of the player’s Units has Armor +1', () => {
    const p = glorious(against('prowlers', 'damage')).answer('take prowlers', 'peasants');
    expect([wounds(p), p.prompt]).toEqual([0, 'combat-damage']);
  });

  it('each Unit gives the Fame once per turn', () => {
    const units = ['peasants'];
    const p = glorious({ units, ...against('prowlers', 'block') }).answer('use peasants block 2');
    expect(fameOf(p)).toBe(1);
    const again = readied(p).answer('use peasants block 2');
    expect([fameOf(again), values(again)?.length]).toEqual([1, 2]);
  });

  it('Units that attacked or blocked earlier this turn give it too, but only once', () => {
    const units = ['peasants', 'utem-swordsmen'];
    const scene: Scene = { level: 5, fame: 24, hand: ['banner-of-glory', 'rage'], units };
    const p = playing({ ...scene, ...against('prowlers', 'block') }).answer('use peasants block 2');
    expect(fameOf(p.answer('power banner-of-glory'))).toBe(1);
    const again = readied(p).answer('use peasants block 2');
    expect([fameOf(again), values(again)?.length]).toEqual([1, 2]);
    expect(fameOf(again.answer('use utem-swordsmen block 3'))).toBe(2);
  });

  it('CRD-20 CRD-08 it is for combat, and leaves the game', () => {
    expect(playing({ hand: ['banner-of-glory'], units: ['peasants'] }).refusal('power banner-of-glory')).toBe('CRD-20');
    const p = glorious({ deck: [], ...against('diggers', 'attack') }).answer('end-phase', 'end-turn', 'done');
    expect(p.state.removed).toEqual(['banner-of-glory']);
  });
});

describe('Banner of Fear', () => {
  const TWO: Scene = { combat: { enemies: ['prowlers', 'minotaur'], phase: 'block' } };

  it('in the Block phase, spending its Unit cancels one attack, for Fame 1', () => {
    const p = bearing('banner-of-fear', TWO);
    expect(p.offered('cancel')).toEqual(['cancel minotaur', 'cancel prowlers']);
    p.answer('cancel minotaur');
    expect([fameOf(p), p.me.units[0]?.spent, p.offered('cancel', 'target')]).toEqual([1, true, ['target prowlers']]);
  });

  it('canceling is not blocking', () => {
    const p = bearing('banner-of-fear', TWO).answer('cancel prowlers');
    expect([p.told('attack-blocked'), foe(p, 'prowlers').attacks[0]?.state]).toEqual([[], 'cancelled']);
    expect(p.answer('end-phase').offered('take')).toEqual(['take minotaur']);
  });

  it('a block in progress against that attack is over', () => {
    const p = bearing('banner-of-fear', TWO).answer('target minotaur', 'sideways rage block', 'cancel minotaur');
    expect([p.state.combat?.targets, p.state.combat?.values]).toEqual([[], []]);
  });

  it('UNI-05 UNI-12 the Unit must be ready and unwounded', () => {
    const spent = bearing('banner-of-fear', { ...TWO, units: ['peasants spent'] });
    expect([spent.offered('cancel'), spent.refusal('cancel minotaur')]).toEqual([[], 'UNI-05']);
    const wounded = bearing('banner-of-fear', { ...TWO, units: ['peasants wounded'] });
    expect(wounded.refusal('cancel minotaur')).toBe('UNI-12');
  });

  it('only in the Block phase', () => {
    for (const phase of ['ranged', 'damage', 'attack'] as const) {
      expect(bearing('banner-of-fear', against('prowlers', phase, [])).offered('cancel')).toEqual([]);
    }
    expect(bearing('banner-of-fear').offered('cancel')).toEqual([]);
  });

  it('the attack of a summoned monster can be canceled, and the monster is discarded', () => {
    const enemies = ['orc-summoners', { enemy: 'minotaur', summonedBy: 'orc-summoners' }];
    const p = bearing('banner-of-fear', { combat: { enemies, phase: 'block' } }).answer('cancel minotaur');
    expect([p.state.piles.brown.discard, p.answer('end-phase').prompt]).toEqual([['minotaur'], 'combat-attack']);
  });
});

describe('Banner of Fear against several attacks and Arcane Immunity', () => {
  printEnemy('swordsmen', {
    attacks: [
      { value: 3, element: 'physical' },
      { value: 3, element: 'fire' },
    ],
  });
  printEnemy('golems', { abilities: ['arcane-immunity'] });
  const scene: Scene = { combat: { enemies: ['swordsmen', 'golems'], phase: 'block' } };

  it('cancels one of an enemy’s several attacks', () => {
    const p = bearing('banner-of-fear', scene);
    expect(p.offered('cancel')).toEqual(['cancel swordsmen attack 1', 'cancel swordsmen attack 2']);
    p.answer('cancel swordsmen attack 2', 'end-phase');
    expect(p.offered('take')).toEqual(['take golems', 'take swordsmen attack 1']);
  });

  it('CMB-DEF-09 an enemy with Arcane Immunity cannot be affected', () => {
    expect(bearing('banner-of-fear', scene).refusal('cancel golems')).toBe('CMB-DEF-09');
    const p = playing({ hand: ['banner-of-fear'], ...scene }).answer('power banner-of-fear');
    expect(p.state.combat?.foes.map(({ held }) => held)).toEqual([true, false]);
  });
});

describe('Banner of Fear, thrown away', () => {
  const enemies = ['prowlers', 'diggers', 'ironclads', 'minotaur'];
  const frightening = (phase: Phase) => playing({ hand: ['banner-of-fear', 'rage'], combat: { enemies, phase } });

  it('prevents up to three enemies from attacking in this combat', () => {
    const p = frightening('ranged').answer('power banner-of-fear');
    expect(p.offered()).toEqual(['diggers', 'ironclads', 'minotaur', 'prowlers']);
    p.answer('minotaur');
    expect(p.offered()).toEqual(['diggers', 'done', 'ironclads', 'prowlers']);
    p.answer('ironclads', 'prowlers');
    expect([p.prompt, p.answer('end-phase').offered('target')]).toEqual(['combat-ranged', ['target diggers']]);
    expect(p.me.fame).toBe(0);
  });

  it('fewer may be chosen', () => {
    const p = frightening('block').answer('power banner-of-fear', 'minotaur', 'done');
    expect(p.offered('target')).toEqual(['target diggers', 'target ironclads', 'target prowlers']);
  });

  it('CRD-20 not after all attacks are over, nor outside combat', () => {
    expect(frightening('attack').refusal('power banner-of-fear')).toBe('CRD-20');
    expect(playing({ hand: ['banner-of-fear'] }).refusal('power banner-of-fear')).toBe('CRD-20');
  });
});
