import { CARDS, ENEMIES, HEROES, RUINS, SKILLS, TACTICS, UNITS } from '../rules/catalogue.ts';
import { groundOf, isConquered } from '../rules/map/ground.ts';
import { without } from '../rules/query.ts';
import { diceInSource } from '../rules/round/round.ts';
import { added } from '../rules/scenarios/scenarios.ts';
import { startingCards } from '../rules/setup/setup.ts';
import { COLORS, type Color } from '../state/mana.ts';
import { TOKEN_COLORS } from '../state/map.ts';
import type { Name } from '../state/names.ts';
import { checkedColors, crystalsOf, dealDeck } from './heroes.ts';
import type { Stage } from './stage.ts';

const OFFERS = [
  ['unitOffer', UNITS],
  ['monasteryOffer', CARDS],
  ['advancedOffer', CARDS],
  ['spellOffer', CARDS],
] as const;

const DECKS = [
  ['advancedDeck', CARDS],
  ['spellDeck', CARDS],
  ['artifactDeck', CARDS],
  ['regularDeck', UNITS],
  ['eliteDeck', UNITS],
] as const;

const takeFrom = (stage: Stage, table: typeof CARDS | typeof UNITS, name: Name): void =>
  table === UNITS ? stage.takeUnit(name) : stage.takeCard(name);

/** Removes everything the scene places elsewhere from the decks and piles. */
export function takeNamed(stage: Stage): () => void {
  const { scene, s } = stage;
  for (const [offer, table] of OFFERS) {
    const names = stage.names([offer], scene[offer] ?? [], table);
    for (const name of names) takeFrom(stage, table, name);
    s[offer] = names;
  }
  s.skillOffer = stage.names(['skillOffer'], scene.skillOffer ?? [], SKILLS);
  for (const owner of [...s.players, ...(s.dummy ? [s.dummy] : [])]) {
    for (const skill of s.skillOffer) owner.skillPile = without(owner.skillPile, skill);
  }
  const onTop = DECKS.map(([deck, table]) => {
    const names = stage.names([deck], scene[deck] ?? [], table);
    for (const name of names) takeFrom(stage, table, name);
    return [deck, names] as const;
  });
  const tokens = TOKEN_COLORS.map(color => {
    const names = stage.names(['piles', color], scene.piles?.[color] ?? [], ENEMIES, RUINS);
    for (const name of names) stage.takeToken(name);
    return [color, names] as const;
  });
  // The named ones go on top after everything else has been dealt from below them.
  return () => {
    for (const [deck, names] of onTop) s[deck] = [...s[deck], ...names.toReversed()];
    for (const [color, names] of tokens) {
      const { draw, discard } = s.piles[color];
      s.piles = { ...s.piles, [color]: { draw: [...draw, ...names.toReversed()], discard } };
    }
  };
}

const SMALL_OFFER = 3;
const USUAL_DICE: readonly Color[] = ['red', 'blue', 'green', 'white', 'gold', 'black', 'red'];

/** Fills the offers that are not described, and the Source. */
export function fillOffers(stage: Stage): void {
  const { scene, s } = stage;
  const fill = (deck: 'advancedDeck' | 'spellDeck' | 'regularDeck', n: number) =>
    Array.from({ length: n }).flatMap(() => stage.deal(deck));
  if (!scene.advancedOffer) s.advancedOffer = fill('advancedDeck', SMALL_OFFER);
  if (!scene.spellOffer) s.spellOffer = fill('spellDeck', SMALL_OFFER);
  if (!scene.unitOffer) s.unitOffer = fill('regularDeck', s.players.length + 2 + added(s, 'moreUnits'));
  if (!scene.monasteryOffer) s.monasteryOffer = fill('advancedDeck', monasteries(stage));
  const held = s.players.flatMap(player => player.dice).length + s.players.filter(p => p.tacticDie !== null).length;
  s.source = scene.source
    ? checkedColors(stage, ['source'], scene.source, COLORS)
    : USUAL_DICE.slice(0, Math.max(0, diceInSource(s) - held));
}

const monasteries = ({ s }: Stage): number =>
  [...groundOf(s.map).values()].filter(({ site, hex }) => site === 'monastery' && !isConquered(s, hex)).length;

/** Sets up the dummy player of a solo game. */
export function placeDummy(stage: Stage): void {
  const { scene, s, problems } = stage;
  const { dummy } = s;
  if (!scene.dummy) return;
  if (!dummy) {
    problems.add(['dummy'], 'there is a dummy player only in a solo game: write `players: 1`', 'dummy');
    return;
  }
  const { hero, deck, discard, crystals, tactic, skillPile } = scene.dummy;
  if (hero !== undefined && hero !== dummy.hero && problems.isNamed(['dummy', 'hero'], hero, HEROES)) {
    const printed = HEROES.get(hero).dummyCrystals;
    dummy.hero = hero;
    dummy.deck = startingCards(hero);
    dummy.crystals = crystalsOf(stage, ['dummy', 'hero'], printed);
    dummy.skillPile = SKILLS.ids().filter(id => SKILLS.get(id).hero === hero && SKILLS.get(id).mode !== 'competitive');
  }
  let left: readonly Name[] = dummy.deck;
  const take = (cards: readonly Name[]) => {
    for (const card of cards) {
      if (left.includes(card)) left = without(left, card);
      else stage.takeCard(card);
    }
  };
  dummy.discard =
    discard === undefined ? [] : dealDeck(stage, ['dummy', 'discard'], discard, () => left, take, CARDS).toReversed();
  if (typeof discard === 'number') take(dummy.discard);
  dummy.deck = dealDeck(stage, ['dummy', 'deck'], deck, () => left, take, CARDS);
  if (crystals) dummy.crystals = crystalsOf(stage, ['dummy', 'crystals'], crystals);
  if (tactic !== undefined) problems.isNamed(['dummy', 'tactic'], tactic, TACTICS);
  const skills = () => dummy.skillPile;
  dummy.skillPile = dealDeck(
    stage,
    ['dummy', 'skillPile'],
    skillPile,
    skills,
    takeSkills => {
      for (const skill of takeSkills) dummy.skillPile = without(dummy.skillPile, skill);
    },
    SKILLS,
  );
}
