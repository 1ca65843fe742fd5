import {
  BASIC_COLORS,
  CARDS,
  CITIES,
  ENEMIES,
  HEROES,
  type Name,
  type Scene,
  type SceneCombat,
  SKILLS,
  Stream,
  seeded,
  startingCards,
  type TokenColor,
  UNITS,
} from '@deedbook/engine';

/* Generated fights for benchmarks: the same number gives the same fight. */

/** The kinds of fights, in rotation. */
const KINDS = ['orcs', 'orcs', 'draconum', 'keep', 'tower', 'dungeon', 'summoner', 'two', 'city', 'city'] as const;

const GROUND: Readonly<Record<(typeof KINDS)[number], readonly TokenColor[]>> = {
  orcs: ['green'],
  draconum: ['red'],
  keep: ['grey'],
  tower: ['violet'],
  dungeon: ['brown'],
  summoner: ['green'],
  two: ['green', 'grey'],
  city: [],
};

/** A fight: a hero of some level with a hand, Units, crystals and Skills, against enemies typical of that level. */
export function sampleFight(n: number): Scene {
  const stream = new Stream(seeded(`drill ${n}`, 'drills'));
  const pick = <T>(list: readonly T[]): T => list[stream.below(list.length)] as T;
  const kind = KINDS[Math.floor(n / 2) % KINDS.length] as (typeof KINDS)[number];
  const level = kind === 'city' ? 4 + stream.below(6) : 1 + stream.below(6);
  const hero = pick(HEROES.ids());
  // Half of them are small enough for an exhaustive search.
  const isSmall = n % 2 === 0;
  const size = isSmall ? 2 + stream.below(2) : 3 + stream.below(level > 4 ? 5 : 3);
  const units = shuffled(stream, UNITS.ids()).slice(
    0,
    stream.below(1 + Math.min(isSmall ? 1 : 3, Math.ceil(level / 2))),
  );
  const crystals = Object.fromEntries(BASIC_COLORS.map(color => [color, stream.below(level > 3 ? 3 : 2)]));
  const skills = shuffled(
    stream,
    SKILLS.ids().filter(id => SKILLS.get(id).hero === hero && SKILLS.get(id).mode === 'any'),
  ).slice(0, stream.below(1 + Math.min(isSmall ? 1 : 5, Math.floor(level / 2))));
  const wounds = stream.below(4) === 0 ? 1 + stream.below(2) : 0;
  return {
    hero,
    level,
    hand: [...handOf(stream, hero, level, size), ...Array<Name>(wounds).fill('wound')],
    units,
    skills,
    crystals,
    source: [pick(SOURCE), pick(SOURCE), pick(SOURCE)],
    time: pick(['day', 'night'] as const),
    ...(kind === 'city' ? besieged(stream, n) : { combat: met(stream, kind) }),
  };
}

export const SOURCE = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;

export const shuffled = <T>(stream: Stream, list: readonly T[]): T[] => stream.shuffled(list);

/** Cards of the starting deck, plus better ones at higher levels. */
export function handOf(stream: Stream, hero: Name, level: number, size: number): Name[] {
  const own = shuffled(stream, startingCards(hero));
  const won = shuffled(
    stream,
    CARDS.ids().filter(id => ['advanced-action', 'spell', 'artifact'].includes(CARDS.get(id).kind)),
  );
  return Array.from({ length: size }, () => (stream.below(10) < level ? won.pop() : own.pop()) as Name);
}

const ofColor = (color: TokenColor): readonly Name[] => ENEMIES.ids().filter(id => ENEMIES.get(id).color === color);

function met(stream: Stream, kind: (typeof KINDS)[number]): SceneCombat {
  const enemies = GROUND[kind].map(color => {
    const names = ofColor(color).filter(id => kind !== 'summoner' || ENEMIES.get(id).summons.length > 0);
    const enemy = names[stream.below(names.length)] as Name;
    return { enemy, fortified: kind === 'keep' || kind === 'tower' };
  });
  return { enemies };
}

/** A city of level 3 to 11 whose garrison has been reduced to what one assault can face. */
function besieged(stream: Stream, n: number): Pick<Scene, 'map' | 'cities' | 'combat'> {
  const color = BASIC_COLORS[stream.below(BASIC_COLORS.length)] as string;
  const { garrisons } = CITIES.get(`${color}-city`);
  const colors = garrisons[2 + (Math.floor(n / 2 / KINDS.length) % 9)] as readonly TokenColor[];
  const left = shuffled(stream, colors).slice(0, 1 + stream.below(colors.length));
  const enemies = left.map(one => {
    const names = ofColor(one);
    return { enemy: names[stream.below(names.length)] as Name, fortified: true };
  });
  return { map: { '0,0': `${color} city` }, cities: { '0,0': {} }, combat: { enemies } };
}
