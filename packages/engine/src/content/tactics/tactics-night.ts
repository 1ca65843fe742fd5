import { ifNone } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { shuffleDeck } from '../../rules/cards/deeds.ts';
import { draw } from '../../rules/cards/drawing.ts';
import { whyDieUsed } from '../../rules/cards/mana.ts';
import { rerollInSource } from '../../rules/cards/source.ts';
import { TACTICS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { distinct, type Query, without } from '../../rules/query.ts';
import { askCards, flipTactic } from '../../rules/round/tactics.ts';
import type { Color } from '../../state/mana.ts';
import { HIDDEN, type Name } from '../../state/names.ts';

const USED = refuse('RND-TAC-01');
const DECK_NOT_EMPTY = refuse('END-DRAW-03');

/** Long Night: once, if the deck is empty, three random cards of the discard pile become the deck. */
const longNight = rule('long-night', q => {
  if (q.me.tacticUsed) return USED;
  if (q.me.deck.length > 0 || q.me.discard.length === 0) return DECK_NOT_EMPTY;
  return g => {
    const shuffled = shuffleDeck(g, g.me.discard);
    g.me.deck = shuffled.slice(0, 3);
    g.me.discard = shuffled.slice(3);
    flipTactic(g);
    g.reveal();
    g.tell({ news: 'cards-shuffled-in', seat: g.seat, n: g.me.deck.length });
  };
});

const NO_DICE = refuse('SRC-01');

/** Mana Search: once per turn, before using a Source die, reroll one or two dice, gold ones first. */
const manaSearch = rule('mana-search', q => {
  if (q.turn.tacticUsed) return USED;
  return whyDieUsed(q) ?? (q.s.source.length === 0 ? NO_DICE : askSearch(q));
});

function* askSearch(q: Query) {
  const choices = (left: readonly Color[]): Option<Color | null>[] =>
    (left.includes('gold') ? (['gold'] as const) : distinct(left)).map(color =>
      option({ act: 'pick-die', color }, color),
    );
  const first = (yield* ask(q.seat, 'mana-search', choices(q.s.source))) as Color;
  const left = without(q.s.source, first);
  const second = yield* ask(q.seat, 'mana-search', [...choices(left), option({ act: 'done' }, null, null)], {
    about: { first },
  });
  return (g: Game) => {
    g.turn.tacticUsed = true;
    rerollInSource(g, second === null ? [first] : [first, second]);
  };
}

const NO_HAND = refuse('CRD-11');

/** Midnight Meditation: once, before a turn, shuffle up to five cards into the deck and draw as many. */
const midnightMeditation = rule('midnight-meditation', q => {
  if (q.me.tacticUsed) return USED;
  return q.me.hand.length === 0 ? NO_HAND : askMeditation(q);
});

function* askMeditation(q: Query) {
  const cards = yield* askCards(q, 'midnight-meditation', q.me.hand, 5);
  return (g: Game) => {
    const { me } = g;
    me.hand = cards.reduce<readonly Name[]>(without, me.hand);
    me.deck = shuffleDeck(g, [...me.deck, ...cards]);
    flipTactic(g);
    g.tell({ news: 'cards-shuffled-in', seat: g.seat, n: cards.length });
    draw(g, cards.length);
  };
}

/** Preparation: take any card from the deck into hand and shuffle the deck. */
const preparation = rule('preparation', function* (q: Query) {
  const card = yield* ask(
    q.seat,
    'preparation',
    // In alphabetical order, because the order of the deck is hidden. These are not cards in hand.
    distinct(q.me.deck)
      .sort()
      .map(card => option({ act: 'pick-card', card }, card, 'offer')),
  );
  return (g: Game) => {
    const { me } = g;
    me.deck = shuffleDeck(g, without(me.deck, card));
    me.hand = [...me.hand, card];
    g.reveal();
    g.tellApart(g.seat, { news: 'card-found', seat: g.seat, card }, { news: 'card-found', seat: g.seat, card: HIDDEN });
  };
});

const ONCE_A_TURN = refuse('TRN-01');

/** Sparing Power: before each of the player's turns, put a card under the Tactic unseen, or take all of them, once. */
const sparingPower = rule('sparing-power', q => {
  if (q.me.tacticUsed) return USED;
  return q.me.tacticPaused ? ONCE_A_TURN : askSparing(q);
});

function* askSparing(q: Query) {
  const options: Option<'spare' | 'take'>[] = [];
  if (q.me.deck.length > 0) options.push(option({ act: 'spare-card' }, 'spare'));
  if (q.me.tacticCards.length > 0) options.push(option({ act: 'take-spared' }, 'take'));
  const choice = yield* ask(q.seat, 'sparing-power', options, { always: true, refused: ifNone(NO_HAND) });
  return (g: Game) => {
    const { me } = g;
    me.tacticPaused = true;
    if (choice === 'spare') {
      me.tacticCards = [...me.tacticCards, me.deck.at(-1) as Name];
      me.deck = me.deck.slice(0, -1);
      g.tell({ news: 'card-set-aside', seat: g.seat });
      return;
    }
    const cards = me.tacticCards;
    me.hand = [...me.hand, ...cards];
    me.tacticCards = [];
    flipTactic(g);
    g.reveal();
    const hidden = cards.map(() => HIDDEN);
    g.tellApart(
      g.seat,
      { news: 'cards-drawn', seat: g.seat, cards },
      { news: 'cards-drawn', seat: g.seat, cards: hidden },
    );
  };
}

TACTICS.add({
  'from-the-dusk': { time: 'night', number: 1 },
  'long-night': {
    time: 'night',
    number: 2,
    beforeTurn: longNight(),
    duringTurn: longNight(),
    duringDraw: longNight(),
  },
  'mana-search': {
    time: 'night',
    number: 3,
    duringTurn: manaSearch(),
  },
  'midnight-meditation': {
    time: 'night',
    number: 4,
    beforeTurn: midnightMeditation(),
  },
  preparation: {
    time: 'night',
    number: 5,
    onTaking: preparation(),
  },
  'sparing-power': {
    time: 'night',
    number: 6,
    beforeTurn: sparingPower(),
  },
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'long-night': typeof longNight;
    'mana-search': typeof manaSearch;
    'midnight-meditation': typeof midnightMeditation;
    preparation: typeof preparation;
    'sparing-power': typeof sparingPower;
  }
}
