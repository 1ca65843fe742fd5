import {
  combatOutlook,
  type Element,
  ENEMIES,
  heroArmor,
  isResisted,
  levelOf,
  type MageKnight,
  MODIFIERS,
  type Phase,
  type Query,
  type Resistance,
  type Seat,
  type State,
  UNITS,
  unitArmor,
  unitResistances,
} from '@deedbook/engine';
import type { Aim } from './aim.ts';

/* The enemies of a fight and their damage, in numbers. */

/** An attack that is still to come. */
export interface Blow {
  /** Its bit among all attacks of the fight. */
  readonly bit: number;
  readonly foe: string;
  /** Its number among the attacks of the enemy, from 1; null for an enemy with one. */
  readonly attack: number | null;
  readonly block: number;
  /** It is being blocked: `block` is what that still needs. */
  readonly isUnderway: boolean;
  readonly damage: number;
  readonly element: Element;
  readonly abilities: readonly string[];
  /** The bonus of a Block that counts the traits on the token. */
  readonly traits: number;
}

export interface Foe {
  /** Its bit among all enemies of the fight. */
  readonly bit: number;
  readonly key: string;
  /** The value of defeating it. */
  readonly worth: number;
  readonly armor: number;
  readonly fortifications: number;
  readonly resistances: readonly Resistance[];
  readonly blows: readonly Blow[];
  /** Summoned: it can only be blocked or endured. */
  readonly passing: boolean;
  /** Its attacks are those of monsters still to be summoned. */
  readonly summons: boolean;
}

/** A Unit that can absorb damage. */
interface Taker {
  readonly bit: number;
  readonly unit: string;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly level: number;
  readonly key: string;
}

/** Everything that does not depend on what is played. */
export interface Field {
  readonly foes: readonly Foe[];
  /** The attacks of all of them, in the order of their bits. */
  readonly blows: readonly Blow[];
  readonly takers: readonly Taker[];
  readonly heroArmor: number;
  /** How many more Wounds knock the hero out; Infinity if already knocked out. */
  readonly knockOutAt: number;
  readonly doublesPhysical: boolean;
  readonly underway: Underway | null;
}

/** An attack or block whose targets are chosen. */
interface Underway {
  readonly phase: Phase;
  /** The enemies attacked, or the one whose attack is blocked. */
  readonly foes: readonly string[];
  /** What it still needs. */
  readonly points: number;
}

/** The combat as it would be in another phase. */
function lookIn(table: MageKnight, seat: Seat, phase: 'block' | 'attack'): Query {
  const other = table.clone();
  (other.state.combat as NonNullable<State['combat']>).phase = phase;
  return other.queryFor(seat);
}

export function fieldOf(table: MageKnight, seat: Seat, aim: Aim): Field {
  const q = table.queryFor(seat);
  const combat = q.combat as NonNullable<Query['combat']>;
  const [coming, standing] = [lookIn(table, seat, 'block'), lookIn(table, seat, 'attack')].map(
    look => combatOutlook(look)?.foes ?? [],
  ) as [Outlooks, Outlooks];
  const isOver = combat.phase === 'attack';
  const underway = underwayIn(q);
  const blows: Blow[] = [];
  const numbered = (list: readonly Omit<Blow, 'bit'>[]): Blow[] =>
    list.map(one => {
      const blow = { ...one, bit: 1 << blows.length };
      blows.push(blow);
      return blow;
    });
  const blowsOf = ({ key, enemy, attacks, abilities, held }: Outlooks[number]): Omit<Blow, 'bit'>[] =>
    isOver || held
      ? []
      : attacks.flatMap((attack, at) => {
          if (attack.state !== 'coming') return [];
          const isBlocked = combat.phase === 'block' && combat.blocking === at && underway?.foes.includes(key) === true;
          return {
            foe: key,
            attack: attacks.length > 1 ? at + 1 : null,
            block: isBlocked ? underway.points : attack.block.n,
            isUnderway: isBlocked,
            damage: attack.damage.n,
            element: attack.element,
            abilities: [...abilities, ...attack.lent],
            traits: traitsOf(enemy, attack.element),
          };
        });
  const foes = standing.map((foe, i): Foe => {
    const { summons } = ENEMIES.get(foe.enemy);
    const isSummoning = combat.phase === 'ranged' && summons.length > 0 && !foe.held;
    return {
      bit: 1 << i,
      key: foe.key,
      worth: worthOf(foe.enemy, combat, aim),
      armor: foe.armor.n,
      fortifications: foe.fortifications,
      resistances: foe.resistances,
      blows: numbered(
        isSummoning
          ? summons.map(() => ({ ...UNSEEN, foe: foe.key }))
          : coming.filter(({ key }) => key === foe.key).flatMap(blowsOf),
      ),
      passing: false,
      summons: isSummoning,
    };
  });
  for (const foe of coming) {
    if (foes.some(({ key }) => key === foe.key)) continue;
    const own = numbered(blowsOf(foe));
    if (own.length > 0)
      foes.push({
        bit: 1 << foes.length,
        key: foe.key,
        worth: 0,
        armor: 0,
        fortifications: 9,
        resistances: [],
        blows: own,
        passing: true,
        summons: false,
      });
  }
  const { me, s } = q;
  const holds = (what: 'sparesUnits' | 'doublesPhysical') =>
    s.modifiers.some(m => m.seat === seat && MODIFIERS.get(m.mod)[what] === true);
  const able = holds('sparesUnits') || !combat.unitsAllowed ? [] : me.units.filter(({ wounds }) => wounds === 0);
  return {
    foes,
    blows,
    takers: able
      .filter(({ id }) => !combat.soaked.includes(id))
      .map((unit, i) => ({
        bit: 1 << i,
        unit: unit.unit,
        armor: unitArmor(q, unit),
        resistances: unitResistances(q, unit),
        level: UNITS.get(unit.unit).level,
        key: String(unit.id),
      })),
    heroArmor: heroArmor(q),
    knockOutAt: combat.knockedOut ? Number.POSITIVE_INFINITY : levelOf(me).handLimit - combat.wounds,
    doublesPhysical: holds('doublesPhysical'),
    underway,
  };
}

function underwayIn(q: Query): Underway | null {
  if (q.combat === null || q.combat.targets.length === 0) return null;
  const outlook = combatOutlook(q);
  if (!outlook?.soFar) return null;
  const { needed, total } = outlook.soFar;
  return {
    phase: q.combat.phase,
    foes: outlook.foes.filter(({ targeted }) => targeted).map(({ key }) => key),
    points: Math.max(0, needed - total),
  };
}

/** An estimate of a summoned monster before it is drawn: about the average of the brown tokens. */
const UNSEEN: Omit<Blow, 'bit'> = {
  foe: '',
  attack: null,
  block: 5,
  isUnderway: false,
  damage: 5,
  element: 'physical',
  abilities: [],
  traits: 1,
};

type Outlooks = NonNullable<ReturnType<typeof combatOutlook>>['foes'];

const REPUTATION: Readonly<Record<string, number>> = { green: 1, red: 2 };

function worthOf(enemy: string, { foes, halfFame }: NonNullable<Query['combat']>, aim: Aim): number {
  const { fame, color } = ENEMIES.get(enemy);
  const role = foes.find(foe => foe.enemy === enemy)?.role;
  const won = halfFame && role === 'drawn' ? Math.ceil(fame / 2) : fame;
  return aim.fame * won + (role === 'rampaging' ? aim.reputation * (REPUTATION[color] ?? 0) : 0);
}

/**
 * Abilities, attack colors and resistances on a token; Cold Fire counts twice, and with Arcane Immunity the count is 0.
 */
function traitsOf(enemy: string, element: Element): number {
  const { abilities } = ENEMIES.get(enemy);
  if (abilities.includes('arcane-immunity')) return 0;
  const colors = element === 'physical' ? 0 : element === 'cold-fire' ? 2 : 1;
  return abilities.length + colors + ENEMIES.get(enemy).resistances.length;
}

/** A way to take some attacks: the cost, the Units used, and whether the hand is lost. */
export interface Suffering {
  readonly cost: number;
  /** The bits of Units Wounded or lost. */
  readonly hurt: number;
  readonly handless: boolean;
  /** Who takes each attack: keys of Units, then the hero for the rest. */
  readonly takers: readonly (readonly string[])[];
}

/** What was found for each field, which has one aim. Attacks that do the same damage cost the same. */
const known = new WeakMap<Field, Map<number | string, readonly Suffering[]>>();

/** Every sensible way to take some attacks, given by their bits, cheapest first. */
export function sufferings(field: Field, bits: number, aim: Aim): readonly Suffering[] {
  if (bits === 0) return UNHURT;
  let here = known.get(field);
  if (here === undefined) {
    here = new Map();
    known.set(field, here);
  }
  let ways = here.get(bits);
  if (ways === undefined) {
    const blows = field.blows.filter(({ bit }) => (bits & bit) !== 0);
    const word = blows.map(({ damage, element, abilities }) => `${damage} ${element} ${abilities}`).join('; ');
    ways = here.get(word) ?? waysToSuffer(field, blows, aim);
    here.set(word, ways);
    here.set(bits, ways);
  }
  return ways;
}

function waysToSuffer(field: Field, blows: readonly Blow[], aim: Aim): readonly Suffering[] {
  const found = new Map<string, Suffering>();
  const takers: string[][] = [];
  const go = (at: number, damage: number, used: number, hurt: number, cost: number, wounds: number, lost: boolean) => {
    const blow = blows[at];
    if (!blow) {
      const out = wounds >= field.knockOutAt;
      const one: Suffering = {
        cost: cost + (out ? aim.knockedOut : 0),
        hurt,
        handless: lost || out,
        takers: takers.map(list => [...list]),
      };
      const name = `${hurt} ${one.handless}`;
      const other = found.get(name);
      if (!other || one.cost < other.cost) found.set(name, one);
      return;
    }
    const list = takers[at] ?? [];
    takers[at] = list;
    const taken = Math.ceil(damage / field.heroArmor);
    const poisoned = blow.abilities.includes('poison') ? taken : 0;
    const next = blows[at + 1]?.damage ?? 0;
    go(
      at + 1,
      next,
      used,
      hurt,
      cost + aim.wound * taken + aim.poison * poisoned,
      wounds + taken,
      lost || (taken > 0 && blow.abilities.includes('paralyze')),
    );
    takers.length = at + 1;
    for (const taker of field.takers) {
      if ((used & taker.bit) !== 0) continue;
      const rest = isResisted(taker.resistances, blow.element) ? Math.max(0, damage - taker.armor) : damage;
      const left = rest === 0 ? 0 : Math.max(0, rest - taker.armor);
      const price = rest === 0 ? 0 : priceOf(taker, blow, aim);
      list.push(taker.key);
      const marked = rest === 0 ? hurt : hurt | taker.bit;
      if (left === 0) go(at + 1, next, used | taker.bit, marked, cost + price, wounds, lost);
      else go(at, left, used | taker.bit, marked, cost + price, wounds, lost);
      takers.length = at + 1;
      list.pop();
    }
  };
  go(0, (blows[0] as Blow).damage, 0, 0, 0, 0, false);
  return [...found.values()].sort((a, b) => a.cost - b.cost);
}

const UNHURT: readonly Suffering[] = [{ cost: 0, hurt: 0, handless: false, takers: [] }];

function priceOf({ level }: Taker, { abilities }: Blow, aim: Aim): number {
  if (abilities.includes('paralyze')) return aim.unitLost * level;
  return aim.unitWounded * level * (abilities.includes('poison') ? 2 : 1);
}
