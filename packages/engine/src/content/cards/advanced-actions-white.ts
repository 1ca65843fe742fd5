import { ifNone } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { oneOf } from '../../core/shape.ts';
import { both, choose, may } from '../../effects/combine.ts';
import { convert } from '../../effects/convert.ts';
import { attack, block, influence, move, ranged } from '../../effects/gain.ts';
import { gainCrystal, payFor } from '../../effects/mana.ts';
import { cheaper, costs } from '../../effects/terrain.ts';
import { ask, choice, option } from '../../protocol/choice.ts';
import { gainTo } from '../../rules/cards/deeds.ts';
import { gainCrystal as addCrystal, diceToChange } from '../../rules/cards/mana.ts';
import { rerollInSource } from '../../rules/cards/source.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { takeFromOffer } from '../../rules/interaction/offers.ts';
import { rule, settledRule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { changeReputation, gainFame } from '../../rules/rewards/tracks.ts';
import { is } from '../../rules/shapes.ts';
import { isBasic } from '../../state/mana.ts';
import { cardsOf } from './card-notation.ts';

const { advanced } = cardsOf();

const WINDY = ['plains', 'desert', 'wasteland'] as const;

/** Heroic Tale: Reputation, and Fame, for every Unit recruited this turn, even before this card was played. */
function praise(g: Game, units: number, what: string): void {
  if (units === 0) return;
  changeReputation(g, units);
  if (what === 'fame') gainFame(g, units);
}

const heroicTale = rule('heroic-tale', { brings: oneOf(['reputation', 'fame']) }, (_q, { brings }) => g => {
  praise(g, g.turn.recruited, brings);
  g.modify('heroic-tale', 'turn', 0, brings);
});

const NO_DIE = refuse('SRC-01');

/** Mana Storm: a crystal of the color of a Source die, which is rerolled and stays in the Source; no die is used. */
const stormCrystal = rule('storm-crystal', function* (q: Query) {
  const colors = distinct(q.s.source).filter(isBasic);
  const dice = colors.map(color => option({ act: 'pick-die', color }, color));
  const color = yield* ask(q.seat, 'storm-die', dice, {
    about: { card: q.card },
    refused: ifNone(NO_DIE),
    always: true,
  });
  return (g: Game) => {
    addCrystal(g, color);
    rerollInSource(g, [color]);
  };
});

/** All dice are rerolled; three more may be used, and black and gold ones count as any basic color, day and night. */
const stormSource = rule('storm-source', q =>
  q.s.source.length === 0
    ? NO_DIE
    : g => {
        rerollInSource(g, diceToChange(g));
        g.modify('extra-dice', 'turn', 3);
        g.modify('any-dice', 'turn');
      },
);

/** Learning: once, an Advanced Action from the offer may be bought for Influence, without interacting. */
const learning = settledRule(
  'learning',
  { cost: is.amount, to: oneOf(['hand', 'discard']) },
  (_q, { cost, to }) =>
    g =>
      g.modify('learning', 'turn', cost, to),
);

const study = rule(
  'study',
  { card: is.card, cost: is.amount, to: oneOf(['hand', 'discard']) },
  (q, { card, cost, to }) => {
    if (q.turn.influence < cost) return refuse('INT-08', { cost, points: q.turn.influence });
    return g => {
      g.turn.influence -= cost;
      const used = g.s.modifiers.find(m => m.mod === 'learning' && m.seat === g.seat && m.on === to);
      if (used) g.drop(used);
      gainTo(g, card, to);
      takeFromOffer(g, 'advanced-actions', card);
    };
  },
);

MODIFIERS.add({
  'heroic-tale': { on: { recruited: (g, m) => praise(g, 1, m.on) } },
  'any-dice': { allowsPayment: ({ from, color, as }) => from === 'die' && !isBasic(color) && isBasic(as) },
  learning: {
    offers: (q, m) =>
      q.s.advancedOffer.map(card => {
        const to = m.on === 'hand' ? 'hand' : 'discard';
        return { choice: choice({ act: 'study', card, pile: to }), effect: study({ card, cost: m.n, to }) };
      }),
  },
});

CARDS.add({
  'swift-bolt': advanced('white', ['special', 'combat'], gainCrystal('white'), ranged(4)),
  // The 2011 card spends only Move points left over.
  agility: advanced(
    'white',
    ['movement', 'combat'],
    both(move(2), convert(1, 'move', attack(1))),
    both(move(4), convert(1, 'move', attack(1)), convert(2, 'move', ranged(1))),
  ),
  'song-of-wind': advanced(
    'white',
    ['movement'],
    both(move(2), cheaper(1, ...WINDY)),
    both(move(2), cheaper(2, ...WINDY), may(payFor('blue', costs(['lake'], { set: 0 })))),
  ),
  'heroic-tale': advanced(
    'white',
    ['influence'],
    both(influence(3), heroicTale({ brings: 'reputation' })),
    both(influence(6), heroicTale({ brings: 'fame' })),
  ),
  diplomacy: advanced(
    'white',
    ['influence', 'combat'],
    both(influence(2), convert(1, 'influence', block(1))),
    both(influence(4), choose(convert(1, 'influence', block(1, 'ice')), convert(1, 'influence', block(1, 'fire')))),
  ),
  'mana-storm': advanced('white', ['special'], stormCrystal(), stormSource()),
  learning: advanced(
    'white',
    ['influence', 'special'],
    both(influence(2), learning({ cost: 6, to: 'discard' })),
    both(influence(4), learning({ cost: 9, to: 'hand' })),
  ),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'heroic-tale': typeof heroicTale;
    'storm-crystal': typeof stormCrystal;
    'storm-source': typeof stormSource;
    learning: typeof learning;
  }
}
