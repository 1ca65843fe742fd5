import {
  CARDS,
  MODIFIERS,
  type Name,
  type Player,
  type Query,
  SKILLS,
  UNITS,
  type Use,
  WOUND,
  type Yield,
} from '@deedbook/engine';
import { type Aim, woundsIn } from './aim.ts';
import { ownerOf } from './arms.ts';
import { type Drawn, drawnInto } from './drawn.ts';
import { A_FEW, type Limit, limitOfEffect, limitOfUse, mostOf, NOTHING, plus } from './limits.ts';
import { countsOf, NONE, type Purse } from './purse.ts';

/* What a seat can do at most in a fight, beside what its cards, Units and Skills give in numbers. */

export interface Means {
  readonly owners: ReadonlyMap<Name, readonly Use[]>;
  readonly most: Limit;
  /** Points that special effects can add in all. */
  readonly extra: number;
  /** What Fame, cures and cards beside the fight can be worth. */
  readonly slack: number;
  /** Cards that may come to the hand; null if none can, or if they do not count. */
  readonly drawn: Drawn | null;
  /** Whether what a use gives can be paid, with all mana that can be made. */
  canPay(one: Yield): boolean;
}

/** The means of a seat against some enemies, or Units of another player. */
export function meansOf(q: Query, uses: readonly Use[], purse: Purse, aim: Aim, foes: number, mayDraw: boolean): Means {
  const { me, s, seat } = q;
  const owners = new Map<Name, Use[]>();
  for (const use of uses) {
    const name = ownerOf(use);
    const list = owners.get(name);
    if (list) list.push(use);
    else owners.set(name, [use]);
  }
  let most = NOTHING;
  for (const [name, list] of owners) {
    const limit = list.map(limitOfUse).reduce(mostOf, NOTHING);
    for (let i = 0; i < copiesOf(me, name); i++) most = plus(most, limit);
  }
  const drawn = mayDraw && most.reveals ? drawnInto(q, most) : null;
  // The points of cards that may be drawn cost a card each, so they are counted apart.
  if (drawn) most = plus(most, { ...drawn.all, points: 0 });
  most = plus(most, borrowedFrom(s, most));
  // A Wound that is played is out of the hand.
  if (uses.some(({ yields }) => yields?.some(({ cards }) => cards.includes(WOUND)))) most = { ...most, cures: true };
  const isTold = s.modifiers.some(m => m.seat === seat && !COUNTED.includes(m.mod) && isOpen(MODIFIERS.get(m.mod)));
  // How many points of Move and Influence may be drawn is not known.
  const mayConvert = drawn !== null && drawn.n > 0 && most.converts;
  if (isTold || mayConvert || me.banners.length > 0) most = { ...most, anything: true };
  const more = drawn?.n ?? 0;
  const spells = me.hand.filter(card => CARDS.get(card).kind === 'spell').length + more;
  const extra =
    most.points + most.perUnit * me.units.length + most.perFoe * foes + most.perCard * (me.hand.length + more);
  const fame = most.fame + most.famePerFoe * foes + most.famePerSpell * spells;
  const cures = most.cures ? aim.wound * woundsIn(me.hand) + aim.poison * woundsIn(me.discard) : 0;
  const kept = aim.keep !== null && drawn?.mayBe(aim.keep) === true ? aim.kept : 0;
  const slack =
    Math.max(aim.fame, aim.reputation) * fame +
    cures +
    (aim.card * more + kept) +
    (most.anything ? A_FEW * (aim.card + aim.unitUsed) : 0);
  const mayPay = s.modifiers.some(m => m.seat === seat && MODIFIERS.get(m.mod).allowsPayment !== undefined);
  const pays = most.pays || mayPay || skillsPay(me) || uses.some(({ yields }) => yields?.some(makesMana));
  const canPay = ({ mana }: Yield) => pays || purse.pay(countsOf(mana), NONE) !== null;
  return { owners, most, extra, slack, drawn, canPay };
}

/** How many of a card or Unit there are; one of a Skill. */
export const copiesOf = ({ hand, units }: Player, name: Name): number =>
  Math.max(1, [...hand, ...units.map(({ unit }) => unit)].filter(one => one === name).length);

/** Lasting effects whose values are already part of what is given, or of the table of limits. */
const COUNTED: readonly string[] = ['ambush', 'stronger-units', 'weaken-blocked', 'extra-dice'];

/** The most that a borrowed Unit or Spell can do. */
function borrowedFrom({ unitOffer, spellOffer }: Query['s'], { borrows }: Limit): Limit {
  if (borrows === null) return NOTHING;
  const effects =
    borrows === 'unit'
      ? unitOffer.flatMap(unit => UNITS.get(unit).abilities.map(({ effect }) => effect))
      : spellOffer.flatMap(card => [CARDS.get(card).basic, CARDS.get(card).powered].filter(effect => effect !== null));
  return effects.map(limitOfEffect).reduce(mostOf, NOTHING);
}

const isOpen = ({ gain, sideways, offers }: ReturnType<(typeof MODIFIERS)['get']>): boolean =>
  (gain ?? sideways ?? offers) !== undefined;

const makesMana = ({ gains }: Yield): boolean => gains.some(({ gain }) => MANA.includes(gain));
const MANA: readonly string[] = ['mana', 'crystal', 'dice-allowed'];
const skillsPay = ({ skills }: Player): boolean => skills.some(({ skill }) => SKILLS.get(skill).pays !== undefined);
