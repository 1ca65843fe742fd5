import {
  type Attempt,
  cityAt,
  ENEMIES,
  isConquered,
  isHostile,
  type MapToken,
  type Name,
  type Query,
  RUINS,
  type Space,
  siteOf,
  type TokenColor,
} from '@deedbook/engine';
import { stakesOf } from './combat.ts';
import { bestFight, type Stakes } from './fight-plan.ts';
import { woundsIn } from './hand.ts';
import type { Mood } from './mind.ts';
import { cardBits, type Pool, poolOf } from './pool.ts';
import { worthOfSite } from './site-worth.ts';
import { type Threat, threatOf } from './threats.ts';

/* Possible fights: the enemies, as far as known, and what winning is worth. */

/** The worth of Reputation for a rampaging enemy. */
const GOOD_NAME = 0.4;
/** The cost of Reputation lost by an assault, and by burning a monastery. */
const BAD_NAME = 0.4;
const INFAMY = 3;

/** What meeting rare enemies is worth to an adventurous player. */
const THRILL = 9;

const isRare = (foe: Foe): boolean => ['red', 'white'].includes(ENEMIES.find(foe)?.color ?? foe);

/** Even adventurous players hold back when half of their hand is Wounds. */
const isHale = (q: Query): boolean => 2 * woundsIn(q) < q.me.hand.length;

/** The share of the prize that counts for the first steps toward it. */
const PART = 0.5;

/** The expected worth of challenging a rampaging enemy now. */
export function worthOfChallenge(q: Query, pool: Pool, { name, color }: MapToken, mood: Mood): number {
  if (mood.adventurous && isRare(color) && isHale(q)) return THRILL;
  if (!ENEMIES.has(name)) return 0;
  return mood.daring * bestFight(pool, [threatOf(name)], stakesOf(q, 0, GOOD_NAME, true)).value;
}

/** A fight for a site: the act that starts it, and its worth. */
export interface Encounter {
  readonly act: Attempt;
  worth(pool: Pool, mood: Mood): number;
}

/** An enemy by name, or by color if it is face down. */
type Foe = Name | TokenColor;

const byColor = new Map<Foe, readonly Name[]>();

/** The enemies a token of this color may be. */
function likely(foe: Foe): readonly Name[] {
  if (ENEMIES.has(foe)) return [foe];
  let names = byColor.get(foe);
  if (!names) {
    names = ENEMIES.ids().filter(id => ENEMIES.get(id).color === foe);
    byColor.set(foe, names);
  }
  return names;
}

/** The groups these enemies may turn out to be; a sample if there are too many. */
function groups(foes: readonly Foe[], defends: boolean, cities?: readonly Name[]): Threat[][] {
  const sets = foes.map(likely);
  const most = Math.max(...sets.map(set => set.length));
  const count = foes.length > 1 ? Math.min(most, SAMPLES) : most;
  return Array.from({ length: count }, (_, i) =>
    sets.map((set, j) => threatOf(set[(i * (j + 1) + j) % set.length] as Name, defends, cities)),
  );
}

const SAMPLES = 3;

const nameOrBack = ({ up, name, color }: MapToken): Foe => (up ? name : color);

/** The fight on a space, or null: an assault, burning a monastery, or an adventure site. */
export function fightAt(q: Query, space: Space): Encounter | null {
  const { hex, site } = space;
  if (site === null || (site === 'city' && !cityAt(q.s, hex))) return null;
  if (site === 'monastery') return isConquered(q.s, hex) ? null : arson(q);
  const { category, lair } = siteOf(q.s, site);
  if (category === 'fortified') return isHostile(q.s, space, q.seat) ? assault(q, space) : null;
  if (!lair || (isConquered(q.s, hex) && !lair.again)) return null;
  const waiting = q.s.tokens.filter(token => token.hex === hex && token.color !== 'yellow');
  const ruins = q.s.tokens.find(token => token.hex === hex && token.color === 'yellow');
  const drawn = ruins ? enemiesOf(ruins) : lair.draws;
  const foes = waiting.length > 0 ? waiting.map(nameOrBack) : drawn;
  if (foes.length === 0) return null;
  const isAlone = lair.underground && !lair.withUnits;
  // Undefeated enemies stay, so each one defeated is progress.
  const prize = worthOfSite(q, hex);
  const each = lair.stays && foes.length > 1 ? (PART * prize) / foes.length : 0;
  const stakes = stakesOf(q, prize - foes.length * each, each, !isAlone);
  const thrilling = ruins !== undefined || foes.length > 1 || foes.some(isRare);
  return {
    act: { act: 'enter' },
    worth: (pool, { daring, curiosity, adventurous }) => {
      if (adventurous && thrilling && isHale(q)) return THRILL;
      const fighters = isAlone ? alone(q, pool, true) : pool;
      return (waiting.length > 0 ? daring : daring * curiosity) * mean(fighters, groups(foes, false), stakes);
    },
  };
}

/** The enemies in the ruins: none at an altar, any while the token is face down. */
const enemiesOf = ({ up, name }: MapToken): readonly TokenColor[] => (up ? RUINS.get(name).enemies : UNKNOWN_RUINS);

const UNKNOWN_RUINS: readonly TokenColor[] = ['green', 'brown'];

/** What can be used without Units; underground, with mana as at night. */
function alone(q: Query, pool: Pool, underground: boolean): Pool {
  return { ...poolOf(q, { units: false, underground }), taken: pool.taken & cardBits(pool) };
}

/** The worth of a Shield on a city card; and where only taking every city wins, since defenders stay beaten. */
const MARK = 1;
const STEP_TO_VICTORY = 20;

function assault(q: Query, { hex, site }: Space): Encounter {
  const city = cityAt(q.s, hex);
  const home = city?.hexes[0] ?? hex;
  const garrison = q.s.tokens.filter(token => token.hex === home && token.role === 'garrison');
  // A site owned by another player is defended by random tokens.
  const { defenders = () => 1 } = q.scenario;
  const levy = Array<Foe>(defenders(q.s)).fill(siteOf(q.s, site ?? 'keep').token?.color ?? 'grey');
  const foes: readonly Foe[] = garrison.length > 0 ? garrison.map(nameOrBack) : levy;
  const mark = q.mode.dummy && q.scenario.cities === 'assaulted' ? STEP_TO_VICTORY : MARK;
  const stakes = stakesOf(q, worthOfSite(q, hex), city ? mark : 0, true);
  return {
    act: { act: 'assault', to: hex },
    worth: (pool, { daring, curiosity, adventurous }) => {
      if (adventurous && city && isHale(q)) return THRILL;
      const trust = garrison.some(token => !token.up) ? Math.min(1, curiosity) : 1;
      return daring * trust * mean(pool, groups(foes, true, city?.cards), stakes) - BAD_NAME;
    },
  };
}

/** Burning a monastery: one violet defender, no Units, an Artifact to win. */
function arson(q: Query): Encounter {
  const stakes = stakesOf(q, BURNED, 0, false);
  return {
    act: { act: 'burn' },
    worth: (pool, { daring, curiosity }) =>
      daring * curiosity * mean(alone(q, pool, false), groups(['violet'], false), stakes) - INFAMY,
  };
}

/** The worth of a Shield and an Artifact. */
const BURNED = 4.2;

/** The average worth over all groups. */
function mean(pool: Pool, all: readonly (readonly Threat[])[], stakes: Stakes): number {
  if (all.length === 0) return 0;
  let sum = 0;
  for (const threats of all) sum += bestFight(pool, threats, stakes).value;
  return sum / all.length;
}
