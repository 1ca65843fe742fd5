import type { Ask } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { both, choose, onTerrain } from '../../effects/combine.ts';
import { weakenEnemy } from '../../effects/enemies.ts';
import { fly } from '../../effects/flight.ts';
import { heal } from '../../effects/gain.ts';
import { spendOthers } from '../../effects/muster.ts';
import { readyUnit, readyUnits } from '../../effects/units.ts';
import { ask, option } from '../../protocol/choice.ts';
import { shuffleDeck } from '../../rules/cards/deeds.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { distinct, type Query, without } from '../../rules/query.ts';
import { is, many } from '../../rules/shapes.ts';
import type { Name } from '../../state/names.ts';
import { cardsOf } from './card-notation.ts';

const { competitiveSpell, spell } = cardsOf();

MODIFIERS.add({
  /** Raises the Hand limit for the next draw. */
  'higher-limit': {
    handLimit: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'add', n: m.n } : null),
    on: { 'draws-up': (g, m) => g.drop(m) },
  },
});

const CARDS_BACK = 2;
const FEW_DISCARDED = refuse('CRD-11');

/** Meditation, Trance: two cards from the discard pile go back to the deck, and the next hand is larger. */
const meditation = rule('meditation', { chosen: is.flag }, (q, e) =>
  e.chosen ? askCardsBack(q) : g => takeBack(g, shuffleDeck(g, g.me.discard).slice(0, CARDS_BACK), true),
);

/** Cards of a pile, not of the hand, which may hold cards with the same names. */
const cardOptions = (cards: readonly Name[]) =>
  distinct(cards).map(card => option({ act: 'pick-card', card }, card, 'offer'));

function* askCardsBack(q: Query): Ask<(g: Game) => void> {
  const cards: Name[] = [];
  let left = q.me.discard;
  while (cards.length < CARDS_BACK && left.length > 0) {
    const card = yield* ask(q.seat, 'card-back', cardOptions(left), { about: { card: q.card, chosen: [...cards] } });
    cards.push(card);
    left = without(left, card);
  }
  return g => takeBack(g, cards, false);
}

function takeBack(g: Game, cards: readonly Name[], random: boolean): void {
  g.modify('higher-limit', 'game', 2);
  if (cards.length < CARDS_BACK) g.tellLost(FEW_DISCARDED);
  if (cards.length === 0) return;
  if (random) {
    g.reveal();
    g.tell({ news: 'cards-picked', seat: g.seat, cards });
  }
  g.next(putOnDeck({ cards }));
}

/** Both cards go to the same end of the deck, in an order the player chooses. */
const putOnDeck = rule('put-on-deck', { cards: many(is.card) }, function* (q, { cards }): Ask<(g: Game) => void> {
  const about = { card: q.card, chosen: [...cards] };
  const end = yield* ask(q.seat, 'deck-end', ENDS, { about });
  const first = yield* ask(q.seat, 'deck-order', cardOptions(cards), { about: { card: q.card } });
  return g => {
    const { me } = g;
    const order = [...without(cards, first), first];
    me.discard = cards.reduce<readonly Name[]>(without, me.discard);
    me.deck = end === 'top' ? [...me.deck, ...order] : [...order, ...me.deck];
    g.tell({ news: 'cards-put-back', seat: g.seat, cards, end });
  };
});
const ENDS = (['top', 'bottom'] as const).map(end => option({ act: 'put-on-deck', end }, end));

/** It cannot tunnel under swamps and lakes. */
const TUNNEL = { costs: [0, 0, 0], avoids: ['swamp', 'lake'] };
const ANY_LEVEL = 4;

CARDS.add({
  tremor: spell(
    'green',
    ['combat'],
    choose(weakenEnemy('one', -3), weakenEnemy('all', -2)),
    choose(weakenEnemy('one', -3, -6), weakenEnemy('all', -2, -4)),
  ),
  'underground-travel': spell('green', ['movement'], fly(TUNNEL), fly({ ...TUNNEL, ends: 'assault' })),
  restoration: spell(
    'green',
    ['healing'],
    onTerrain('forest', heal(5), heal(3)),
    onTerrain('forest', both(heal(5), readyUnits(5)), both(heal(3), readyUnits(3))),
  ),
  meditation: spell('green', ['special'], meditation({ chosen: false }), meditation({ chosen: true })),
  'energy-flow': competitiveSpell(
    'green',
    ['healing'],
    both(readyUnit(ANY_LEVEL), spendOthers(2)),
    both(readyUnit(ANY_LEVEL, true), spendOthers(3)),
  ),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    meditation: typeof meditation;
  }
}
