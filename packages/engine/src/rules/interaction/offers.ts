import type { Name } from '../../state/names.ts';
import { TILES, UNITS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { groundOf, isConquered } from '../map/ground.ts';
import { type Seen, without } from '../query.ts';
import { added } from '../scenarios/scenarios.ts';

/* Offers are lists from bottom to top. Decks are lists with the next card last, so "under the deck" is the front. */

/** The two card offers, with their fields and decks in the position. */
const PLACES = {
  'advanced-actions': { offer: 'advancedOffer', deck: 'advancedDeck' },
  spells: { offer: 'spellOffer', deck: 'spellDeck' },
} as const;
type CardOffer = keyof typeof PLACES;

const SMALL_OFFER = 3;

/** Fills the Advanced Action and Spell offers for the first time (SET-08, SET-09). */
export function layOutOffers(g: Game): void {
  for (let i = 0; i < SMALL_OFFER; i++) {
    refill(g, 'advanced-actions');
    refill(g, 'spells');
  }
}

/** Adds a new card to the top of an offer (CRD-15). This is a reveal. */
function refill(g: Game, what: CardOffer): void {
  const { s } = g;
  const { offer, deck } = PLACES[what];
  const card = s[deck].at(-1);
  if (card === undefined) return;
  s[deck] = s[deck].slice(0, -1);
  s[offer] = [...s[offer], card];
  g.reveal();
  g.tell({ news: 'offer-changed', offer: what, cards: s[offer] });
}

/** Takes a card from an offer, which is refilled at once (CRD-15). */
export function takeFromOffer(g: Game, what: CardOffer, card: Name): void {
  const { offer } = PLACES[what];
  g.s[offer] = without(g.s[offer], card);
  refill(g, what);
}

/**
 * Removes the bottom card of an offer and adds a new one at the top (RND-PREP-06, RND-PREP-07). The card goes under its
 * deck unless taken; returns it.
 */
export function ageOffer(g: Game, what: CardOffer, isTaken: boolean): Name | null {
  const { offer, deck } = PLACES[what];
  const [card, ...rest] = g.s[offer];
  g.s[offer] = rest;
  if (card !== undefined && !isTaken) g.s[deck] = [card, ...g.s[deck]];
  refill(g, what);
  return card ?? null;
}

/** Adds an Advanced Action per monastery to the Unit offer (SIT-MON-01, RND-PREP-05). */
export function addMonasteryCards(g: Game, monasteries: number): void {
  const { s } = g;
  const cards = s.advancedDeck.slice(-monasteries).reverse();
  if (monasteries <= 0 || cards.length === 0) return;
  s.advancedDeck = s.advancedDeck.slice(0, -cards.length);
  s.monasteryOffer = [...s.monasteryOffer, ...cards];
  g.reveal();
  g.tell({ news: 'offer-changed', offer: 'monastery', cards: s.monasteryOffer });
}

/** The number of Units in the offer: players + 2 (SET-12). */
const unitOfferSize = ({ s }: Game): number => s.players.length + 2 + added(s, 'moreUnits');

/** Deals a Unit offer: Regular Units; once a core tile is revealed, Elite and Regular Units alternate (RND-PREP-04). */
export function dealUnits(g: Game): void {
  const { s } = g;
  const { dealsElites = isCoreRevealed } = g.scenario;
  const elites = dealsElites(s);
  for (let i = 0; i < unitOfferSize(g); i++) {
    const unit = elites && i % 2 === 0 ? takeElite(g) : takeRegular(g);
    if (unit !== null) s.unitOffer = [...s.unitOffer, unit];
  }
  g.reveal();
  g.tell({ news: 'offer-changed', offer: 'units', cards: s.unitOffer });
}

const isCoreRevealed = ({ map }: Seen): boolean => map.some(({ tile }) => TILES.get(tile).kind === 'core');

function takeRegular(g: Game): Name | null {
  const unit = g.s.regularDeck.at(-1) ?? null;
  g.s.regularDeck = g.s.regularDeck.slice(0, -1);
  return unit;
}

function takeElite(g: Game): Name | null {
  const unit = g.s.eliteDeck.at(-1) ?? null;
  g.s.eliteDeck = g.s.eliteDeck.slice(0, -1);
  return unit;
}

/** Adds an extra Elite Unit to the offer (CTY-15). This is a reveal. */
export function addElite(g: Game): void {
  const unit = takeElite(g);
  if (unit !== null) g.s.unitOffer = [...g.s.unitOffer, unit];
  g.reveal();
  g.tell({ news: 'offer-changed', offer: 'units', cards: g.s.unitOffer });
}

/** Adds extra Regular Units to the offer, for a Skill. */
export function addRegulars(g: Game, n: number): void {
  for (let i = 0; i < n; i++) {
    const unit = takeRegular(g);
    if (unit !== null) g.s.unitOffer = [...g.s.unitOffer, unit];
  }
  g.reveal();
  g.tell({ news: 'offer-changed', offer: 'units', cards: g.s.unitOffer });
}

/** Puts the Units and Advanced Actions left in the Unit offer under their decks (RND-PREP-03). */
export function clearUnitOffer(g: Game): void {
  const { s } = g;
  s.regularDeck = [...s.unitOffer.filter(unit => UNITS.get(unit).kind === 'regular'), ...s.regularDeck];
  s.eliteDeck = [...s.unitOffer.filter(unit => UNITS.get(unit).kind === 'elite'), ...s.eliteDeck];
  s.advancedDeck = [...s.monasteryOffer, ...s.advancedDeck];
  s.unitOffer = [];
  s.monasteryOffer = [];
}

/** Deals the first Unit offer, reshuffling until a village would have a Unit to recruit (SCN-FR-03). */
export function dealFirstUnits(g: Game): void {
  dealUnits(g);
  while (g.scenario.villageUnit && !g.s.unitOffer.some(unit => UNITS.get(unit).sites.includes('village'))) {
    clearUnitOffer(g);
    g.s.regularDeck = g.random('units', stream => stream.shuffled(g.s.regularDeck));
    dealUnits(g);
  }
}

/**
 * One Advanced Action for each monastery that is not burned. If cards are short, the Advanced Action offer has priority
 * (RND-PREP-05).
 */
export function supplyMonasteries(g: Game): void {
  const { s } = g;
  // Only the dummy player takes a card from the offer that must then be replaced from the deck (DUM-08, VAR-DKB-01).
  const left = s.advancedDeck.length - (s.dummy ? 1 : 0);
  const whole = [...groundOf(s.map).values()].filter(({ site, hex }) => site === 'monastery' && !isConquered(s, hex));
  addMonasteryCards(g, Math.min(whole.length, left));
}
