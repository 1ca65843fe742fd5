import { CARDS, type Effect, type Name, UNITS } from '@deedbook/engine';
import { type Kind, yieldsOf } from './yields.ts';

/* What things are worth to this bot, roughly in points of the final score. */

const OF_KIND: Readonly<Record<Kind, number>> = {
  move: 1,
  influence: 0.8,
  heal: 1.2,
  attack: 1,
  ranged: 1.4,
  siege: 1.6,
  block: 0.8,
  hold: 4,
  crystal: 1.2,
  draw: 1,
};

/** The best thing an effect can give. */
const worthOfEffect = (effect: Effect | null): number =>
  effect === null
    ? 0
    : Math.max(0.8, ...yieldsOf(effect).map(({ kind, n, eats, harm }) => OF_KIND[kind] * n - eats - harm));

const cards = new Map<Name, number>();

/** How good a card is to have: about 3 for most Basic Actions, 1 for one that can only be played sideways. */
export function worthOfCard(name: Name): number {
  let worth = cards.get(name);
  if (worth === undefined) {
    const { basic, powered, kind } = CARDS.get(name);
    worth = kind === 'wound' ? -2 : Math.max(1, 0.6 * worthOfEffect(basic) + 0.4 * worthOfEffect(powered));
    cards.set(name, worth);
  }
  return worth;
}

const units = new Map<Name, number>();

/** How good a Unit is to have: its level scores at the end, and it can be used once per Round. */
export function worthOfUnit(name: Name): number {
  let worth = units.get(name);
  if (worth === undefined) {
    const { level, armor, abilities } = UNITS.get(name);
    const best = Math.max(0, ...abilities.map(({ effect, mana }) => worthOfEffect(effect) - (mana ? 0.5 : 0)));
    worth = level + 0.5 * best + 0.2 * armor;
    units.set(name, worth);
  }
  return worth;
}

/** Sorts a list by worth, lowest first; ties by name. */
export const byWorth = (names: readonly Name[], worth: (name: Name) => number): Name[] =>
  [...names].sort((a, b) => worth(a) - worth(b) || (a < b ? -1 : 1));
