import {
  BASIC_COLORS,
  type BasicColor,
  buildScene,
  CARDS,
  CITIES,
  ENEMIES,
  HEROES,
  MageKnight,
  type Name,
  type Scene,
  type SceneFoe,
  SKILLS,
  Stream,
  seeded,
  startingCards,
  type TokenColor,
  UNITS,
  usesAtHand,
} from '@deedbook/engine';
import type { Difficulty, Pack } from '@deedbook/positions';

/* Fights drawn at random for drills. Whether one is any good as a drill is decided by solving it. */

/** How large a fight is. */
interface Size {
  readonly level: number;
  readonly cards: number;
  readonly enemies: number;
  readonly units: number;
  readonly skills: number;
  /** How many of ten cards are better than the starting ones. */
  readonly won: number;
}

const SIZES: Readonly<Record<Difficulty, Size>> = {
  easy: { level: 1, cards: 3, enemies: 1, units: 1, skills: 0, won: 0 },
  fair: { level: 2, cards: 4, enemies: 1, units: 1, skills: 1, won: 3 },
  tricky: { level: 4, cards: 5, enemies: 2, units: 2, skills: 1, won: 4 },
  hard: { level: 6, cards: 6, enemies: 2, units: 2, skills: 2, won: 5 },
  devilish: { level: 8, cards: 6, enemies: 3, units: 3, skills: 2, won: 6 },
};

/** Where enemies of a color are met. */
const GROUNDS: readonly { readonly space: string; readonly colors: readonly TokenColor[] }[] = [
  { space: 'forest', colors: ['green'] },
  { space: 'hills', colors: ['green'] },
  { space: 'wasteland', colors: ['red', 'green'] },
  { space: 'hills keep', colors: ['grey'] },
  { space: 'plains mage-tower', colors: ['violet'] },
];

/** Whether a card, Unit or Skill can be put in numbers, so that fights with it can be proven. */
const isClear = (described: Scene): boolean => {
  const table = new MageKnight(buildScene({ ...PROVING_GROUND, ...described }));
  return usesAtHand(table.queryFor(0)).every(({ yields }) => yields !== null);
};

const PROVING_GROUND: Scene = {
  players: 1,
  time: 'night',
  mana: ['red', 'blue', 'green', 'white', 'black'],
  combat: { enemies: ['prowlers', 'wolf-riders'] },
};

/** A list worked out when it is first needed. */
function once<T>(work: () => readonly T[]): () => readonly T[] {
  let list: readonly T[] | null = null;
  return () => {
    list ??= work();
    return list;
  };
}

const cards = once(() =>
  CARDS.ids().filter(id => {
    const { kind, set, competitive } = CARDS.get(id);
    return set === 'base' && kind !== 'wound' && competitive !== true && isClear({ hand: [id] });
  }),
);
const units = once(() => UNITS.ids().filter(id => UNITS.get(id).set === 'base' && isClear({ units: [id] })));
const skills = once(() =>
  SKILLS.ids().filter(id => {
    const { set, mode, hero } = SKILLS.get(id);
    return set === 'base' && mode === 'any' && isClear({ hero, skills: [id] });
  }),
);

const SOURCE = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;

const enemiesOf = (color: TokenColor): readonly Name[] =>
  ENEMIES.ids().filter(id => ENEMIES.get(id).color === color && ENEMIES.get(id).set === 'base');

const summons = (enemy: Name): boolean => ENEMIES.get(enemy).summons.length > 0;
const strikesOddly = (enemy: Name): boolean =>
  ENEMIES.get(enemy).abilities.length > 0 || ENEMIES.get(enemy).attacks.some(({ element }) => element !== 'physical');

/** A fight for a drill; the same arguments give the same fight. */
export function drillScene(pack: Pack, difficulty: Difficulty, seed: string): Scene {
  return new Draft(pack, SIZES[difficulty], new Stream(seeded(seed, `${pack} ${difficulty}`))).scene();
}

class Draft {
  private readonly pack: Pack;
  private readonly size: Size;
  private readonly stream: Stream;

  constructor(pack: Pack, size: Size, stream: Stream) {
    this.pack = pack;
    this.size = size;
    this.stream = stream;
  }

  scene(): Scene {
    const { level } = this.size;
    const hero = this.pick(HEROES.ids().filter(id => HEROES.get(id).set === 'base'));
    const led = this.led();
    const learned = this.some(
      skills().filter(id => SKILLS.get(id).hero === hero),
      this.upTo(this.size.skills),
    );
    return {
      players: 1,
      hero,
      level,
      hand: this.hand(hero),
      // Nothing can be drawn, so nothing depends on luck.
      deck: [],
      ...(led.length > 0 && { units: led }),
      ...(learned.length > 0 && { skills: learned }),
      crystals: this.crystals(),
      source: [this.pick(SOURCE), this.pick(SOURCE), this.pick(SOURCE)],
      time: this.pick(['day', 'night'] as const),
      ...this.field(),
    };
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.stream.below(list.length)] as T;
  }

  private upTo(n: number): number {
    return this.stream.below(n + 1);
  }

  private some(list: readonly Name[], n: number): Name[] {
    return this.stream.shuffled(list).slice(0, n);
  }

  private hand(hero: Name): Name[] {
    const own = this.stream.shuffled(startingCards(hero).filter(id => cards().includes(id)));
    const better = this.stream.shuffled(cards().filter(id => CARDS.get(id).kind !== 'basic-action'));
    const n = this.size.cards + this.upTo(1);
    return Array.from({ length: n }, () => (this.stream.below(10) < this.size.won ? better : own).pop() as Name).sort();
  }

  private led(): Name[] {
    const most = this.size.units;
    const n = this.pack === 'units' ? most : this.pack === 'cities' ? this.upTo(most) : this.upTo(most - 1);
    return this.some(
      units().filter(id => UNITS.get(id).level <= Math.ceil(this.size.level / 2)),
      n,
    );
  }

  private crystals(): Partial<Record<BasicColor, number>> {
    const counts: Partial<Record<BasicColor, number>> = {};
    for (const color of BASIC_COLORS) {
      const n = this.upTo(this.size.level > 4 ? 2 : 1);
      if (n > 0) counts[color] = n;
    }
    return counts;
  }

  private field(): Pick<Scene, 'map' | 'cities' | 'combat'> {
    if (this.pack === 'cities') return this.city();
    const { space, colors } = this.pick(GROUNDS.slice(0, this.size.level > 1 ? GROUNDS.length : 2));
    const enemies = Array.from({ length: this.size.enemies }, () => this.enemy(this.pick(colors)));
    if (this.pack === 'summoners') return this.summoning(space, enemies);
    return { map: { '0,0': space }, combat: { enemies } };
  }

  /** Small fights begin before anything is summoned; in larger ones the monsters have come, as luck would decide too much. */
  private summoning(space: string, others: readonly Name[]): Pick<Scene, 'map' | 'combat'> {
    const site = space.includes('mage-tower') ? 'illusionists' : 'orc-summoners';
    const map = { '0,0': space.includes('keep') ? 'forest' : space };
    if (this.size.enemies === 1) return { map, combat: { enemies: [site] } };
    const enemies = [...new Set([site, ...others])].flatMap((enemy): SceneFoe[] => {
      const monster = { enemy: this.pick(enemiesOf('brown').filter(id => !summons(id))), summonedBy: enemy };
      return summons(enemy) ? [{ enemy }, monster] : [{ enemy }];
    });
    return { map, combat: { phase: 'block', enemies } };
  }

  /** An enemy that fits the pack. */
  private enemy(color: TokenColor): Name {
    const all = enemiesOf(color).filter(id => this.pack === 'summoners' || !summons(id));
    const fitting = this.pack === 'blocks' ? all.filter(strikesOddly) : all;
    return this.pick(fitting.length > 0 ? fitting : all);
  }

  /** A city whose garrison has been reduced to what one assault can face. */
  private city(): Pick<Scene, 'map' | 'cities' | 'combat'> {
    const color = this.pick(BASIC_COLORS);
    const { garrisons } = CITIES.get(`${color}-city`);
    const colors = garrisons[Math.min(garrisons.length, this.size.level + 1) - 1] as readonly TokenColor[];
    const left = this.stream.shuffled(colors).slice(0, this.size.enemies);
    const enemies = left.map(one => this.pick(enemiesOf(one).filter(id => !summons(id))));
    return { map: { '0,0': `${color} city` }, cities: { '0,0': {} }, combat: { enemies } };
  }
}
