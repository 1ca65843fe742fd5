import {
  BASIC_COLORS,
  HEROES,
  type HeroScene,
  type Name,
  type Scene,
  type SceneDuel,
  Stream,
  seeded,
  UNITS,
} from '@deedbook/engine';
import { handOf, SOURCE, shuffled } from '../sample-fights.ts';

/* Generated player combats for benchmarks: the same number gives the same one. */

/** The steps of an exchange, in rotation. */
const KINDS = ['melee', 'ranged', 'melee-block', 'ranged-block', 'damage', 'unarmed'] as const;
type Kind = (typeof KINDS)[number];

const ATTACKS: readonly string[] = ['attack', 'fire attack', 'ice attack', 'cold-fire attack'];

/** A moment in a player combat between two heroes of similar levels. */
export function sampleDuel(n: number): Scene {
  const stream = new Stream(seeded(`duel ${n}`, 'drills'));
  const pick = <T>(list: readonly T[]): T => list[stream.below(list.length)] as T;
  const kind = KINDS[n % KINDS.length] as Kind;
  const [hero, other] = shuffled(stream, HEROES.ids()) as [Name, Name];
  const level = 1 + stream.below(6);
  const mine = fighter(stream, hero, level, kind === 'damage' ? 1 : 2 + stream.below(3));
  const theirs = fighter(stream, other, Math.max(1, level - 1 + stream.below(3)), 1 + stream.below(3));
  return {
    pvp: true,
    players: 2,
    hero,
    ...mine,
    others: { [other]: kind === 'unarmed' ? { ...theirs, hand: [] } : theirs },
    source: [pick(SOURCE), pick(SOURCE), pick(SOURCE)],
    time: pick(['day', 'night'] as const),
    playerCombat: { ...momentOf(stream, kind), participation: pick(['full', 'partial'] as const) },
  };
}

function fighter(stream: Stream, hero: Name, level: number, size: number): HeroScene {
  return {
    level,
    fame: 8 * (level - 1) + stream.below(8),
    hand: handOf(stream, hero, level, size),
    deck: [],
    units: shuffled(stream, UNITS.ids()).slice(0, stream.below(3)),
    crystals: Object.fromEntries(BASIC_COLORS.map(color => [color, stream.below(2)])),
    discard: stream.below(4) === 0 ? ['ruby-ring'] : [],
  };
}

function momentOf(stream: Stream, kind: Kind): SceneDuel {
  const attack = (reach: string) =>
    Array.from({ length: 1 + stream.below(2) }, () => {
      const value = ATTACKS[stream.below(ATTACKS.length)] as string;
      return `${reach}${value} ${1 + stream.below(5)}`;
    });
  switch (kind) {
    case 'melee':
    case 'unarmed':
      return { phase: 'melee' };
    case 'ranged':
      return { phase: 'ranged' };
    case 'melee-block':
      return { phase: 'melee', step: 'block', attack: attack('') };
    case 'ranged-block':
      return { phase: 'ranged', step: 'block', attack: attack('ranged ') };
    case 'damage':
      return { phase: 'melee', step: 'damage', attack: attack(''), damage: 3 + stream.below(12) };
  }
}
