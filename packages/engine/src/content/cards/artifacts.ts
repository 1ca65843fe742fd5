import type { Ask } from '../../core/question.ts';
import { oneOf } from '../../core/shape.ts';
import { fame } from '../../effects/cards.ts';
import { both, byTime } from '../../effects/combine.ts';
import { heal, influence, siege } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { askThrownAction } from '../../effects/throwing.ts';
import { ask, option } from '../../protocol/choice.ts';
import { gainTo, takeWounds, throwAway } from '../../rules/cards/deeds.ts';
import { drawCards } from '../../rules/cards/drawing.ts';
import { gainCrystal as storeOrToken } from '../../rules/cards/mana.ts';
import { rollDie } from '../../rules/cards/source.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { takeFromOffer } from '../../rules/interaction/offers.ts';
import { rule, settledRule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { gainFame } from '../../rules/rewards/tracks.ts';
import { is } from '../../rules/shapes.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import { cardsOf } from './card-notation.ts';

const { artifact } = cardsOf();

/** Rolls dice and takes a Wound for each one that shows black or red. */
const rollForWounds = rule('roll-for-wounds', { n: is.amount }, (_q, { n }) => g => {
  let wounds = 0;
  for (let i = 0; i < n; i++) if (['black', 'red'].includes(rollDie(g))) wounds++;
  takeWounds(g, wounds);
});

const MOST_ADDED = 5;

/** Horn of Wrath: the player chooses how much to add to the Attack, then rolls a die for each point added. */
const blowHorn = rule('horn-of-wrath', { n: is.amount }, (q, { n }) => q.refusal(siege(n)) ?? askAdded(q, n));

function* askAdded(q: Query, n: number): Ask<(g: Game) => void> {
  const options = Array.from({ length: MOST_ADDED + 1 }, (_, n) => option({ act: 'add-dice', n }, n));
  const added = yield* ask(q.seat, 'horn-of-wrath', options, { about: { card: q.card, n } });
  return g => {
    g.nextFrom(g.card, g.bonus + added, siege(n));
    if (added > 0) g.next(rollForWounds({ n: added }));
  };
}

/** A die gives a crystal of its color, any color for gold, and Fame instead for black. */
const rollForCrystal = rule('roll-for-crystal', () => g => {
  const color = rollDie(g);
  if (color === 'black') gainFame(g, 1);
  else if (color === 'gold') g.next(gainCrystal(...BASIC_COLORS));
  else storeOrToken(g, color);
});

MODIFIERS.add({
  /**
   * Points of one kind are interchangeable: those of the Grail are spent first, and lost with the others when a combat
   * begins.
   */
  'fame-for-healing': {
    on: {
      healed: (g, m, { points }) => {
        g.drop(m);
        const n = Math.min(m.n, points);
        gainFame(g, n);
        if (n < m.n) g.s.modifiers = [...g.s.modifiers, { ...m, n: m.n - n }];
      },
      'combat-begins': (g, m) => g.drop(m),
    },
  },
  'draw-for-healing': {
    on: {
      healed: (g, m, { unit }) => {
        if (unit === null) g.nextFrom(m.from, 0, drawCards(1));
      },
    },
  },
});

/** Each of the next `n` Healing points spent this turn gives Fame. */
const fameForHealing = rule('fame-for-healing', { n: is.amount }, (_q, { n }) => g => {
  g.modify('fame-for-healing', 'turn', n);
});

/** Draws a card for each Wound healed from hand this turn. */
const drawForHealing = rule('draw-for-healing', () => g => g.modify('draw-for-healing', 'turn'));

/** Book of Wisdom: throw away an Action card to gain a card of its color from an offer, to the hand. */
const study = settledRule('book-of-wisdom', { offer: oneOf(['advanced', 'spells']) }, function* (q, { offer }) {
  const cards = distinct(offer === 'advanced' ? q.s.advancedOffer : q.s.spellOffer);
  const ofColor = (thrown: Name) => cards.filter(card => CARDS.get(card).color === CARDS.get(thrown).color);
  const thrown = yield* askThrownAction(q, card => ofColor(card).length > 0);
  const options = ofColor(thrown).map(card => option({ act: 'pick-card', card }, card, 'offer'));
  const taken = yield* ask(q.seat, 'book-of-wisdom', options, { about: { card: q.card } });
  return (g: Game) => {
    throwAway(g, thrown);
    gainTo(g, taken, 'hand');
    if (offer === 'advanced') {
      takeFromOffer(g, 'advanced-actions', taken);
    } else {
      takeFromOffer(g, 'spells', taken);
      g.next(gainCrystal(CARDS.get(taken).color as BasicColor));
    }
  };
});

CARDS.add({
  'horn-of-wrath': artifact(['combat'], both(siege(5), rollForWounds({ n: 1 })), blowHorn({ n: 5 })),
  'endless-bag-of-gold': artifact(['influence'], both(influence(4), fame(2)), both(influence(9), fame(3))),
  'endless-gem-pouch': artifact(
    ['special'],
    both(rollForCrystal(), rollForCrystal()),
    both(...BASIC_COLORS.map(color => gainMana(color)), byTime(gainMana('gold'), gainMana('black'))),
  ),
  'golden-grail': artifact(['healing'], both(heal(2), fameForHealing({ n: 2 })), both(heal(6), drawForHealing())),
  'book-of-wisdom': artifact(['special'], study({ offer: 'advanced' }), study({ offer: 'spells' })),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'roll-for-wounds': typeof rollForWounds;
    'horn-of-wrath': typeof blowHorn;
    'roll-for-crystal': typeof rollForCrystal;
    'fame-for-healing': typeof fameForHealing;
    'draw-for-healing': typeof drawForHealing;
    'book-of-wisdom': typeof study;
  }
}
