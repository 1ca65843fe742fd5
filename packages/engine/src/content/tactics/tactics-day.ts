import { refuse } from '../../core/refusal.ts';
import { ask, option } from '../../protocol/choice.ts';
import { discard, shuffleDeck } from '../../rules/cards/deeds.ts';
import { draw, drawCards } from '../../rules/cards/drawing.ts';
import { takeDie } from '../../rules/cards/source.ts';
import { MODIFIERS, TACTICS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { askCards, flipTactic } from '../../rules/round/tactics.ts';
import { isBasic } from '../../state/mana.ts';

/** Rethink: discard up to three cards, including Wounds, draw as many, then shuffle the discard pile into the deck. */
const rethink = rule('rethink', function* (q: Query) {
  const cards = yield* askCards(q, 'rethink', q.me.hand, 3);
  return (g: Game) => {
    discard(g, cards);
    draw(g, cards.length);
    g.me.deck = shuffleDeck(g, [...g.me.deck, ...g.me.discard]);
    g.me.discard = [];
    g.tell({ news: 'cards-shuffled-in', seat: g.seat, n: cards.length });
  };
});

/** Mana Steal: takes a basic-colored die, to be used on one of the player's turns. */
const manaSteal = rule('mana-steal', function* (q: Query) {
  const colors = distinct(q.s.source).filter(isBasic);
  const color = yield* ask(
    q.seat,
    'mana-steal',
    colors.map(color => option({ act: 'pick-die', color }, color)),
  );
  return (g: Game) => {
    takeDie(g, color);
    g.me.tacticDie = color;
    g.tell({ news: 'die-taken', seat: g.seat, color });
  };
});

MODIFIERS.add({
  /** Planning: raises the Hand limit if the player holds at least two cards. */
  planning: {
    handLimit: (m, about, s) =>
      m.seat === about.seat && (s.players[m.seat]?.hand.length ?? 0) >= 2 ? { from: m.from, op: 'add', n: m.n } : null,
  },
});

const planning = rule('planning', () => g => g.modify('planning', 'round', 1));

const USED = refuse('RND-TAC-01');
const LAST_TURN = refuse('RND-ORD-06');

/** The Right Moment: another turn right after this one, unless the End of the Round was announced. */
const rightMoment = rule('right-moment', q => {
  if (q.me.tacticUsed) return USED;
  if (q.s.lastTurns !== null) return LAST_TURN;
  if (q.s.current !== q.seat) return refuse(q.s.assault === null ? 'PVP-DEF-02' : 'COA-06');
  return g => {
    g.turn.again = true;
    flipTactic(g);
  };
});

TACTICS.add({
  'early-bird': { time: 'day', number: 1 },
  rethink: { time: 'day', number: 2, onTaking: rethink() },
  'mana-steal': {
    time: 'day',
    number: 3,
    onTaking: manaSteal(),
  },
  planning: { time: 'day', number: 4, onTaking: planning() },
  'great-start': {
    time: 'day',
    number: 5,
    onTaking: drawCards(2),
  },
  'the-right-moment': {
    time: 'day',
    number: 6,
    duringTurn: rightMoment(),
  },
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    rethink: typeof rethink;
    'mana-steal': typeof manaSteal;
    planning: typeof planning;
    'right-moment': typeof rightMoment;
  }
}
