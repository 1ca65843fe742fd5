import { describe, expect, it } from 'vitest';
import type { Effect } from '../../core/effect.ts';
import { attack, block, blockPerTrait, blockSwift, ranged, siege } from '../../effects/gain.ts';
import { keyOf } from '../../protocol/keys.ts';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { cloneState } from '../../state/clone.ts';
import type { Player } from '../../state/player.ts';
import type { State } from '../../state/state.ts';
import { duelIn } from '../../testing/dueling.ts';
import { print } from '../../testing/made-up.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { UNITS } from '../catalogue.ts';
import { useOf } from '../interaction/units.ts';

/*
 * Whatever raises the value of a Unit or card is a term, applied in a fixed order: set, add, multiply. So the printed
 * number and all bonuses are added up before anything doubles the sum.
 */

/** Something that raises a value, and how much it adds to an Attack or Block. */
interface Raise {
  readonly name: string;
  readonly attack: number;
  readonly block: number;
  readonly modifier?: NonNullable<Scene['modifiers']>[number];
  readonly banner?: string;
  /** Answers given before the Unit or card is used. */
  readonly first?: readonly string[];
}

/** All subsets of a list. */
const subsets = <T>([one, ...rest]: readonly T[]): T[][] =>
  one === undefined ? [[]] : subsets(rest).flatMap(some => [some, [one, ...some]]);

const UNIT_RAISES: readonly Raise[] = [
  { name: 'Into the Heat', attack: 2, block: 2, modifier: { mod: 'stronger-units', n: 2, until: 'combat' } },
  { name: 'Banner of Glory', attack: 1, block: 1, banner: 'banner-of-glory' },
  { name: 'Banner of Glory, strong', attack: 1, block: 1, modifier: { mod: 'glory', n: 1, until: 'turn' } },
  { name: 'Leadership', attack: 2, block: 3, first: ['skill norowas-leadership'] },
];

const CARD_RAISES: readonly Raise[] = [
  { name: 'Ambush', attack: 1, block: 2, modifier: { mod: 'ambush', n: 1, on: '2', until: 'turn' } },
  { name: 'Concentration', attack: 2, block: 2, first: ['power concentration'] },
];

interface Printed {
  readonly fx: 'attack' | 'block';
  readonly n: number;
  readonly extra?: string | null;
}

/** The Attack or Block that an ability gives, if it gives one. */
function printedIn(effect: Effect): Printed | null {
  const { of, effect: inner } = effect as { of?: readonly Effect[]; effect?: Effect };
  if (effect.fx === 'attack' || effect.fx === 'block') return effect as Effect & Printed;
  if (effect.fx === 'all-of' && of) return printedIn(of[0] as Effect);
  return effect.fx === 'boosted' && inner ? printedIn(inner) : null;
}

/** The printed value plus all bonuses, doubled against a Swift attack if the ability says so. */
const expected = ({ fx, n, extra }: Printed, raises: readonly Raise[], swift: boolean): number =>
  raises.reduce((total, raise) => total + raise[fx], n) * (swift && extra === 'twice-against-swift' ? 2 : 1);

/** Against enemies or another player, one of them Swift. */
const FIGHTS: readonly { name: string; swift: boolean; scene: (fx: Printed['fx']) => Scene }[] = [
  ...['wolf-riders', 'prowlers'].map(enemy => ({
    name: enemy,
    swift: enemy === 'wolf-riders',
    scene: (fx: Printed['fx']): Scene => ({ combat: { enemies: [enemy], targets: [enemy], phase: fx } }),
  })),
  ...(['ranged', 'melee'] as const).map(phase => ({
    name: `a player, ${phase}`,
    swift: phase === 'ranged',
    scene: (fx: Printed['fx']): Scene => ({
      others: { goldyx: { hand: ['march'] } },
      playerCombat:
        fx === 'attack'
          ? { phase: 'melee', attacker: 'tovak' }
          : { phase, attacker: 'goldyx', step: 'block', attack: ['ranged attack 30'] },
    }),
  })),
];

const MANA: Scene = { mana: ['red', 'blue', 'green', 'white', 'black'], source: [], time: 'night', level: 9 };

/** The bonuses as a scene. */
const given = (raises: readonly Raise[]): Scene => ({
  modifiers: raises.flatMap(({ modifier }) => modifier ?? []),
  skills: raises.some(({ first }) => first?.[0] === 'skill norowas-leadership') ? ['norowas-leadership'] : [],
});

/** The current sum, against an opponent without resistances. */
function putTogether(p: Playing, fx: Printed['fx']): number {
  const { combat } = p.state;
  return combat ? combat.values.reduce((total, { n }) => total + n, 0) : duelIn(p)[fx].total;
}

/** All Units in one fight. */
const army = (fight: Scene, raises: readonly Raise[]): State =>
  buildScene({ ...MANA, ...fight, ...given(raises), units: [...UNITS.ids()] });

/** One of them has a Banner. */
function bearing(scene: State, name: string, banner: string | undefined): Playing {
  const state = cloneState(scene);
  const [me] = state.players as [Player];
  const unit = me.units.find(({ unit: own }) => own === name)?.id as number;
  if (banner) me.banners = [{ banner, unit, used: false }];
  return new Playing(state);
}

const ABILITIES = UNITS.ids().flatMap(unit =>
  UNITS.get(unit).abilities.flatMap(({ effect }, at) => {
    const printed = printedIn(effect);
    // Optional mana that would raise it further is not paid.
    const unpaid = ((effect as { colors?: readonly string[] }).colors ?? []).map(() => 'no');
    return printed ? [{ unit, key: keyOf(useOf(unit, at)), unpaid, printed }] : [];
  }),
);

describe('whatever raises the value of a Unit is added before anything is doubled', () => {
  it.each(FIGHTS)('UNI-14 CMB-BLK-09 PVP-RNG-07 against $name', ({ swift, scene }) => {
    for (const raises of subsets(UNIT_RAISES)) {
      const first = raises.flatMap(({ first: keys = [] }) => keys);
      const names = raises.map(({ name }) => name).join(' and ');
      const scenes = { attack: army(scene('attack'), raises), block: army(scene('block'), raises) };
      for (const { unit, key, unpaid, printed } of ABILITIES) {
        const p = bearing(scenes[printed.fx], unit, raises.find(({ banner }) => banner)?.banner);
        p.answer(...first, key, ...unpaid);
        expect([key, names, putTogether(p, printed.fx)]).toEqual([key, names, expected(printed, raises, swift)]);
      }
    }
  });
});

describe('whatever raises the value of a card is added before anything is doubled', () => {
  const PRINTED: readonly Effect[] = [
    attack(3),
    ranged(3),
    siege(3),
    block(3),
    blockSwift(3),
    blockPerTrait(3, 'physical'),
  ];
  const cards = ['rage', 'swiftness', 'determination', 'cold-toughness', 'stamina', 'march'] as const;
  for (const [i, card] of cards.entries()) print(card, { powered: PRINTED[i] as Effect });

  it.each(FIGHTS)('CRD-19 CRD-25 CMB-BLK-09 PVP-RNG-07 against $name', ({ name, swift, scene }) => {
    for (const [i, card] of cards.entries()) {
      const printed = PRINTED[i] as Effect & Printed;
      // Wolf Riders show one ability and Prowlers nothing that Cold Toughness counts; no Unit takes part in an attack
      // here.
      const traits = printed.extra === 'per-trait' && name === 'wolf-riders' ? 1 : 0;
      for (const raises of subsets(CARD_RAISES)) {
        const through = raises.some(raise => raise.name === 'Concentration');
        const p = playing({
          ...MANA,
          ...scene(printed.fx),
          ...given(raises),
          hand: ['concentration', card],
        });
        p.answer(through ? 'power concentration' : `power ${card}`);
        const found = putTogether(p, printed.fx);
        expect([card, raises.length, found]).toEqual([card, raises.length, expected(printed, raises, swift) + traits]);
      }
    }
  });
});
