import {
  CARDS,
  type Color,
  type Effect,
  isOfKind,
  isReady,
  keyOf,
  type Name,
  type Query,
  sidewaysValue,
  UNITS,
  useOf,
  usesOfCard,
} from '@deedbook/engine';
import { playable } from './hand.ts';
import { type Purse, purseOf, setAside } from './mana.ts';
import { byWorth, worthOfCard } from './worth.ts';
import { plainYield, type Yield, yieldsOf } from './yields.ts';

/** One way to use a card or Unit: the answer, what it gives, and what it costs. */
export interface Use {
  readonly key: string;
  readonly gives: Yield;
  readonly n: number;
  readonly mana: readonly Color[];
  /** The bits of the card or Unit, and of the card played through it. */
  readonly takes: number;
  /** The card played through this one. */
  readonly with: Name | null;
  /** The cost in cards, mana and harm. */
  readonly price: number;
}

/** Everything a seat could still use this turn, and what of it is reserved. */
export interface Pool {
  /** The uses of each non-Wound card, then of each Unit. The index of a list is the bit of its owner. */
  readonly owners: readonly (readonly Use[])[];
  /** Whether the owner is identical to the previous one. */
  readonly alike: readonly boolean[];
  readonly cards: readonly Name[];
  readonly purse: Purse;
  /** The bits of owners and mana already reserved. */
  readonly taken: number;
  readonly spent: number;
}

/** A use of a card or Unit ability, without the copy it belongs to. */
interface Printed {
  readonly key: string;
  readonly gives: Yield;
  readonly mana: readonly Color[];
  readonly price: number;
}

const CARD_PRICE = 1;
const UNIT_PRICE = 0.5;
const MANA_PRICE = 0.3;
const EATEN_PRICE = 0.9;
const FREE: readonly Color[] = [];

const printed = (key: string, effect: Effect, mana: readonly Color[], base: number): Printed[] =>
  yieldsOf(effect).map(gives => ({
    key,
    gives,
    mana,
    price: base + MANA_PRICE * mana.length + EATEN_PRICE * gives.eats + gives.harm,
  }));

const ofCards = new Map<Name, readonly Printed[]>();

/** What a card gives by its own effects. */
function printedOn(name: Name): readonly Printed[] {
  let found = ofCards.get(name);
  if (!found) {
    const card = CARDS.get(name);
    // The strong effect of an Artifact throws it away.
    const strong = CARD_PRICE + (card.kind === 'artifact' ? 2 : 0);
    found = usesOfCard(name).flatMap(use => {
      const effect = use.as === 'sideways' ? null : card[use.as];
      if (use.as === 'sideways' || effect === null) return [];
      return printed(use.choice.key, effect, use.mana, use.as === 'powered' ? strong : CARD_PRICE);
    });
    ofCards.set(name, found);
  }
  return found;
}

/** What a card gives if played sideways now. */
function sidewaysUses(q: Query, name: Name): Printed[] {
  const n = sidewaysValue(q, name);
  const price = CARD_PRICE + 0.1 * worthOfCard(name);
  return usesOfCard(name).flatMap(use =>
    use.as === 'sideways' ? [{ key: use.choice.key, gives: plainYield(use.points, n), mana: FREE, price }] : [],
  );
}

const ofUnits = new Map<Name, readonly Printed[]>();

/** The uses of a Unit's abilities. */
function usesOfUnit(name: Name): readonly Printed[] {
  let found = ofUnits.get(name);
  if (!found) {
    found = UNITS.get(name).abilities.flatMap(({ mana, effect }, i) =>
      printed(keyOf(useOf(name, i)), effect, mana === null ? FREE : [mana], UNIT_PRICE),
    );
    ofUnits.set(name, found);
  }
  return found;
}

const bound = (use: Printed, takes: number, more = 0, partner: Name | null = null): Use => ({
  key: use.key,
  gives: use.gives,
  n: use.gives.n + more,
  mana: use.mana,
  takes,
  with: partner,
  price: use.price,
});

/** Another Action card played through this one: powered, free and raised. */
function usesThrough(name: Name, at: number, cards: readonly Name[]): Use[] {
  const { powered, color } = CARDS.get(name);
  if (powered === null || color === null || !isOfKind(powered, 'empower')) return [];
  const { bonus } = powered;
  return cards.flatMap((other, i) => {
    const card = CARDS.get(other);
    if (i === at || !card.powered || (card.kind !== 'basic-action' && card.kind !== 'advanced-action')) return [];
    return printed(`power ${name}`, card.powered, [color], 2 * CARD_PRICE).map(use => {
      const raised = use.gives.kind !== 'heal' && use.gives.kind !== 'draw' && use.gives.kind !== 'crystal';
      return bound(use, (1 << at) | (1 << i), raised ? bonus : 0, other);
    });
  });
}

/** What a seat can use. Underground, Units cannot help and night rules apply. */
export function poolOf(q: Query, place: { readonly units?: boolean; readonly underground?: boolean } = {}): Pool {
  // Best first, because discards are taken from the end.
  const cards = byWorth(playable(q.me.hand), worthOfCard).reverse();
  const units = place.units === false ? [] : q.me.units.filter(isReady);
  const owners = cards.map((card, i): Use[] => [
    ...[...printedOn(card), ...sidewaysUses(q, card)].map(use => bound(use, 1 << i)),
    ...usesThrough(card, i, cards),
  ]);
  for (const { unit } of units) {
    const bit = 1 << owners.length;
    owners.push(usesOfUnit(unit).map(use => bound(use, bit)));
  }
  const names = [...cards, ...units.map(({ unit }) => unit)];
  return {
    owners,
    alike: names.map((name, i) => i > 0 && i !== cards.length && names[i - 1] === name),
    cards,
    purse: purseOf(q, place.underground),
    taken: 0,
    spent: 0,
  };
}

/** The bits of all cards, without Units. */
export const cardBits = ({ cards }: Pool): number => (1 << cards.length) - 1;

/** The pool without what these uses take. Some of the cards may have been played since. */
export function keeping(pool: Pool, uses: readonly Use[]): Pool {
  let { taken, spent } = pool;
  for (const { key, with: partner, mana } of uses) {
    const found = pool.owners.flat().find(use => use.key === key && use.with === partner && (use.takes & taken) === 0);
    if (!found) continue;
    taken |= found.takes;
    const paid = setAside(pool.purse, mana, spent);
    if (paid >= 0) spent = paid;
  }
  return { ...pool, taken, spent };
}
