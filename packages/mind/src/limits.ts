import type { Effect, Use } from '@deedbook/engine';

/*
 * What effects can do at most in a fight, for those that cannot be put in numbers. A search may skip what cannot help
 * and stop where nothing better can come, but only as far as this table promises too much rather than too little.
 */

/** What a use can do at most, beside what it gives in numbers. */
export interface Limit {
  /** Points it can add to Attacks and Blocks, or take from the Armor of enemies. */
  readonly points: number;
  /** The same for each Unit, each enemy, each card in hand. */
  readonly perUnit: number;
  readonly perFoe: number;
  readonly perCard: number;
  readonly fame: number;
  readonly famePerFoe: number;
  readonly famePerSpell: number;
  /** It can keep attacks from doing damage without a Block. */
  readonly wards: boolean;
  /** The same by a Unit, or a Unit is hurt less. */
  readonly shields: boolean;
  /** It can take a Wound out of the hand or the discard pile. */
  readonly cures: boolean;
  /** It can give mana, or make mana usable. */
  readonly pays: boolean;
  /** It can give back crystals. */
  readonly restores: boolean;
  /** Points of Move or Influence can become Attacks and Blocks. */
  readonly converts: boolean;
  /** Attacks can be used in the Ranged phase that normally cannot. */
  readonly reaches: boolean;
  /** It can destroy enemies whatever their Armor. */
  readonly slays: boolean;
  /** It can use another card's effect this many times. */
  readonly times: number;
  /** It can double Attacks. */
  readonly doubles: boolean;
  /** It can use a Unit, or a Spell, in the offer. */
  readonly borrows: 'unit' | 'spell' | null;
  /** It can do anything that does not reveal something. */
  readonly anything: boolean;
  /** It can reveal something, such as the next card. */
  readonly reveals: boolean;
  /** How many cards it can draw, and bring to the hand from elsewhere. */
  readonly draws: number;
  readonly finds: number;
}

export const NOTHING: Limit = {
  points: 0,
  perUnit: 0,
  perFoe: 0,
  perCard: 0,
  fame: 0,
  famePerFoe: 0,
  famePerSpell: 0,
  wards: false,
  shields: false,
  cures: false,
  pays: false,
  restores: false,
  converts: false,
  reaches: false,
  slays: false,
  times: 1,
  doubles: false,
  borrows: null,
  anything: false,
  reveals: false,
  draws: 0,
  finds: 0,
};

/** How many cards and Units an effect that can do anything brings or gives back at most. */
export const A_FEW = 3;

const UNKNOWN: Limit = { ...NOTHING, anything: true, reveals: true, draws: A_FEW, finds: A_FEW };

type Arguments = Effect & Readonly<Record<string, unknown>>;
type LimitOf = Partial<Limit> | ((effect: Arguments) => Partial<Limit>);

const numberIn = (effect: Arguments, name: string): number => Math.abs(Number(effect[name] ?? 0));

/** Effects that change nothing in a fight: they are about the map, healing, trade, or the end of the turn. */
const PEACEFUL = [
  'points',
  'heal',
  'terrain-cost',
  'flight',
  'bend-space',
  'while-interacting',
  'heroic-tale',
  'steady-tempo',
  'in-need',
  'on-terrain',
  'daylight',
  'ready-unit',
  'ready-units',
  'ready-all',
  'mend-unit',
  'healing-ritual',
  'glittering-fortune',
  'forward-march',
  'fame-for-healing',
  'draw-for-healing',
] as const;

/** Effects that hold others, which are looked at one by one. */
const CONTAINERS = ['all-of', 'one-of', 'whatever', 'may', 'pay-for', 'discard-for', 'by-time', 'only-by'] as const;

const PEACEFUL_KINDS = Object.fromEntries([...PEACEFUL, ...CONTAINERS].map(fx => [fx, {}]));

const MANA: Partial<Limit> = { pays: true };
/** Crystals may make up for those used. */
const CRYSTALS: Partial<Limit> = { pays: true, restores: true };

/** What each Banner can do for the Unit it is attached to. */
const BANNERS: Readonly<Record<string, Partial<Limit>>> = {
  'banner-of-glory': { shields: true, perUnit: 1, fame: 1 },
  'banner-of-fear': { shields: true },
  'banner-of-protection': { shields: true },
  'banner-of-courage': {},
};

const LIMITS: Readonly<Record<string, LimitOf>> = {
  ...PEACEFUL_KINDS,
  'extra-dice': MANA,
  'take-die': MANA,
  'gain-mana': MANA,
  'lend-mana': MANA,
  'mana-claim': MANA,
  'storm-source': MANA,
  'mana-meltdown': CRYSTALS,
  'mana-radiance': CRYSTALS,
  'storm-crystal': CRYSTALS,
  crystallize: CRYSTALS,
  'gain-crystal': CRYSTALS,
  'match-crystal': CRYSTALS,
  'recover-crystals': CRYSTALS,
  decompose: CRYSTALS,
  polarization: MANA,
  invocation: { pays: true, cures: true },
  attack: effect => ({ points: numberIn(effect, 'n') }),
  block: effect => ({ points: numberIn(effect, 'n') }),
  aimed: {},
  empower: effect => ({ points: numberIn(effect, 'bonus') }),
  ambush: effect => ({ points: Math.max(numberIn(effect, 'attack'), numberIn(effect, 'block')) }),
  'sideways-for': effect => ({ points: Math.max(numberIn(effect, 'n'), numberIn(effect, 'special')) }),
  'sideways-for-mana': effect => ({ points: Math.max(numberIn(effect, 'n'), numberIn(effect, 'same')) }),
  'sideways-wound': effect => ({ points: numberIn(effect, 'n'), cures: true }),
  'without-dice': { points: 1 },
  'discard-for-attacks': { perCard: 3 },
  'at-start-of-combat': {},
  'stronger-units': effect => ({ perUnit: numberIn(effect, 'n') }),
  'spared-units': {},
  'resistant-units': { shields: true },
  'hold-enemy': effect => ({ wards: true, points: numberIn(effect, 'armor') }),
  weaken: effect => ({ perFoe: Math.max(numberIn(effect, 'armor'), numberIn(effect, 'fortified')) }),
  'weaken-blocked': effect => ({ points: numberIn(effect, 'n') }),
  'resistance-break': { points: 3 },
  strip: { reaches: true },
  'ignore-site': { reaches: true },
  'convert-attacks': { reaches: true },
  conversion: { converts: true },
  frighten: { wards: true },
  protection: { cures: true },
  glory: { perUnit: 1, fame: 9 },
  fame: effect => ({ fame: numberIn(effect, 'n') }),
  reputation: effect => ({ fame: Math.max(0, Number(effect.n)) }),
  'fame-for-spells': { famePerSpell: 1 },
  'fame-for-defeating': { famePerFoe: 1 },
  'take-wound': {},
  'wound-unit': {},
  leadership: { points: 3 },
  motivation: { pays: true, reveals: true, draws: 2 },
  'bend-time': {},
  'feel-no-pain': {},
  'buy-spell': { reveals: true },
  'mind-read': { reveals: true, finds: 1 },
  'roll-for-crystal': { reveals: true },
  'per-enemy': effect => ({ perFoe: numberIn(effect, 'n') }),
  boosted: effect => ({ points: 4 * numberIn(effect, 'n') }),
  'skip-attacks': { wards: true },
  'spend-others': {},
  multiply: effect => ({ times: numberIn(effect, 'times') }),
  'watch-block': { points: 4, slays: true },
  'destroy-enemy': effect => ({ slays: true, perFoe: numberIn(effect, 'others') }),
  'borrow-unit': { borrows: 'unit' },
  'recruit-any': { borrows: 'unit' },
  'borrow-spell': { borrows: 'spell' },
  'double-physical': { doubles: true },
  'attach-banner': ({ banner }) => BANNERS[String(banner)] ?? { anything: true },
  meditation: { cures: true },
  draw: effect => ({ reveals: true, draws: numberIn(effect, 'n') }),
  training: { reveals: true, finds: 1 },
  learning: { reveals: true, finds: 1 },
  'book-of-wisdom': { reveals: true, finds: 1 },
  'horn-of-wrath': { reveals: true },
  'roll-for-wounds': { reveals: true },
};

const isEffect = (part: unknown): part is Arguments =>
  typeof part === 'object' && part !== null && 'fx' in part && typeof part.fx === 'string';

function* within(part: unknown): Generator<Arguments> {
  if (Array.isArray(part)) for (const one of part) yield* within(one);
  else if (isEffect(part)) {
    yield part;
    for (const one of Object.values(part)) yield* within(one);
  }
}

function limitOf(effect: Arguments): Limit {
  const limit = LIMITS[effect.fx];
  if (limit === undefined) return UNKNOWN;
  return { ...NOTHING, ...(typeof limit === 'function' ? limit(effect) : limit) };
}

export const plus = (a: Limit, b: Limit): Limit => ({
  points: a.points + b.points,
  perUnit: a.perUnit + b.perUnit,
  perFoe: a.perFoe + b.perFoe,
  perCard: a.perCard + b.perCard,
  fame: a.fame + b.fame,
  famePerFoe: a.famePerFoe + b.famePerFoe,
  famePerSpell: a.famePerSpell + b.famePerSpell,
  wards: a.wards || b.wards,
  shields: a.shields || b.shields,
  cures: a.cures || b.cures,
  pays: a.pays || b.pays,
  restores: a.restores || b.restores,
  converts: a.converts || b.converts,
  reaches: a.reaches || b.reaches,
  slays: a.slays || b.slays,
  times: a.times * b.times,
  doubles: a.doubles || b.doubles,
  borrows: a.borrows ?? b.borrows,
  anything: a.anything || b.anything,
  reveals: a.reveals || b.reveals,
  draws: a.draws + b.draws,
  finds: a.finds + b.finds,
});

/** The most that several uses can do that can each do no more than this. */
export const timesOver = (n: number, a: Limit): Limit => ({
  ...a,
  points: n * a.points,
  perUnit: n * a.perUnit,
  perFoe: n * a.perFoe,
  perCard: n * a.perCard,
  fame: n * a.fame,
  famePerFoe: n * a.famePerFoe,
  famePerSpell: n * a.famePerSpell,
  times: a.times ** n,
  draws: n * a.draws,
  finds: n * a.finds,
});

/** The limits of printed effects never change. */
const known = new WeakMap<Effect, Limit>();

/** Attacks and Blocks, which count in full where a use is put in numbers. */
const COUNTED: readonly string[] = [
  'attack',
  'block',
  'per-enemy',
  'boosted',
  'empower',
  'sideways-for',
  'sideways-wound',
  'sideways-for-mana',
  'gain-mana',
  'gain-crystal',
  'crystallize',
  'extra-dice',
  'take-die',
  'fame',
  'reputation',
];

/** What an effect can do at most. */
export function limitOfEffect(effect: Effect): Limit {
  let limit = known.get(effect);
  if (!limit) {
    limit = [...within(effect)].map(limitOf).reduce(plus, NOTHING);
    known.set(effect, limit);
  }
  return limit;
}

/** What one use can do at most, beside what it gives in numbers. */
export function limitOfUse({ printed, yields }: Use): Limit {
  if (printed === null) return NOTHING;
  // What gives nothing now may do so later: a Wound to play may come with the damage.
  if (!yields || yields.length === 0) return limitOfEffect(printed);
  let limit = beside.get(printed);
  if (!limit) {
    const others = [...within(printed)].filter(({ fx }) => !COUNTED.includes(fx));
    limit = others.map(limitOf).reduce(plus, NOTHING);
    beside.set(printed, limit);
  }
  return limit;
}

const beside = new WeakMap<Effect, Limit>();

/** The most that one of several uses can do. */
export const mostOf = (a: Limit, b: Limit): Limit => ({
  ...plus(a, b),
  points: Math.max(a.points, b.points),
  perUnit: Math.max(a.perUnit, b.perUnit),
  perFoe: Math.max(a.perFoe, b.perFoe),
  perCard: Math.max(a.perCard, b.perCard),
  fame: Math.max(a.fame, b.fame),
  famePerFoe: Math.max(a.famePerFoe, b.famePerFoe),
  famePerSpell: Math.max(a.famePerSpell, b.famePerSpell),
  times: Math.max(a.times, b.times),
  draws: Math.max(a.draws, b.draws),
  finds: Math.max(a.finds, b.finds),
});

/** Whether there is something in it that is neither in numbers nor a reveal. */
export function isMore(limit: Limit): boolean {
  let answer = more.get(limit);
  if (answer === undefined) {
    answer = Object.entries(NOTHING).some(
      ([name, none]) => !REVEALING.includes(name) && limit[name as keyof Limit] !== none,
    );
    more.set(limit, answer);
  }
  return answer;
}

const REVEALING: readonly string[] = ['reveals', 'draws', 'finds'];
const more = new WeakMap<Limit, boolean>();

const peace = new WeakMap<Effect, boolean>();

/** Whether an effect cannot change a fight, except by points that another one turns into Attacks and Blocks. */
export function isPeaceful(effect: Effect): boolean {
  let answer = peace.get(effect);
  if (answer === undefined) {
    answer = [...within(effect)].every(({ fx }) => fx in PEACEFUL_KINDS);
    peace.set(effect, answer);
  }
  return answer;
}
