import type { Effect } from '../core/effect.ts';
import type { Foe } from './combat.ts';
import { TOKEN_COLORS } from './map.ts';
import { type Name, WOUND } from './names.ts';
import type { Player } from './player.ts';
import type { State } from './state.ts';

/*
 * Everything that is in the box, wherever it lies: what random games and searches count to see that nothing is lost.
 */

const KINDS = ['card', 'unit', 'token', 'tile', 'skill'] as const;
type Kind = (typeof KINDS)[number];

/** How many of each thing there are, by kind and name. */
export type Inventory = Readonly<Record<Kind, ReadonlyMap<Name, number>>>;

/** Everything in a game wherever it lies. Wounds come from an unlimited pile and are left out (GAM-10). */
export const inventoryOf = (s: State): Inventory => ({
  card: count(cardsIn(s).filter(card => card !== WOUND)),
  unit: count(unitsIn(s)),
  token: count(tokensIn(s)),
  tile: count([...s.map.map(({ tile }) => tile), ...s.tileStack, ...s.tilesLeft]),
  skill: count(skillsIn(s)),
});

/** The first thing of which there are more or fewer than in the box, in words; null if nothing is lost and nothing appeared. */
export function lostOrAdded(found: Inventory, box: Inventory): string | null {
  for (const kind of KINDS) {
    for (const name of new Set([...box[kind].keys(), ...found[kind].keys()])) {
      const [now, then] = [found[kind].get(name) ?? 0, box[kind].get(name) ?? 0];
      if (now !== then) return `the ${kind} '${name}' is there ${now} times, not ${then}`;
    }
  }
  return null;
}

/** The dice of the Source, wherever they are. */
export const diceIn = (s: State): number =>
  s.source.length +
  s.modifiers.filter(({ mod }) => mod === 'claimed-die').length +
  s.players.reduce((n, { dice, tacticDie }) => n + dice.length + (tacticDie === null ? 0 : 1), 0);

/** The cards of one player, wherever they lie. */
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
  // Artifacts that were won lie on the table while their owner chooses.
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

/** An enemy drawn for a combat is neither in a pile nor on the map until it is defeated; a summoned one until it is through. */
const isInNoPile = ({ role, defeated, summoner, attacks }: Foe): boolean =>
  role === 'drawn' && !defeated && (summoner === null || attacks.includes('coming'));

const skillsIn = (s: State): Name[] => [
  ...s.players.flatMap(player => [...player.skills.map(({ skill }) => skill), ...player.skillPile]),
  ...s.skillOffer,
  ...(s.dummy?.skillPile ?? []),
  // Two are turned up and lie on the table while their owner chooses.
  ...onTheTable(s, 'shown'),
];

/** Names that an effect which is still to be resolved holds. */
const onTheTable = (s: State, where: 'drawn' | 'shown' | 'hired'): readonly Name[] =>
  [...s.stack, ...(s.finishing?.stack ?? [])].flatMap(
    ({ effect }) => (effect as Effect & Partial<Record<typeof where, Name[]>>)[where] ?? [],
  );

function count(names: readonly Name[]): ReadonlyMap<Name, number> {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
