import type { Effect } from '../core/effect.ts';
import type { Foe } from './combat.ts';
import { TOKEN_COLORS } from './map.ts';
import { type Name, WOUND } from './names.ts';
import type { Player } from './player.ts';
import type { State } from './state.ts';

/* Counts everything in the box, wherever it is. Random games and searches use it to check that nothing gets lost. */

const KINDS = ['card', 'unit', 'token', 'tile', 'skill'] as const;
type Kind = (typeof KINDS)[number];

/** How many there are of each thing, by kind and name. */
export type Inventory = Readonly<Record<Kind, ReadonlyMap<Name, number>>>;

/** Everything in a game, wherever it is. Wounds come from an unlimited pile and are not counted (GAM-10). */
export const inventoryOf = (s: State): Inventory => ({
  card: count(cardsIn(s).filter(card => card !== WOUND)),
  unit: count(unitsIn(s)),
  token: count(tokensIn(s)),
  tile: count([...s.map.map(({ tile }) => tile), ...s.tileStack, ...s.tilesLeft]),
  skill: count(skillsIn(s)),
});

/** Describes the first thing whose count differs from the box; null if nothing was lost or added. */
export function lostOrAdded(found: Inventory, box: Inventory): string | null {
  for (const kind of KINDS) {
    for (const [name, then] of box[kind]) {
      const now = found[kind].get(name) ?? 0;
      if (now !== then) return `the ${kind} '${name}' is there ${now} times, not ${then}`;
    }
    for (const [name, now] of found[kind]) {
      if (!box[kind].has(name)) return `the ${kind} '${name}' is there ${now} times, not 0`;
    }
  }
  return null;
}

/** The dice of the Source, wherever they are. */
export const diceIn = (s: State): number =>
  s.source.length +
  s.modifiers.filter(({ mod }) => mod === 'claimed-die').length +
  s.players.reduce((n, { dice, tacticDie }) => n + dice.length + (tacticDie === null ? 0 : 1), 0);

/** All cards of one player, wherever they are. */
export const cardsOf = (player: Player): Name[] => [
  ...player.hand,
  ...player.deck,
  ...player.discard,
  ...player.played.map(({ card }) => card),
  ...player.tacticCards,
  ...player.aside,
  ...player.drafted,
  ...player.banners.map(({ banner }) => banner),
];

const cardsIn = (s: State): Name[] => [
  ...s.players.flatMap(cardsOf),
  ...(s.dummy ? [...s.dummy.deck, ...s.dummy.discard] : []),
  ...s.monasteryOffer,
  ...s.advancedOffer,
  ...s.spellOffer,
  ...s.advancedDeck,
  ...s.spellDeck,
  ...s.artifactDeck,
  ...s.removed,
  // Artifacts that were won, while their owner chooses.
  ...onTheTable(s, 'drawn'),
];

const unitsIn = (s: State): Name[] => [
  ...s.players.flatMap(player => player.units.map(({ unit }) => unit)),
  ...s.unitOffer,
  ...s.regularDeck,
  ...s.eliteDeck,
  ...s.unitsGone,
  ...onTheTable(s, 'hired'),
];

const tokensIn = (s: State): Name[] => [
  ...s.tokens.map(({ name }) => name),
  ...TOKEN_COLORS.flatMap(color => [...s.piles[color].draw, ...s.piles[color].discard]),
  ...(s.combat?.foes ?? []).filter(isInNoPile).map(({ enemy }) => enemy),
];

/**
 * An enemy drawn for a combat is in no pile and not on the map until it is defeated; a summoned one, until its attack
 * is over.
 */
const isInNoPile = ({ role, defeated, summoner, attacks }: Foe): boolean =>
  role === 'drawn' && !defeated && (summoner === null || attacks.includes('coming'));

const skillsIn = (s: State): Name[] => [
  ...s.players.flatMap(player => [...player.skills.map(({ skill }) => skill), ...player.skillPile]),
  ...s.skillOffer,
  ...(s.dummy?.skillPile ?? []),
  // Two Skills are turned face up while their owner chooses.
  ...onTheTable(s, 'shown'),
];

/** The names held by effects that are still to be resolved. */
const onTheTable = (s: State, where: 'drawn' | 'shown' | 'hired'): readonly Name[] =>
  [...s.stack, ...(s.finishing?.stack ?? [])].flatMap(
    ({ effect }) => (effect as Effect & Partial<Record<typeof where, Name[]>>)[where] ?? [],
  );

function count(names: readonly Name[]): ReadonlyMap<Name, number> {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
