import {
  ENEMIES,
  type Hex,
  hexName,
  isConquered,
  type MapToken,
  type Name,
  type Query,
  RUINS,
  SITES,
  type Space,
  type TokenColor,
} from '@deedbook/engine';
import { stakesOf } from './combat.ts';
import { bestFight, type Stakes } from './fight.ts';
import type { Mood } from './mind.ts';
import { type Pool, poolOf } from './pool.ts';
import { type Threat, threatOf } from './threats.ts';
import { isHostile } from './ways.ts';
import { worthOfSite } from './worth-of-sites.ts';

/* Fights that are not fought yet: whom they are against as far as anybody knows, and what they are worth. */

/** Reputation for a rampaging enemy. */
const GOOD_NAME = 0.4;
/** Reputation lost by an assault, and by burning a monastery. */
const BAD_NAME = 0.4;
const INFAMY = 3;
/** What a fight is worth to somebody who wants one. */
const WHIM = 8;

/** What challenging a rampaging enemy would be worth with what is at hand. */
export function worthOfChallenge(q: Query, pool: Pool, { name }: MapToken, { daring, whim }: Mood): number {
  if (whim) return WHIM;
  if (!ENEMIES.has(name)) return 0;
  return daring * bestFight(pool, [threatOf(name)], stakesOf(q, 0, GOOD_NAME, true)).value;
}

/** A fight for a site: how it is begun, and what it would be worth. */
export interface Encounter {
  readonly key: string;
  worth(pool: Pool, mood: Mood): number;
}

const byColor = new Map<TokenColor, readonly Name[]>();

/** The enemies with a back of this colour, as many of each as there are tokens. */
function likely(color: TokenColor): readonly Name[] {
  let names = byColor.get(color);
  if (!names) {
    names = ENEMIES.ids()
      .filter(id => ENEMIES.get(id).color === color)
      .flatMap(id => Array<Name>(ENEMIES.get(id).copies).fill(id));
    byColor.set(color, names);
  }
  return names;
}

/** Some of the groups of enemies that these backs may stand for. */
function groups(backs: readonly (Name | TokenColor)[], defends: boolean): Threat[][] {
  const sets = backs.map(back => (ENEMIES.has(back) ? [back] : likely(back as TokenColor)));
  const most = Math.max(...sets.map(set => new Set(set).size));
  const count = backs.length > 1 ? Math.min(most, SAMPLES) : most;
  return Array.from({ length: count }, (_, i) =>
    sets.map((set, j) => {
      const names = [...new Set(set)];
      return threatOf(names[(i * (j + 1) + j) % names.length] as Name, defends);
    }),
  );
}

const SAMPLES = 3;

/** The fight that waits on a space, or null: an assault, or what an adventure site hides. */
export function fightAt(q: Query, space: Space): Encounter | null {
  const { hex, site } = space;
  if (site === null || site === 'city') return null;
  const { category, lair } = SITES.get(site);
  if (category === 'fortified') return isHostile(q, space) ? assault(q, space) : null;
  if (site === 'monastery') return isConquered(q.s, hex) ? null : arson(q);
  if (category !== 'adventure' || !lair) return null;
  const conquered = isConquered(q.s, hex);
  if (conquered && !lair.again) return null;
  const ruins = q.s.tokens.find(token => token.hex === hex && token.color === 'yellow');
  if (ruins?.up && RUINS.get(ruins.name).altar) return null;
  const waiting = q.s.tokens.filter(token => token.hex === hex && token.color !== 'yellow');
  const backs =
    waiting.length > 0
      ? waiting.map(token => token.name)
      : ruins
        ? ruins.up
          ? RUINS.get(ruins.name).enemies
          : UNKNOWN_RUINS
        : lair.draws;
  if (backs.length === 0) return null;
  const stakes = stakesOf(q, worthOfSite(q, hex), 0, !lair.underground);
  const known = waiting.length > 0;
  return {
    key: 'enter',
    worth: (pool, { daring, curiosity, whim }) => {
      if (whim) return WHIM;
      const fighters = lair.underground ? alone(q, pool, true) : pool;
      return (known ? daring : daring * curiosity) * mean(fighters, groups(backs, false), stakes);
    },
  };
}

const UNKNOWN_RUINS: readonly TokenColor[] = ['green', 'brown'];

/** What is at hand where Units do not follow; underground with the mana of the night. */
function alone(q: Query, pool: Pool, underground: boolean): Pool {
  const cards = (1 << pool.cards.length) - 1;
  return { ...poolOf(q, { units: false, underground }), taken: pool.taken & cards };
}

function assault(q: Query, { hex, site }: Space): Encounter {
  const garrison = q.s.tokens.filter(token => token.hex === hex && token.role === 'garrison');
  const back: TokenColor = site === 'keep' ? 'grey' : 'violet';
  const backs = garrison.length > 0 ? garrison.map(token => (token.up ? token.name : back)) : [back];
  const stakes = stakesOf(q, worthOfSite(q, hex), 0, true);
  const known = garrison.every(token => token.up);
  return {
    key: `assault ${hexName(hex as Hex)}`,
    worth: (pool, { daring, curiosity, whim }) =>
      whim
        ? WHIM
        : (known ? daring : daring * Math.min(1, curiosity)) * mean(pool, groups(backs, true), stakes) - BAD_NAME,
  };
}

/** Burning a monastery: one defender of the towers, no Units, and an Artifact. */
function arson(q: Query): Encounter {
  const stakes = stakesOf(q, BURNED, 0, false);
  return {
    key: 'burn monastery',
    worth: (pool, { daring, curiosity, whim }) =>
      whim ? WHIM - 2 : daring * curiosity * mean(alone(q, pool, false), groups(['violet'], false), stakes) - INFAMY,
  };
}

/** A Shield and an Artifact. */
const BURNED = 4.2;

/** What it comes to on the whole. */
function mean(pool: Pool, all: readonly (readonly Threat[])[], stakes: Stakes): number {
  if (all.length === 0) return 0;
  let sum = 0;
  for (const threats of all) sum += bestFight(pool, threats, stakes).value;
  return sum / all.length;
}
