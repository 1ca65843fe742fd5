import {
  duelOutlook,
  type Element,
  fameOfVictory,
  heroArmor,
  isResisted,
  keyOf,
  levelOf,
  type MageKnight,
  MODIFIERS,
  oneNamed,
  type Player,
  type Resistance,
  UNITS,
  unitArmor,
  unitResistances,
  WOUND,
} from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import { duelIn, rivalOf } from './stakes.ts';

/* What damage that was not blocked is worth to the attacker, who spends it (PVP-DMG-01, PVP-MEL-05). */

interface PreyUnit {
  /** Its name in answers. */
  readonly key: string;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly level: number;
  /** The Banner that can be stolen once it is Wounded. */
  readonly banner: string | null;
}

/** Everything of the blocker that damage can be spent on. */
export interface Prey {
  readonly hero: string;
  readonly heroPrice: number;
  /** How many more Wounds knock the hero out; Infinity if already knocked out. */
  readonly knockOutAt: number;
  /** Cards other than Wounds in hand, lost with a knock-out. */
  readonly cards: number;
  readonly units: readonly PreyUnit[];
  readonly loot: readonly string[];
  /** The cheapest space to drive the hero to; null if there is none in this phase. */
  readonly retreat: { readonly key: string; readonly price: number } | null;
  /** The Fame for driving the hero off. */
  readonly fame: number;
}

/** How damage is spent, and what that is worth. */
export interface Dealt {
  readonly worth: number;
  readonly keys: readonly string[];
}

const THEFT = 5;

/** The blocker of the exchange under way, as prey. */
export function preyOf(table: MageKnight): Prey {
  const duel = duelIn(table.state);
  const seat = rivalOf(duel, duel.attacker);
  const q = table.queryFor(seat);
  const outlook = duelOutlook(q);
  const { me, s } = q;
  const isSpared = s.modifiers.some(m => m.seat === seat && MODIFIERS.get(m.mod).sparesUnits === true);
  const unhurt = isSpared ? [] : me.units.filter(({ wounds }) => wounds === 0);
  const words = outlook?.units.map(({ key }) => key) ?? [];
  const isMelee = duel.phase === 'melee';
  const [nearest] = (outlook?.retreats ?? []).toSorted((a, b) => a.price - b.price);
  return {
    hero: me.hero,
    heroPrice: heroArmor(q),
    knockOutAt: duel.knockedOut.includes(seat)
      ? Number.POSITIVE_INFINITY
      : levelOf(me).handLimit - duel.wounds.filter(other => other === seat).length,
    cards: me.hand.filter(card => card !== WOUND).length,
    units: unhurt.map((unit, i) => ({
      key: words[i] ?? unit.unit,
      armor: unitArmor(q, unit),
      resistances: unitResistances(q, unit),
      level: UNITS.get(unit.unit).level,
      banner: isMelee ? (me.banners.find(one => one.unit === unit.id)?.banner ?? null) : null,
    })),
    loot: outlook?.thefts.map(({ card }) => card) ?? [],
    retreat: nearest ? { key: keyOf({ act: 'drive', to: nearest.hex }), price: nearest.price } : null,
    fame: fameOfVictory(s.players[duel.attacker] as Player, me),
  };
}

/** A way to spend damage: who and what suffers, and what that is worth. */
interface Spending {
  readonly worth: number;
  readonly hurt: readonly PreyUnit[];
  readonly stolen: readonly string[];
  readonly wounds: number;
  readonly drives: boolean;
}

/** The best way to spend damage from an attack of these elements, on a blocker with `used` fewer cards in hand. */
export function deal(prey: Prey, damage: number, elements: readonly Element[], aim: Aim, used = 0): Dealt {
  const { worth, hurt, stolen, wounds, drives } = bestSpending(prey, damage, elements, aim, used);
  const keys = [
    ...hurt.map(({ key }) => keyOf({ act: 'wound-unit', troop: oneNamed(key) })),
    ...stolen.map(card => keyOf({ act: 'steal', card })),
    ...Array<string>(wounds).fill(keyOf({ act: 'wound-hero', hero: prey.hero })),
    ...(drives && prey.retreat ? [prey.retreat.key] : []),
  ];
  return { worth, keys };
}

/** What damage is worth at most. A bound may ask about more of it than there are answers to spend it with. */
export const worthOfDamage = (prey: Prey, damage: number, elements: readonly Element[], aim: Aim, used = 0): number =>
  bestSpending(prey, damage, elements, aim, used).worth;

function bestSpending(prey: Prey, damage: number, elements: readonly Element[], aim: Aim, used: number): Spending {
  const { units, retreat } = prey;
  let best: Spending = { worth: 0, hurt: [], stolen: [], wounds: 0, drives: false };
  const prices = units.map(({ armor, resistances }) =>
    elements.some(element => isResisted(resistances, element)) ? 2 * armor : armor,
  );
  for (let set = 0; set < 1 << units.length; set++) {
    const hurt = units.filter((_, i) => (set & (1 << i)) !== 0);
    const left = damage - prices.reduce((n, price, i) => n + ((set & (1 << i)) !== 0 ? price : 0), 0);
    if (left < 0) continue;
    const loot = [...prey.loot, ...hurt.flatMap(({ banner }) => banner ?? [])];
    const wounded = hurt.reduce((n, { level }) => n + aim.unitWounded * level, 0);
    for (const drives of retreat ? [false, true] : [false]) {
      const rest = left - (drives ? (retreat?.price ?? 0) : 0);
      if (rest < 0) continue;
      const won = drives ? aim.win + aim.fame * prey.fame : 0;
      for (let thefts = 0; thefts <= loot.length && THEFT * thefts <= rest; thefts++) {
        const wounds = Math.floor((rest - THEFT * thefts) / prey.heroPrice);
        const isOut = wounds >= prey.knockOutAt;
        const knockedOut = isOut ? aim.knockedOut + aim.card * (prey.cards - used) : 0;
        const worth = wounded + won + aim.artifact * thefts + aim.wound * wounds + knockedOut;
        if (worth > best.worth) best = { worth, hurt, stolen: loot.slice(0, thefts), wounds, drives };
      }
    }
  }
  return best;
}
