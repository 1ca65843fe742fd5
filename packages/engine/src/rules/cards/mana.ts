import { derived } from '../../core/derived.ts';
import type { Term } from '../../core/numbers.ts';
import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { isKeyOf, keyOf } from '../../protocol/keys.ts';
import { MANA_SOURCES, type ManaSource } from '../../protocol/slots.ts';
import { type BasicColor, COLORS, type Color, isBasic, MOST_CRYSTALS } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import type { Skill } from '../../state/player.ts';
import { MODIFIERS, SKILLS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { happened, lasting } from '../lasting.ts';
import { type Query, without } from '../query.ts';
import { twistsOf } from '../scenarios/scenarios.ts';
import { takeDie } from './source.ts';

/** One way to pay one mana: its color, its source, and the color it counts as. */
export interface Payment {
  readonly color: Color;
  readonly from: ManaSource;
  readonly as: Color;
  /** The Skill that makes it possible. */
  readonly by?: Name;
  /** The card discarded to make the mana. */
  readonly card?: Name;
  /** The Skill that turns the card into mana, if another Skill changes its color. */
  readonly made?: Name;
}

/** Additional ways to pay that a Skill gives its owner, and their side effects. */
export interface PaymentSource {
  /** `rest`: what still has to be paid. */
  readonly ways: (q: Query, wanted: Color, spoken: readonly Payment[], rest: readonly Color[]) => readonly Payment[];
  readonly use: (g: Game, payment: Payment) => void;
}

/**
 * Whether mana of a color can be used, now or at night: no black by day, no gold at night, unless an effect says so
 * (MAN-08).
 */
export const isUsable = (q: Query, color: Color, night: boolean = q.isNight): boolean =>
  color !== (night ? 'gold' : 'black') || lasting(q.s, q.seat, 'usableMana', color) === true;

const isEndless = (q: Query, color: Color): boolean => lasting(q.s, q.seat, 'endlessMana', color) === true;

const isLoosened = (q: Query): boolean =>
  q.s.modifiers.length > 0 &&
  q.s.modifiers.some(m => m.seat === q.seat && MODIFIERS.get(m.mod).allowsPayment !== undefined);

const isAllowedByEffect = (q: Query, payment: Payment): boolean =>
  q.s.modifiers.length > 0 &&
  q.s.modifiers.some(m => m.seat === q.seat && MODIFIERS.get(m.mod).allowsPayment?.(payment) === true);

/** How many Source dice can be used this turn: one, plus what effects add (TRN-10, SRC-02). */
export const diceAllowed = (q: Query): number =>
  q.modified('diceAllowed', q.isPartial ? NO_DIE : ONE_DIE, { seat: q.seat });
const ONE_DIE: readonly Term[] = [{ from: 'rule', op: 'base', n: 1 }];
/** A partial defender can use only dice that effects allow (PVP-DEF-07). */
const NO_DIE: readonly Term[] = [{ from: 'rule', op: 'base', n: 0 }];

/** Why the player can no longer go without Source dice this turn, or null: a die taken by an effect counts as used. */
export const whyDieUsed = (q: Query): Refusal | null => (q.turn.diceTaken > 0 ? DIE_USED : null);
const DIE_USED = refuse('SRC-02');

MODIFIERS.add({
  /** The owner cannot use any more Source dice. */
  'no-dice': {
    bansDice: true,
    diceAllowed: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'times', n: 0 } : null),
  },
});

/** The player can use no more Source dice this turn, even if something allows it. */
export const noMoreDice = (g: Game): void => g.modify('no-dice', 'turn');

/** Why no effect may take a die from the Source, or null. */
export const whyNoDie = (q: Query): Refusal | null => (lasting(q.s, q.seat, 'bansDice') ? NO_DICE : null);
const NO_DICE = refuse('TRN-10', { allowed: 0 });

const wayOf = (color: Color, from: ManaSource, as: Color): Option<Payment> =>
  option({ act: 'pay', color, from, as }, { color, from, as }, { kind: from, id: color });

function wayBySkill(skill: Name, value: Payment): Option<Payment> {
  const { color, from, as, card, made } = value;
  return card === undefined
    ? option({ act: 'pay-by-skill', skill, color, from, as }, value, { kind: from, id: color })
    : option({ act: 'pay-by-card', skill, card, color, as, ...(made && { made }) }, value, { kind: 'card', id: card });
}

/** All conceivable ways to pay one mana of a color; gold can replace a basic color (MAN-06, MAN-07). */
const WAYS = byColor(wanted =>
  (isBasic(wanted) ? [wanted, 'gold' as const] : [wanted]).flatMap(color =>
    MANA_SOURCES.map(from => wayOf(color, from, wanted)),
  ),
);

/** The same with every color replacing every other, for effects that allow it. */
const LOOSE_WAYS = byColor(wanted => COLORS.flatMap(color => MANA_SOURCES.map(from => wayOf(color, from, wanted))));

type Ways = readonly Option<Payment>[];

function byColor(waysFor: (wanted: Color) => Ways): Readonly<Record<Color, Ways>> {
  return Object.fromEntries(COLORS.map(color => [color, waysFor(color)])) as Record<Color, Ways>;
}

const possibleWays = (q: Query, wanted: Color): Ways => (isLoosened(q) ? LOOSE_WAYS : WAYS)[wanted];

/** Whether this mana can be used now and can count as that color. */
const isMeant = (q: Query, { color, as }: Payment): boolean =>
  (color === as || (color === 'gold' && isBasic(as))) && isUsable(q, color);

/** Whether this mana can be paid now, on top of the payments already planned. */
const isThere = (q: Query, payment: Payment, besides: readonly Payment[]): boolean =>
  isPresent(q, payment, besides) &&
  (isMeant(q, payment) || isAllowedByEffect(q, payment)) &&
  !(payment.color === 'gold' && isGoldSpared(q, payment, besides));

/** With this variant, gold by day replaces only colors not in the Source (VAR-NIC-04). */
const sparesGold = (q: Query): boolean => !q.isNight && twistsOf(q.s).some(twist => twist.sparesGold);

const isGoldSpared = (q: Query, { from, as }: Payment, besides: readonly Payment[]): boolean =>
  from === 'die' && as !== 'gold' && sparesGold(q) && isPresent(q, { color: as, from, as }, besides);

/** Dice an effect may reroll or change: with the variant, gold ones only if all are gold (VAR-NIC-04). */
export function diceToChange(q: Query): readonly Color[] {
  const { source } = q.s;
  const others = sparesGold(q) ? source.filter(color => color !== 'gold') : source;
  return others.length > 0 ? others : source;
}

/** Whether this mana is present, regardless of whether it can be used that way. */
export function isPresent(q: Query, payment: Payment, besides: readonly Payment[]): boolean {
  const { color, from } = payment;
  const spoken = q.promised.length === 0 ? besides : [...q.promised, ...besides];
  const { me, s } = q;
  const taken = spoken.length === 0 ? 0 : takenBy(spoken, payment);
  if (from === 'die') return count(s.source, color) > taken && mayUseDie(q, spoken);
  if (from === 'token') return count(me.mana, color) > taken;
  if (from === 'crystal') return isBasic(color) && me.crystals[color] > taken;
  if (from === 'tactic') return me.tacticDie === color && taken === 0 && q.hasTurn;
  return isEndless(q, color);
}

/** How many of these payments take the same mana. A card discarded for mana takes none. */
const takenBy = (spoken: readonly Payment[], { color, from }: Payment): number =>
  spoken.filter(p => p.color === color && p.from === from && p.card === undefined).length;

/** The ways to pay one mana of a color now. */
const waysToPay = (q: Query, wanted: Color, spoken: readonly Payment[], rest: readonly Color[]): Ways => {
  const ways = possibleWays(q, wanted).filter(way => isThere(q, way.value, spoken));
  return paysBySkill(q) ? [...ways, ...waysBySkills(q, wanted, spoken, rest)] : ways;
};

function waysBySkills(q: Query, wanted: Color, spoken: readonly Payment[], rest: readonly Color[]): Option<Payment>[] {
  if (!q.hasTurn) return [];
  const isSpokenFor = (skill: Name) => [...q.promised, ...spoken].some(p => p.by === skill);
  return q.me.skills
    .filter(({ skill, used }) => !used && !isSpokenFor(skill))
    .flatMap(({ skill }) => SKILLS.get(skill).pays?.ways(q, wanted, spoken, rest) ?? [])
    .map(way => wayBySkill(way.by as Name, way));
}

function count(list: readonly Color[], color: Color): number {
  let n = 0;
  for (const c of list) if (c === color) n++;
  return n;
}

const mayUseDie = (q: Query, spoken: readonly Payment[]): boolean =>
  q.turn.diceUsed + spoken.filter(p => p.from === 'die').length < diceAllowed(q);

/** Asks which mana pays for a color, such that the rest can still be paid. A single way is not asked. */
export function* askPayment(
  q: Query,
  wanted: Color,
  spoken: readonly Payment[] = [],
  after: readonly Color[] = [],
  fits?: Fits,
): Ask<Payment> {
  const ways = waysToPay(q, wanted, spoken, after);
  const isFree = after.length === 0 && !fits;
  const options = isFree ? ways : ways.filter(way => canPayAll(q, after, [...spoken, way.value], fits));
  return yield* ask(q.seat, 'pay', options, {
    about: { color: wanted },
    // Never use a Skill or discard a card without asking.
    always: options.length > 0 && options.every(way => way.value.by !== undefined),
    refused: key => {
      if (key !== '' && !isKeyOf(key, 'pay')) return null;
      const way = ways.find(other => key === '' || other.choice.key === key)?.value;
      return way && after[0] !== undefined
        ? whyUnpaid(q, after[0], [...spoken, way], '')
        : whyUnpaid(q, wanted, spoken, key);
    },
  });
}

/** An additional condition on the payments made. */
export type Fits = (paid: readonly Payment[]) => boolean;

/** Whether all these colors can be paid, on top of the payments already planned (CRD-11). */
export function canPayAll(
  q: Query,
  cost: readonly Color[],
  spoken: readonly Payment[] = NOTHING,
  fits?: Fits,
): boolean {
  const [color] = cost;
  if (color === undefined) return fits ? fits(spoken) : true;
  const rest = cost.length === 1 ? FREE : cost.slice(1);
  const isLast = rest.length === 0 && !fits;
  const goesOn = ({ value }: Option<Payment>) => isLast || canPayAll(q, rest, [...spoken, value], fits);
  for (const way of possibleWays(q, color)) if (isThere(q, way.value, spoken) && goesOn(way)) return true;
  return paysBySkill(q) && waysBySkills(q, color, spoken, rest).some(goesOn);
}

const FREE: readonly Color[] = [];

/** Whether one of the player's Skills is another way to pay. */
export const paysBySkill = (q: Query): boolean => q.me.skills.length > 0 && isAnyPaying(q.me.skills);

const isAnyPaying = derived((skills: readonly Skill[]) =>
  skills.some(({ skill }) => SKILLS.get(skill).pays !== undefined),
);

const NOTHING: readonly Payment[] = [];

/** Whether one mana of a color can be paid at all. */
export const canPay = (q: Query, wanted: Color, spoken: readonly Payment[] = NOTHING): boolean =>
  canPayAll(q, [wanted], spoken);

/** Why these colors cannot all be paid: the reason for the first one that lacks mana once the others are planned. */
export function whyNotPaid(q: Query, cost: readonly Color[]): Refusal {
  const spoken: Payment[] = [];
  for (const [i, color] of cost.entries()) {
    const way = waysToPay(q, color, spoken, cost.slice(i + 1))[0];
    if (!way) return whyUnpaid(q, color, spoken, '');
    spoken.push(way.value);
  }
  return whyUnpaid(q, cost[0] ?? 'gold', spoken, '');
}

/** Why this mana cannot pay for a color; without a key, why none can. */
export function whyUnpaid(q: Query, wanted: Color, spoken: readonly Payment[], key: string): Refusal {
  const present: Payment[] = [];
  for (const color of COLORS) {
    if (q.s.source.includes(color)) present.push({ color, from: 'die', as: wanted });
    if (q.me.mana.includes(color)) present.push({ color, from: 'token', as: wanted });
    if (isBasic(color) && q.me.crystals[color] > 0) present.push({ color, from: 'crystal', as: wanted });
    if (isEndless(q, color)) present.push({ color, from: 'endless', as: wanted });
  }
  const meant = present.filter(p => key === '' || keyOf({ act: 'pay', ...p }) === key);
  for (const payment of meant) {
    const { color, from } = payment;
    const isLoose = isAllowedByEffect(q, payment);
    const fits = color === wanted || (color === 'gold' && isBasic(wanted)) || isLoose;
    // If only a depleted die is left, that is the best explanation; a token of the wrong color explains nothing.
    if (!fits && key === '' && from !== 'die') continue;
    if (!isUsable(q, color) && !isLoose)
      return from === 'die' ? refuse('SRC-04', { color }) : refuse('MAN-08', { color, wanted });
    if (fits && color === 'gold' && isGoldSpared(q, payment, spoken)) return refuse('VAR-NIC-04', { wanted });
    if (fits && from === 'die' && !mayUseDie(q, spoken))
      return q.isPartial ? NOT_IN_PART : refuse('TRN-10', { allowed: diceAllowed(q) });
  }
  return refuse(key === '' ? 'MAN-06' : 'MAN-09', { wanted, key });
}

const NOT_IN_PART = refuse('PVP-DEF-07', { why: 'die' });

/** Takes the mana from its source. A die is kept until the end of the turn, then rerolled and returned (SRC-03). */
export function pay(g: Game, payment: Payment): void {
  const { color, from, as, by } = payment;
  const { me, turn } = g;
  if (by !== undefined) SKILLS.get(by).pays?.use(g, payment);
  if (from === 'die') {
    takeDie(g, color);
    me.dice = [...me.dice, { color, roll: true }];
    turn.diceUsed++;
  } else if (from === 'token') {
    me.mana = without(me.mana, color);
  } else if (from === 'crystal') {
    me.crystals = { ...me.crystals, [color]: me.crystals[color as BasicColor] - 1 };
    turn.crystalsSpent = [...turn.crystalsSpent, color as BasicColor];
  } else if (from === 'tactic') {
    me.tacticDie = null;
    me.tacticUsed = true;
    me.dice = [...me.dice, { color, roll: true }];
  }
  if (g.duel?.step === 'attack' && g.duel.attacker === g.seat) g.duel.manaSpent++;
  g.tell({ news: 'mana-paid', seat: g.seat, color, from, as });
  happened(g, { event: 'mana-used', color: as });
}

export function gainMana(g: Game, color: Color, n = 1): void {
  g.me.mana = [...g.me.mana, ...Array<Color>(n).fill(color)];
  g.tell({ news: 'mana-gained', seat: g.seat, color, n });
}

/** Gains a crystal from an effect; with three of its color stored, it becomes a mana token instead (MAN-05). */
export function gainCrystal(g: Game, color: BasicColor): void {
  if (!storeCrystal(g, color)) gainMana(g, color);
}

/** Stores a crystal if there is room. Otherwise one from a mine or reward is lost (MAN-05, REW-01). */
export function storeCrystal(g: Game, color: BasicColor): boolean {
  const { me } = g;
  if (me.crystals[color] >= MOST_CRYSTALS) return false;
  me.crystals = { ...me.crystals, [color]: me.crystals[color] + 1 };
  g.tell({ news: 'crystal-gained', seat: g.seat, color });
  return true;
}
