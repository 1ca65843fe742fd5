import {
  type Color,
  type Gain,
  isReady,
  MODIFIERS,
  type Name,
  type Query,
  SKILLS,
  UNITS,
  type Use,
  WOUND,
  type Yield,
} from '@deedbook/engine';
import type { Aim } from './aim.ts';
import { isMore, isPeaceful, limitOfUse } from './limits.ts';
import { type Counts, countsOf, countsOfDice, NONE } from './purse.ts';

/* What a seat can fight with, in numbers: the owner of each use, what it gives, what it costs. */

/** One way to use a card, a Unit or a Skill. */
export interface Arm {
  readonly key: string;
  readonly answers: readonly string[];
  /** The bits of its owner and of the cards used along with it. */
  readonly takes: number;
  readonly attacks: readonly Extract<Gain, { gain: 'attack' }>[];
  readonly blocks: readonly Extract<Gain, { gain: 'block' }>[];
  readonly mana: readonly Color[];
  readonly wants: Counts;
  readonly makes: Counts;
  /** How many crystals it gives. */
  readonly crystals: number;
  readonly discards: number;
  /** The cost of using it, besides mana and discarded cards. */
  readonly price: number;
}

/** All arms, by the index of their owner: cards first, then Units, then Skills. */
export interface Arsenal {
  readonly owners: readonly (readonly Arm[])[];
  /** The same with arms that are no weapons. */
  readonly lists: readonly (readonly Arm[])[];
  /** Whether the owner is identical to the previous one. */
  readonly alike: readonly boolean[];
  /** Arms that only make mana. */
  readonly makers: readonly Arm[];
  /** Arms that give nothing the fight needs, but Fame or Reputation worth more than they cost. */
  readonly treats: readonly Arm[];
  /** Arms that only give crystals, which make up for those used. */
  readonly menders: readonly Arm[];
  /** The most each owner can be worth beside the fight. */
  readonly sweetness: readonly number[];
  /** The most crystals that can be gained; they make up for crystals used. */
  readonly crystals: number;
  readonly cards: readonly Name[];
  readonly cardBits: number;
  /** The bit of each Unit by its id. */
  readonly unitBits: ReadonlyMap<string, number>;
  /** Uses that cannot be put in numbers. */
  readonly specials: readonly Use[];
  /** Uses of which only a part can be put in numbers, in words. */
  readonly doubtful: readonly string[];
  /**
   * Whether there are other options the numbers ignore: cards to draw, Skills that pay mana, lasting effects.
   */
  readonly isOpen: boolean;
}

/** The arms of each owner, and what follows from them. */
type Armory = Pick<Arsenal, 'owners' | 'makers' | 'treats' | 'menders' | 'sweetness'>;

function armoryOf(lists: readonly (readonly Arm[])[], aim: Aim): Armory {
  return {
    owners: lists.map(list => list.filter(isWeapon)),
    makers: lists.flat().filter(arm => !isWeapon(arm) && arm.makes !== NONE),
    treats: lists.flat().filter(arm => !isWeapon(arm) && arm.price < 0),
    menders: lists.flatMap(list => mendersIn(list, aim)),
    sweetness: lists.map(list => Math.max(0, ...list.map(({ price }) => -price))),
  };
}

interface Owner {
  readonly name: Name;
  readonly bit: number;
}

/** What a seat can fight with. */
export function arsenalOf(q: Query, uses: readonly Use[], aim: Aim): Arsenal {
  const cards = q.me.hand.filter(card => card !== WOUND).sort();
  const units = q.me.units.filter(isReady);
  const skills = q.me.skills.filter(({ used }) => !used).map(({ skill }) => skill);
  const names = [...cards, ...units.map(({ unit }) => unit), ...skills];
  const owners = names.map((name, i): Owner => ({ name, bit: 1 << i }));
  const lists: Arm[][] = owners.map(() => []);
  const specials: Use[] = [];
  const doubtful: string[] = [];
  let drawsCards = false;
  let crystals = 0;
  const converts = uses.some(use => limitOfUse(use).converts || limitOfUse(use).wards) || q.s.modifiers.length > 0;
  for (const use of uses) {
    const { act } = use.choice;
    const isUnit = act.act === 'use';
    const name = ownerOf(use);
    if (name === WOUND) continue;
    if (use.yields !== null && isMore(limitOfUse(use))) specials.push(use);
    else if (use.yields?.some(({ doesMore }) => doesMore)) specials.push(use);
    if (use.yields?.some(({ doesMore }) => doesMore)) {
      doubtful.push(...use.yields.map(({ answers }) => wordOf(use.choice.key, answers)));
    }
    if (use.yields === null) {
      const isIdle = isPointless(use) || (!converts && use.printed !== null && isPeaceful(use.printed));
      if (!isIdle) specials.push(use);
      continue;
    }
    if (use.yields.some(({ gains }) => gains.some(({ gain }) => gain === 'cards'))) drawsCards = q.me.deck.length > 0;
    const gained = Math.max(0, ...use.yields.map(({ gains }) => gains.filter(({ gain }) => gain === 'crystal').length));
    const price = isUnit ? aim.unitUsed : act.act === 'skill' ? 0 : aim.card + (aim.keep === name ? aim.kept : 0);
    for (const [i, owner] of owners.entries()) {
      if (owner.name !== name) continue;
      crystals += gained;
      for (const one of use.yields)
        lists[i]?.push(...armsOf(use.choice.key, one, owner, owners, cards.length, price, aim));
    }
  }
  const cardBits = (1 << cards.length) - 1;
  return {
    ...armoryOf(lists, aim),
    lists,
    alike: names.map((name, i) => i > 0 && names[i - 1] === name && i !== cards.length),
    crystals,
    cards,
    cardBits,
    unitBits: new Map(units.map(({ id }, i) => [String(id), 1 << (cards.length + i)])),
    specials,
    doubtful,
    isOpen:
      drawsCards ||
      skills.some(skill => SKILLS.get(skill).pays !== undefined || SKILLS.get(skill).raisesUnit !== undefined) ||
      q.s.modifiers.some(m => m.seat === q.seat && isTelling(MODIFIERS.get(m.mod))),
  };
}

/** The same without uses that the rules have refused, in words. */
export function without(arsenal: Arsenal, refused: ReadonlySet<string>, aim: Aim): Arsenal {
  if (refused.size === 0) return arsenal;
  const lists = arsenal.lists.map(list => list.filter(({ key, answers }) => !refused.has(wordOf(key, answers))));
  return { ...arsenal, ...armoryOf(lists, aim), lists };
}

/** The same arms if the hand is lost anyway: then cards cost nothing. */
export function withHandLost(arsenal: Arsenal, aim: Aim): Arsenal {
  const cardsIn = (bits: number): number => arsenal.cards.filter((_, i) => (bits & (1 << i)) !== 0).length;
  const lists = arsenal.lists.map(list =>
    list.map((arm): Arm => ({ ...arm, price: arm.price - aim.card * cardsIn(arm.takes) })),
  );
  return { ...arsenal, ...armoryOf(lists, aim), lists };
}

const isWeapon = ({ attacks, blocks }: Arm): boolean => attacks.length + blocks.length > 0;

/** Of the arms of an owner that only give crystals, one for each cost: which color is gained makes no difference. */
function mendersIn(list: readonly Arm[], aim: Aim): Arm[] {
  const found = list.filter(arm => !isWeapon(arm) && arm.price < aim.crystal * arm.crystals);
  const costs = found.map(({ takes, wants, discards, price }) => [takes, wants, discards, price].join(' '));
  return found.filter((_, i) => costs.indexOf(costs[i] as string) === i).sort((a, b) => a.price - b.price);
}

/** The card, Unit or Skill that is used. */
export const ownerOf = ({ choice: { act } }: Use): Name =>
  act.act === 'use' ? act.unit : act.act === 'skill' ? act.skill : 'card' in act ? act.card : '';

/** A use in words. */
export const wordOf = (key: string, answers: readonly string[]): string => [key, ...answers].join(' / ');

/** Whether a lasting effect changes what is gained or offers something itself. */
const isTelling = ({ gain, sideways, offers, allowsPayment }: ReturnType<(typeof MODIFIERS)['get']>): boolean =>
  (gain ?? sideways ?? offers ?? allowsPayment) !== undefined;

/** Whether a use gives nothing a fight needs: movement, influence, healing. */
const isPointless = ({ choice: { act } }: Use): boolean =>
  act.act === 'sideways' && (act.as === 'move' || act.as === 'influence');

function armsOf(
  key: string,
  one: Yield,
  owner: Owner,
  owners: readonly Owner[],
  cards: number,
  price: number,
  aim: Aim,
): Arm[] {
  const { gains, mana, discards, answers } = one;
  if (gains.some(({ gain }) => gain === 'cards')) return [];
  let takes = owner.bit;
  let cost = price;
  for (const card of one.cards) {
    // A Wound that is played is out of the hand.
    cost += card === WOUND ? -aim.wound : aim.card;
    if (card === WOUND) continue;
    const other = owners.findIndex(({ name, bit }, i) => i < cards && name === card && (takes & bit) === 0);
    if (other < 0) return [];
    takes |= 1 << other;
  }
  const attacks = gains.filter(gain => gain.gain === 'attack');
  const blocks = gains.filter(gain => gain.gain === 'block');
  const made = gains.flatMap(gain => (gain.gain === 'mana' || gain.gain === 'crystal' ? [gain.color] : []));
  for (const gain of gains) {
    if (gain.gain === 'wounds') cost += aim.wound * gain.n;
    else if (gain.gain === 'unit-wounds') cost += aim.unitWounded * UNITS.get(owner.name).level * gain.n;
    else if (gain.gain === 'fame') cost -= aim.fame * gain.n;
    else if (gain.gain === 'reputation') cost -= aim.reputation * gain.n;
  }
  const dice = (kind: 'dice-allowed' | 'dice-taken') =>
    gains.reduce((n, gain) => n + (gain.gain === kind ? gain.n : 0), 0);
  const makes = countsOf(made) + countsOfDice(dice('dice-allowed'), dice('dice-taken'));
  if (attacks.length + blocks.length === 0 && makes === NONE && cost >= 0) return [];
  const crystals = gains.filter(({ gain }) => gain === 'crystal').length;
  const wants = countsOf(mana);
  return [{ key, answers, takes, attacks, blocks, mana, wants, makes, crystals, discards, price: cost }];
}
