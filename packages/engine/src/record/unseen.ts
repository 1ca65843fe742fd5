import type { Seat } from '../core/effect.ts';
import type { Stream } from '../core/random.ts';
import { inSets, SKILLS, TILES } from '../rules/catalogue.ts';
import { without } from '../rules/query.ts';
import { newGame, startingCards } from '../rules/setup/setup.ts';
import { type MapToken, type Pile, TOKEN_COLORS, type TokenColor } from '../state/map.ts';
import { CORE_BACK, type Name, WOUND } from '../state/names.ts';
import type { Dummy, Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view.ts';

/* What a view cannot see, made up from the contents of the box less what can be seen. */

/** All of these names but those seen, each as often as it is there. */
const minus = (all: readonly Name[], seen: readonly Name[]): readonly Name[] => seen.reduce(without<Name>, all);

/** A position that looks like the view, with nothing on its stack. */
export function filledIn(view: View, seat: Seat, stream: Stream): State {
  const { seat: _seat, ownDeck: _ownDeck, finishing: _finishing, ...shown } = view;
  const { scenario, ...options } = view.options;
  const box = newGame({ scenario, options, heroes: view.players.map(({ hero }) => hero), seed: 'box' });
  return {
    ...shown,
    stack: [],
    finishing: null,
    random: box.random,
    ...tokensIn(view, box, stream),
    ...tilesIn(view, box),
    ...unitsIn(view, box),
    ...cardsIn(view, seat, box, stream),
  };
}

/** Cards lying open, and those the seat holds. */
const cardsOf = ({ hand, discard, played, aside, banners, drafted }: Player): Name[] => [
  ...hand,
  ...discard,
  ...played.map(({ card }) => card),
  ...aside,
  ...banners.map(({ banner }) => banner),
  ...drafted,
];

/**
 * Deed cards. Those that are neither seen nor in their decks are with the other players, whose other cards are those
 * they started with and Wounds.
 */
function cardsIn(view: View, seat: Seat, box: State, stream: Stream) {
  const seen = [
    ...view.players.flatMap(cardsOf),
    ...view.ownDeck,
    ...(view.dummy?.discard ?? []),
    ...view.advancedOffer,
    ...view.monasteryOffer,
    ...view.spellOffer,
    ...view.removed,
  ];
  const unseen = (deck: readonly Name[]): Name[] => stream.shuffled(minus(deck, seen));
  const [advanced, spells, artifacts] = [unseen(box.advancedDeck), unseen(box.spellDeck), unseen(box.artifactDeck)];
  const advancedDeck = advanced.splice(0, view.advancedDeck.length);
  const spellDeck = spells.splice(0, view.spellDeck.length);
  const artifactDeck = artifacts.splice(0, view.artifactDeck.length);
  const drafts = view.players.map((player, i) =>
    i === seat ? player.drafted : advanced.splice(0, player.drafted.length),
  );
  const dummy = view.dummy && dummyIn(view, view.dummy, advanced, stream);
  const gained = stream.shuffled([...advanced, ...spells, ...artifacts]);
  const players = view.players.map((player, i): Player => {
    const cards = i === seat ? stream.shuffled(view.ownDeck) : strangersCards(view, player, gained, stream);
    return {
      ...player,
      hand: i === seat ? player.hand : cards.splice(0, player.hand.length),
      deck: cards.splice(0, player.deck.length),
      tacticCards: cards.splice(0, player.tacticCards.length),
      drafted: drafts[i] as readonly Name[],
      skillPile: skillsLeft(view, player.hero, player.skillPile.length, stream),
    };
  });
  return { players, dummy, advancedDeck, spellDeck, artifactDeck };
}

/** What another player may hold and have in the deck, shuffled; what was gained is taken from the list. */
function strangersCards(view: View, player: Player, gained: Name[], stream: Stream): Name[] {
  const { hero, hand, deck, tacticCards } = player;
  const count = hand.length + deck.length + tacticCards.length;
  const started = minus(startingCards(hero, view.options.sets), [...cardsOf(player), ...view.removed]);
  const cards = stream.shuffled(started).slice(0, count);
  cards.push(...gained.splice(0, count - cards.length));
  while (cards.length < count) cards.push(WOUND);
  return stream.shuffled(cards);
}

/** DUM-08: besides its hero's cards, the dummy player has Advanced Actions, which are taken from the list. */
function dummyIn(view: View, dummy: Dummy, advanced: Name[], stream: Stream): Dummy {
  const count = dummy.deck.length;
  const deck = stream.shuffled(minus(startingCards(dummy.hero, view.options.sets), dummy.discard)).slice(0, count);
  deck.push(...advanced.splice(0, count - deck.length));
  const skillPile = skillsLeft(view, dummy.hero, dummy.skillPile.length, stream);
  return { ...dummy, deck: stream.shuffled(deck), skillPile };
}

/** This many of a hero's Skills that no one has. */
function skillsLeft(view: View, hero: Name, count: number, stream: Stream): Name[] {
  const seen = [...view.players.flatMap(({ skills }) => skills.map(({ skill }) => skill)), ...view.skillOffer];
  const left = inSets(SKILLS, view.options.sets).filter(id => SKILLS.get(id).hero === hero && !seen.includes(id));
  // SET-27: if one of them is out of the game, it is the competitive one.
  const usual = stream.shuffled(left).sort((a, b) => Number(isCompetitive(a)) - Number(isCompetitive(b)));
  return stream.shuffled(usual.slice(0, count));
}

const isCompetitive = (skill: Name): boolean => SKILLS.get(skill).mode === 'competitive';

function unitsIn(view: View, box: State): Pick<State, 'regularDeck' | 'eliteDeck'> {
  const led = view.players.flatMap(({ units }) => units.map(({ unit }) => unit));
  const seen = [...view.unitOffer, ...view.unitsGone, ...led];
  return {
    regularDeck: minus(box.regularDeck, seen).slice(0, view.regularDeck.length),
    eliteDeck: minus(box.eliteDeck, seen).slice(0, view.eliteDeck.length),
  };
}

/** Enemies drawn for the combat have no token on the map. */
const drawnFoes = ({ combat }: View): Name[] =>
  (combat?.foes ?? [])
    .filter(
      ({ hex, defeated, summoner, attacks }) =>
        hex === null && !defeated && (summoner === null || attacks.includes('coming')),
    )
    .map(({ enemy }) => enemy);

function tokensIn(view: View, box: State, stream: Stream): Pick<State, 'tokens' | 'piles'> {
  const up = view.tokens.flatMap(token => (token.up ? [token.name] : []));
  const pools = new Map<TokenColor, Name[]>();
  for (const color of TOKEN_COLORS) {
    const seen = [...up, ...view.piles[color].discard, ...drawnFoes(view)];
    pools.set(color, stream.shuffled(minus(box.piles[color].draw, seen)));
  }
  const take = (color: TokenColor): Name => pools.get(color)?.pop() as Name;
  const tokens = view.tokens.map((token): MapToken => (token.up ? token : { ...token, name: take(token.color) }));
  const piles = TOKEN_COLORS.map((color): [string, Pile] => [
    color,
    { ...view.piles[color], draw: view.piles[color].draw.map(() => take(color)) },
  ]);
  return { tokens, piles: Object.fromEntries(piles) as State['piles'] };
}

/** Tiles with these backs; the number of cities among them is that of the scenario. */
function tilesIn(view: View, box: State): Pick<State, 'tileStack' | 'tilesLeft'> {
  const laid = view.map.map(({ tile }) => tile);
  const all = minus([...inSets(TILES, view.options.sets), ...box.tilesLeft, ...box.tileStack], laid);
  // A tile of the box's own stack is the best guess: a scenario may sort it.
  const unseen = [...new Set([...all].reverse())].reverse().filter(tile => !laid.includes(tile));
  const isCity = (tile: Name) => TILES.get(tile).city !== null;
  const cities = box.tileStack.filter(isCity).length - laid.filter(isCity).length;
  const countryside = unseen.filter(tile => TILES.get(tile).kind === 'countryside');
  const core = unseen.filter(tile => TILES.get(tile).kind === 'core');
  const plain = core.filter(tile => !isCity(tile));
  const towns = core.filter(isCity).slice(-Math.max(0, cities));
  const inStack =
    cities > 0 ? [...plain.splice(0, view.tileStack.filter(isCore).length - towns.length), ...towns] : plain;
  const fill = (backs: readonly Name[], from: Name[]) =>
    backs
      .toReversed()
      .map(back => (isCore(back) ? from : countryside).pop() as Name)
      .reverse();
  return { tileStack: fill(view.tileStack, inStack), tilesLeft: fill(view.tilesLeft, plain) };
}

const isCore = (back: Name): boolean => back === CORE_BACK;
