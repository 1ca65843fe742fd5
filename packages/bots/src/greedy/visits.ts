import {
  ARTIFACT,
  type Attempt,
  BASIC_COLORS,
  CARDS,
  CITIES,
  type Color,
  cityAt,
  hasRoom,
  isConquered,
  isInhabited,
  LEARNING,
  type Name,
  openingInfluence,
  type Query,
  RUINS,
  recruitCost,
  recruitsAt,
  reputationModifier,
  SITES,
  type Space,
  siteOf,
  spellsAt,
  TRAINING,
  trainingAt,
  WOUND,
} from '@deedbook/engine';
import { gather } from './gather.ts';
import { woundsIn } from './hand.ts';
import { purseOf, setAside } from './mana.ts';
import { towardsInfluence } from './measures.ts';
import type { Pool } from './pool.ts';
import { worthOfCard, worthOfUnit } from './worth.ts';

/* Peaceful visits: to buy something, to pay at an altar, or to end the turn in a good place. */

/** A visit: the act that starts it, its worth with the cards at hand, and a rough estimate of that. */
export interface Visit {
  /** Null if ending the turn there is enough. */
  readonly act: Attempt | null;
  readonly rough: number;
  worth(pool: Pool): number;
}

/** Something that can be bought with Influence. */
export interface Purchase {
  readonly act: Attempt;
  readonly cost: number;
  readonly worth: number;
  /** Mana it costs as well. */
  readonly mana: readonly Color[];
}

/**
 * What can be used for the Influence of a purchase: everything except the mana it costs. Null if that mana is missing.
 */
export function poolFor({ mana }: Purchase, pool: Pool): Pool | null {
  const spent = setAside(pool.purse, mana, pool.spent);
  return spent < 0 ? null : { ...pool, spent };
}

const NO_MANA: readonly Color[] = [];

const HEALED = 1.8;
const WORTH_OF_ARTIFACT = 3;
const USED = 0.25;

/** Everything that could be bought on a space with enough Influence, best first. */
export function purchasesAt(q: Query, space: Space): Purchase[] {
  const { site, hex } = space;
  if (!isInhabited(q, space) || site === null) return [];
  const list: Purchase[] = [];
  const { healing } = SITES.get(site);
  if (healing !== undefined && woundsIn(q) > q.turn.heal)
    list.push({ act: { act: 'buy-healing' }, cost: healing, worth: HEALED, mana: NO_MANA });
  const sells = cityAt(q.s, hex)?.cards.map(card => CITIES.get(card).sells) ?? [];
  const worst = hasRoom(q) ? 0 : Math.min(...q.me.units.map(worthOfOwn)) + 1;
  for (const unit of new Set(recruitsAt(q, space)))
    list.push({
      act: { act: 'recruit', unit },
      cost: recruitCost(q, unit, 'command'),
      worth: worthOfUnit(unit) - worst,
      mana: NO_MANA,
    });
  for (const card of new Set(trainingAt(q.s, space)))
    list.push({ act: { act: 'train', card }, cost: TRAINING, worth: worthOfLesson(card), mana: NO_MANA });
  if (sells.includes('artifacts'))
    list.push({ act: { act: 'buy-artifact' }, cost: ARTIFACT, worth: WORTH_OF_ARTIFACT, mana: NO_MANA });
  for (const card of new Set(spellsAt(q.s, space))) {
    const { color } = CARDS.get(card);
    const mana = color === null ? NO_MANA : [color];
    list.push({ act: { act: 'learn', card }, cost: LEARNING, worth: 1 + worthOfLesson(card), mana });
  }
  return list.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
}

/** A Wounded Unit is worth less. */
export const worthOfOwn = ({ unit, wounds }: { unit: Name; wounds: number }): number =>
  worthOfUnit(unit) * (wounds > 0 ? 0.6 : 1);

const worthOfLesson = (card: Name): number => 1 + 0.4 * worthOfCard(card);

/** What a space offers without a fight. */
export function worthOfVisit(q: Query, space: Space): Visit | null {
  const { site, hex } = space;
  // If mines must be liberated, the others give nothing.
  if (site === 'crystal-mine' && siteOf(q.s, site).lair && !isConquered(q.s, hex)) return null;
  if (site === 'crystal-mine') return waitAt(hex === q.me.hex ? 0.5 : 0.7);
  if (site === 'magical-glade') {
    const wounded = q.me.hand.includes(WOUND) || q.me.discard.includes(WOUND);
    return waitAt((wounded ? 1.6 : 0.2) + 0.4);
  }
  return altarAt(q, space) ?? talkAt(q, space);
}

/** A visit that only means ending the turn there. */
const waitAt = (worth: number): Visit => ({ act: null, rough: worth, worth: () => worth });

function talkAt(q: Query, space: Space): Visit | null {
  if (reputationModifier(q.me.reputation) === null) return null;
  const modifier = openingInfluence(q.s, q.seat, space.hex);
  const purchases = purchasesAt(q, space);
  const [best] = purchases;
  if (!best) return null;
  return {
    act: { act: 'interact' },
    rough: 0.7 * best.worth,
    worth: pool => {
      let most = 0;
      for (const purchase of purchases) {
        const { cost, worth } = purchase;
        if (worth <= most) break;
        const rest = poolFor(purchase, pool);
        const haul = rest && gather(rest, cost - modifier, towardsInfluence);
        if (haul) most = Math.max(most, worth - USED * haul.price);
      }
      return most;
    },
  };
}

/** An altar in ruins, which takes three mana of its color. */
function altarAt(q: Query, { hex }: Space): Visit | null {
  const ruins = q.s.tokens.find(token => token.hex === hex && token.color === 'yellow' && token.up);
  const token = ruins && RUINS.get(ruins.name);
  const altar = token?.altar;
  if (!token || !altar) return null;
  const colors = BASIC_COLORS.flatMap(color => Array<typeof color>(altar[color] ?? 0).fill(color));
  const payable = setAside(purseOf(q), colors, 0) >= 0;
  return payable ? { act: { act: 'pay-altar' }, rough: token.fame, worth: () => 1.25 * token.fame + 2 } : null;
}
