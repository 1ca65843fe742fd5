import { CARDS, type News, type NewsOf, type Seat, UNITS } from '@deedbook/engine';

/** Deeds worth doing once: each teaches a part of the game. In the order in which most players reach them. */
export const ACHIEVEMENTS = [
  'explorer',
  'first-blood',
  'unscathed',
  'from-afar',
  'two-at-once',
  'recruiter',
  'captain',
  'keep',
  'mage-tower',
  'student',
  'sorcerer',
  'relic',
  'underground',
  'ruins',
  'glade',
  'beloved',
  'night-magic',
  'humble-army',
  'seasoned',
  'dragon',
  'city-in-sight',
  'city',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** What must be remembered from one line of the log to the next. */
interface Memory {
  /** How the current fight has gone so far; null outside of one. */
  fight: { wounds: number; defeated: number; phase: string; levelOneUnits: number } | null;
  units: number;
  reputation: number;
}

type Earned = (news: News, memory: Memory) => boolean;

const of =
  <K extends News['news']>(kind: K, holds: (news: NewsOf<K>, memory: Memory) => boolean = () => true): Earned =>
  (news, memory) =>
    news.news === kind && holds(news as NewsOf<K>, memory);

const gained = (kind: string): Earned => of('card-gained', ({ card }) => CARDS.find(card)?.kind === kind);
const conquered = (...sites: readonly string[]): Earned => of('conquered', ({ site }) => sites.includes(site));

const HARD_LEVEL = 5;
const GOOD_NAME = 5;
const ARMY = 3;

/** When each is earned, from the player's news. */
const WHEN: Readonly<Record<Achievement, Earned>> = {
  explorer: of('explored'),
  'first-blood': of('enemy-defeated'),
  unscathed: of('fight-ended', ({ won }, { fight }) => won && fight !== null && fight.wounds === 0),
  'from-afar': of('enemy-defeated', (_, { fight }) => fight?.phase === 'ranged'),
  'two-at-once': of('enemy-defeated', (_, { fight }) => (fight?.defeated ?? 0) >= 2),
  recruiter: of('unit-gained'),
  captain: of('unit-gained', (_, { units }) => units >= ARMY),
  keep: conquered('keep'),
  'mage-tower': conquered('mage-tower'),
  student: gained('advanced-action'),
  sorcerer: gained('spell'),
  relic: gained('artifact'),
  underground: conquered('dungeon', 'tomb'),
  ruins: conquered('ancient-ruins'),
  glade: of('wound-thrown-away', ({ by }) => by === 'glade'),
  beloved: of('reputation-changed', (_, { reputation }) => reputation >= GOOD_NAME),
  'night-magic': of('mana-paid', ({ color }) => color === 'black'),
  'humble-army': of('conquered', (_, { fight }) => (fight?.levelOneUnits ?? 0) > 0),
  seasoned: of('level-reached', ({ level }) => level >= HARD_LEVEL),
  dragon: of('enemy-defeated', ({ enemy }) => enemy.endsWith('dragon')),
  'city-in-sight': of('city-revealed'),
  city: of('city-conquered'),
};

/** What a player has earned in a game, derived from its news. */
export function earnedIn(news: readonly News[], seat: Seat): Achievement[] {
  const memory: Memory = { fight: null, units: 0, reputation: 0 };
  const earned = new Set<Achievement>();
  for (const each of news) {
    if ('seat' in each && each.seat !== seat) continue;
    remember(memory, each);
    for (const one of ACHIEVEMENTS) if (!earned.has(one) && WHEN[one](each, memory)) earned.add(one);
  }
  return ACHIEVEMENTS.filter(one => earned.has(one));
}

function remember(memory: Memory, news: News): void {
  const { fight } = memory;
  switch (news.news) {
    case 'fight-begins':
      memory.fight = { wounds: 0, defeated: 0, phase: '', levelOneUnits: 0 };
      break;
    case 'turn-ended':
      memory.fight = null;
      break;
    case 'phase-began':
      if (fight) fight.phase = news.phase;
      break;
    case 'wounds-taken':
    case 'poisoned':
      if (fight) fight.wounds += news.n;
      break;
    case 'enemy-defeated':
      if (fight) fight.defeated += 1;
      break;
    case 'unit-used':
      if (fight && UNITS.find(news.unit)?.level === 1) fight.levelOneUnits += 1;
      break;
    case 'unit-gained':
      memory.units += 1;
      break;
    case 'unit-disbanded':
    case 'unit-destroyed':
      memory.units -= 1;
      break;
    case 'reputation-changed':
      memory.reputation += news.n;
      break;
    default:
  }
}
