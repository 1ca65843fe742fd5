import { CARDS, type Effect, type Name, UNITS } from '@deedbook/engine';
import { type Kind, yieldsOf } from './yields.ts';

/* What things are worth to this bot, in points of the final score, roughly. */

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

/** How gladly a card is held: about 3 for most Basic Actions, 1 for one that can only be played sideways. */
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

/** How gladly a Unit is had: its level counts at the end, and it serves once a Round. */
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

/** Those of a list in the order of what they are worth, the least first; equals in the order of their names. */
export const byWorth = (names: readonly Name[], worth: (name: Name) => number): Name[] =>
  [...names].sort((a, b) => worth(a) - worth(b) || (a < b ? -1 : 1));
