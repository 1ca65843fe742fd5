import { ENEMIES, levelOf, type Name, type Player, type TokenColor, UNITS, WOUND } from '@deedbook/engine';
import { type Threat, threatOf } from '../greedy/threats.ts';
import { worthInDeck } from './deck.ts';

/* How strong a hero is over several turns, and how much an enemy demands: rough numbers, for hands not drawn yet. */

const CARD = 2;
const UNIT_LEVEL = 1.2;
const CRYSTAL = 0.5;
const MOST_CRYSTALS = 4;

/** The points a hero can bring to bear in one fight, with an average hand. */
export function powerOf(me: Readonly<Player>): number {
  const cards = [...me.hand, ...me.deck, ...me.discard, ...me.played.map(({ card }) => card)];
  if (cards.length === 0) return 0;
  let [good, wounds] = [0, 0];
  for (const card of cards) {
    if (card === WOUND) wounds++;
    else good += Math.max(0, worthInDeck(card) - PLAIN);
  }
  const { red, blue, green, white } = me.crystals;
  let power = levelOf(me).handLimit * (CARD + good / cards.length) * (1 - wounds / cards.length);
  power += CRYSTAL * Math.min(MOST_CRYSTALS, red + blue + green + white);
  for (const { unit, wounds: hurt } of me.units) if (hurt === 0) power += UNIT_LEVEL * UNITS.get(unit).level;
  return power;
}

/** The worth of an ordinary card. */
const PLAIN = 3;

const BLOCKED = 0.6;
const FORTIFIED = 1.5;
const RESISTS_PHYSICAL = 0.6;
const RESISTS = 0.15;

function demandOf({ armor, resistances, blows, fortifications }: Threat): number {
  const hard = resistances.reduce((sum, each) => sum + (each === 'physical' ? RESISTS_PHYSICAL : RESISTS), 1);
  return armor * hard + FORTIFIED * fortifications + blockOf(blows);
}

const blockOf = (blows: Threat['blows']): number => BLOCKED * blows.reduce((sum, { block }) => sum + block, 0);

/** What an enemy demands to be blocked and beaten, the part of it for the block, and its Fame. */
export interface Demand {
  readonly points: number;
  readonly block: number;
  readonly fame: number;
}

const known = new Map<string, Demand>();

/** What an enemy demands, by name or, face down, by color: the average of all enemies of that color. */
export function demandFor(foe: Name | TokenColor, defends = false, cities: readonly Name[] = NOWHERE): Demand {
  const id = `${foe} ${defends} ${cities}`;
  let demand = known.get(id);
  if (!demand) {
    const names = ENEMIES.has(foe) ? [foe] : ENEMIES.ids().filter(name => ENEMIES.get(name).color === foe);
    const threats = names.map(name => threatOf(name, defends, cities));
    const mean = (of: (threat: Threat) => number) =>
      threats.reduce((sum, threat) => sum + of(threat), 0) / names.length;
    demand = { points: mean(demandOf), block: mean(({ blows }) => blockOf(blows)), fame: mean(({ fame }) => fame) };
    known.set(id, demand);
  }
  return demand;
}

const NOWHERE: readonly Name[] = [];

/** How much more power than needed makes winning likely. */
const MARGIN = 2.2;

/** The chance to win a fight that demands some points. */
export const chanceOf = (power: number, points: number): number => 1 / (1 + Math.exp((points - power) / MARGIN));
