import {
  ABILITIES,
  CITIES,
  type Combat,
  combatOutlook,
  type Element,
  ENEMIES,
  type Enemy,
  type FoeOutlook,
  type Name,
  type Query,
  type Resistance,
  total,
} from '@deedbook/engine';

/** An attack of an enemy that is still to come. */
export interface Blow {
  readonly block: number;
  readonly damage: number;
  readonly element: Element;
  /** Its index among the enemy's attacks. */
  readonly at: number;
}

/** What matters about an enemy when deciding what to do about it. */
export interface Threat {
  readonly key: string;
  readonly armor: number;
  readonly fame: number;
  readonly fortifications: number;
  readonly resistances: readonly Resistance[];
  readonly abilities: readonly string[];
  readonly blows: readonly Blow[];
  readonly attackCount: number;
  /** Summoned for this combat: it can only be blocked or endured. */
  readonly passing: boolean;
}

/** An estimate of a summoned monster before it is drawn. */
const UNKNOWN_MONSTER: Blow = { block: 7, damage: 7, element: 'physical', at: 0 };

const multiplied = (n: number, abilities: readonly Name[], what: 'block' | 'damage'): number =>
  total([{ from: '', op: 'base', n }, ...abilities.flatMap(ability => ABILITIES.get(ability)[what] ?? [])]);

/** The abilities of an attack: the enemy's, plus what a city gives to a physical one. */
const abilitiesOf = (enemy: Enemy, element: Element, cities: readonly Name[]): Name[] => {
  const lent = element === 'physical' ? cities.flatMap(city => CITIES.get(city).bonus.physical ?? []) : [];
  return [...new Set([...enemy.abilities, ...lent])];
};

const NOWHERE: readonly Name[] = [];

const threats = new Map<string, Threat>();

/** An enemy that is not in combat yet. A site it defends fortifies it, and a city gives it a bonus. */
export function threatOf(name: Name, defends = false, cities = NOWHERE): Threat {
  const id = `${name} ${defends} ${cities}`;
  let threat = threats.get(id);
  if (!threat) {
    const enemy = ENEMIES.get(name);
    const { fame, resistances, attacks, summons } = enemy;
    const bonuses = cities.map(city => CITIES.get(city).bonus);
    const blows = attacks.map(({ value, element }, at) => {
      const more = bonuses.reduce((n, { attack }) => n + (attack?.[element] ?? 0), value);
      const abilities = abilitiesOf(enemy, element, cities);
      return {
        block: multiplied(more, abilities, 'block'),
        damage: multiplied(more, abilities, 'damage'),
        element,
        at,
      };
    });
    const abilities = abilitiesOf(enemy, attacks[0]?.element ?? 'physical', cities);
    threat = {
      key: name,
      armor: bonuses.reduce((n, { armor = 0 }) => n + armor, enemy.armor),
      fame,
      fortifications: (defends ? 1 : 0) + (abilities.includes('fortified') ? 1 : 0),
      resistances,
      abilities,
      blows: summons.length > 0 ? [UNKNOWN_MONSTER] : blows,
      attackCount: attacks.length,
      passing: false,
    };
    threats.set(id, threat);
  }
  return threat;
}

/** The enemies of the current combat, in the order they joined. */
export function threatsIn(q: Query): Threat[] {
  const combat = q.combat as Combat;
  const outlook = combatOutlook(q)?.foes ?? [];
  return combat.foes
    .filter(foe => !foe.defeated)
    .flatMap((foe): Threat[] => {
      const seen = outlook.find(other => other.key === foe.key);
      if (!seen)
        return foe.summoner === null
          ? [{ ...threatOf(foe.enemy, foe.fortified, foe.cities), key: foe.key, blows: [] }]
          : [];
      const { summons, fame } = ENEMIES.get(foe.enemy);
      const unknown = combat.phase === 'ranged' && summons.length > 0 && !foe.held;
      return [
        {
          key: foe.key,
          armor: seen.armor.n,
          fame,
          fortifications: seen.fortifications,
          resistances: seen.resistances,
          abilities: [...seen.abilities, ...seen.attacks.flatMap(({ lent }) => lent)],
          blows: unknown ? [UNKNOWN_MONSTER] : blowsOf(seen),
          attackCount: foe.attacks.length,
          passing: foe.summoner !== null,
        },
      ];
    });
}

const blowsOf = ({ held, attacks }: FoeOutlook): Blow[] =>
  held
    ? []
    : attacks.flatMap(({ block, damage, element, state }, at) =>
        state === 'coming' ? [{ block: block.n, damage: damage.n, element, at }] : [],
      );
